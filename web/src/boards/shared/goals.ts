// The destinations of the picked piece as marks on the board.
import type { Scene } from '../../core/types';
import type { BoardDesign, Lie, Point, Space } from '../design';
import type { Token } from './identity';
import type { Destination } from './mover';
import { landing, type Standing } from './standing';

export interface Goal extends Point {
  space: string;
  far: boolean; // more than one hop away
  taken: boolean; // drawn around a piece that stands there
}

// The spot where the piece would land; around the top piece where another seat's stands, or where no room is left to see it.
export function goalOf(
  design: BoardDesign,
  standing: Standing,
  { space, hops }: Destination,
  spaces: ReadonlyMap<string, Space>,
  piece: Token,
  scene: Scene,
  lie: Lie,
): Goal {
  const far = hops > 1;
  const stack = (standing.on.get(space) ?? []).filter((token) => token.id !== piece.id);
  const top = stack.at(-1);
  const topSpot = top && standing.placed.get(top.id);
  if (top && topSpot && top.seat !== piece.seat) return { space, far, taken: true, x: topSpot.x, y: topSpot.y };
  const others = { ...standing, on: new Map(standing.on).set(space, stack) };
  const spot = top ? landing(design, others, space, piece, scene, lie) : null;
  const at = spot ?? spaces.get(space)?.centre ?? { x: 0, y: 0 };
  const crowded = !!topSpot && Math.hypot(topSpot.x - at.x, topSpot.y - at.y) < design.pieceSize * 0.6 && !topSpot.edge;
  return { space, far, taken: crowded, x: at.x, y: at.y };
}
