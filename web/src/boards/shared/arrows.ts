// Arrows of a move as curves on the board.
import type { Arrow } from '../../core/types';
import type { Point, Space } from '../design';
import { bow, type Bow } from './geometry';
import type { Shown } from './show.svelte';
import { landing, topOf, type Placement } from './placement';

// Made: the piece stands at the end and has left its beginning. Thought of: the other way round.
export type Tense = 'made' | 'thought of';

// One stretch of a piece's way.
export interface Shaft extends Bow {
  first: boolean;
  last: boolean;
}

const bulges = [0.1, -0.12, 0.2]; // candidates with the same ends leave each other room

export function arrowBows(
  arrows: readonly Arrow[],
  { design, scene, lie }: Shown,
  placement: Placement,
  spaces: ReadonlyMap<string, Space>,
  tense: Tense,
  rank: number,
): Shaft[] {
  function pointOf(seat: number, place: number, isThere: boolean): Point {
    const space = design.spaceOf(seat, place, scene);
    const top = topOf(placement, space, seat);
    const there = isThere && top ? placement.placed.get(top.id) : null;
    const piece = scene.pieces.find((one) => one.seat === seat) ?? { seat, place, kind: '' };
    const empty = { x: design.width / 2, y: design.height / 2 };
    const next = landing({ design, scene, lie }, placement.on.get(space) ?? [], space, piece);
    return there ?? next ?? spaces.get(space)?.centre ?? empty;
  }
  const gaps = tense === 'made' ? { from: 0.1, to: 0.5 } : { from: 0.3, to: 0.12 };
  return arrows.flatMap(({ seat, from, to }, index) => {
    if (from === to) return [];
    // One piece that went on from where it landed is one line with one head.
    const [before, after] = [arrows[index - 1], arrows[index + 1]];
    const goesOn = after?.seat === seat && after.from === to;
    const wentOn = before?.seat === seat && before.to === from;
    const start = pointOf(seat, from, tense === 'thought of' && !wentOn);
    const end = pointOf(seat, to, tense === 'made' && !goesOn);
    const gap = { from: wentOn ? 0 : gaps.from * design.pieceSize, to: goesOn ? 0 : gaps.to * design.pieceSize };
    return [{ ...bow(start, end, bulges[rank] ?? 0.1, gap.from, gap.to), first: !wentOn, last: !goesOn }];
  });
}
