// Where every piece stands in a scene, asked of the design space by space.
import type { Piece, Scene } from '../../core/types';
import type { BoardDesign, Lie, Point, Spot } from '../design';
import type { Token } from './identity';

export interface Placed extends Spot {
  space: string;
  level: number; // in its stack, 0 at the bottom
}

export interface Placement {
  placed: Map<number, Placed>; // by the id of the token
  counts: (Point & { number: number })[];
  on: Map<string, Token[]>; // from the bottom of the stack to its top
}

export interface LaidBoard {
  design: BoardDesign;
  scene: Scene;
  lie: Lie;
}

export function placePieces({ design, scene, lie }: LaidBoard, tokens: readonly Token[]): Placement {
  const on = new Map<string, Token[]>();
  for (const token of tokens) {
    const space = design.spaceOf(token.seat, token.place, scene);
    on.set(space, [...(on.get(space) ?? []), token]);
  }
  const placement: Placement = { placed: new Map(), counts: [], on };
  for (const [space, stack] of on) {
    const { spots, count } = design.layout(space, stack, scene, lie);
    stack.forEach((token, level) => {
      const spot = spots[level];
      if (spot) placement.placed.set(token.id, { ...spot, space, level });
    });
    if (count) placement.counts.push(count);
  }
  return placement;
}

// The top piece of a seat on a space.
export function topOf(placement: Placement, space: string, seat: number): Token | null {
  return placement.on.get(space)?.findLast((token) => token.seat === seat) ?? null;
}

// Where one more piece would come to stand.
export function landing(board: LaidBoard, stack: readonly Token[], space: string, piece: Piece): Spot | null {
  const { design, scene, lie } = board;
  return design.layout(space, [...stack, piece], scene, lie).spots.at(-1) ?? null;
}
