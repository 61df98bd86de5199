// The destinations of the picked piece as marks on the board.
import type { Point, Space } from '../design';
import { distance } from './geometry';
import type { Token } from './identity';
import type { Destination } from './mover';
import type { Shown } from './show.svelte';
import { landing, type Placement } from './placement';

export interface Goal extends Point {
  space: string;
  goal: boolean; // the piece can go there
  far: boolean; // more than one hop away
  partner: Point | null; // where a piece stands with which it can change places
  taken: boolean; // drawn around a piece that stands there
}

// The spot where the piece would land; around the top piece where another seat's stands, or where there is no room.
export function goalOf(
  shown: Shown,
  placement: Placement,
  { space, hops, partner }: Destination,
  spaces: ReadonlyMap<string, Space>,
  piece: Token,
): Goal {
  const stack = (placement.on.get(space) ?? []).filter((token) => token.id !== piece.id);
  const top = stack.at(-1);
  const topSpot = top && placement.placed.get(top.id);
  const how = { space, goal: hops > 0, far: hops > 1, partner: partner && topSpot ? topSpot : null };
  if (topSpot && top.seat !== piece.seat) return { ...how, taken: true, x: topSpot.x, y: topSpot.y };
  const spot = top ? landing(shown, stack, space, piece) : null;
  const at = spot ?? spaces.get(space)?.centre ?? { x: 0, y: 0 };
  const crowded = !!topSpot && !topSpot.edge && distance(topSpot, at) < shown.design.pieceSize * 0.6;
  return { ...how, taken: crowded, x: at.x, y: at.y };
}
