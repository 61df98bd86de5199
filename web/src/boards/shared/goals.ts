// The destinations of the picked piece as marks on the board.
import type { Point, Space } from '../design';
import { distance } from './geometry';
import type { Token } from './identity';
import type { Destination } from './mover';
import type { Shown } from './show.svelte';
import { landing, type Standing } from './standing';

export interface Goal extends Point {
  space: string;
  far: boolean; // more than one hop away
  taken: boolean; // drawn around a piece that stands there
}

// The spot where the piece would land; around the top piece where another seat's stands, or where there is no room.
export function goalOf(
  shown: Shown,
  standing: Standing,
  { space, hops }: Destination,
  spaces: ReadonlyMap<string, Space>,
  piece: Token,
): Goal {
  const far = hops > 1;
  const stack = (standing.on.get(space) ?? []).filter((token) => token.id !== piece.id);
  const top = stack.at(-1);
  const topSpot = top && standing.placed.get(top.id);
  if (topSpot && top.seat !== piece.seat) return { space, far, taken: true, x: topSpot.x, y: topSpot.y };
  const spot = top ? landing(shown, stack, space, piece) : null;
  const at = spot ?? spaces.get(space)?.centre ?? { x: 0, y: 0 };
  const crowded = !!topSpot && !topSpot.edge && distance(topSpot, at) < shown.design.pieceSize * 0.6;
  return { space, far, taken: crowded, x: at.x, y: at.y };
}
