// Choosing a gesture by tapping spaces: what is picked up, where it may go, what has to be asked. A pure state machine;
// it knows the gestures that the core offers and nothing of the rules behind them.
import type { Gesture } from '../../core/types';

// A gesture with its ends as spaces of the board.
export interface Way {
  from: string;
  to: string;
  gesture: Gesture;
}

export type Mover =
  | { state: 'idle' }
  | { state: 'picked'; from: string }
  | { state: 'asking'; from: string; to: string; ways: Way[] }; // several gestures have these ends

// What follows a tap: the new state, and the gesture if one was chosen.
export interface Deed {
  mover: Mover;
  gesture: Gesture | null;
}

export const idle: Mover = { state: 'idle' };

export function waysOf(gestures: readonly Gesture[], spaceOf: (place: number) => string): Way[] {
  return gestures.map((gesture) => ({ from: spaceOf(gesture.from), to: spaceOf(gesture.to), gesture }));
}

export function canMove(ways: readonly Way[], space: string): boolean {
  return ways.some((way) => way.from === space);
}

export interface Destination {
  space: string;
  hops: number; // of the shortest way there
}

export function destinations(ways: readonly Way[], from: string): Destination[] {
  const found = new Map<string, number>();
  for (const way of ways) {
    if (way.from === from) found.set(way.to, Math.min(found.get(way.to) ?? Infinity, way.gesture.hops.length));
  }
  return [...found].map(([space, hops]) => ({ space, hops }));
}

function nothing(mover: Mover): Deed {
  return { mover, gesture: null };
}

function goAmong(ways: Way[]): Deed {
  const first = ways[0];
  if (!first) return nothing(idle);
  if (ways.length === 1) return { mover: idle, gesture: first.gesture };
  return nothing({ state: 'asking', from: first.from, to: first.to, ways });
}

// A piece brought from one space to another in one go, as by drag and drop.
export function carry(ways: readonly Way[], from: string, to: string): Deed {
  return goAmong(ways.filter((way) => way.from === from && way.to === to));
}

// A tap on a space, or beside all of them (null).
export function tap(mover: Mover, ways: readonly Way[], space: string | null): Deed {
  if (space === null || mover.state === 'asking') return nothing(idle);
  if (mover.state === 'picked') {
    const there = carry(ways, mover.from, space);
    if (there.gesture || there.mover.state === 'asking') return there;
    if (space === mover.from) return nothing(idle);
    return nothing(canMove(ways, space) ? { state: 'picked', from: space } : idle);
  }
  if (canMove(ways, space)) return nothing({ state: 'picked', from: space });
  // Nothing is picked: where only one space has pieces that can come here, they need not be picked first.
  const coming = ways.filter((way) => way.to === space);
  return new Set(coming.map((way) => way.from)).size === 1 ? goAmong(coming) : nothing(idle);
}

// What a double tap does: the one hop by the die that is to be played first. Without dice only a single way is obvious.
export function obvious(ways: readonly Way[], from: string, lowFirst: boolean): Gesture | null {
  const own = ways.filter((way) => way.from === from).map((way) => way.gesture);
  const single = own.filter((gesture) => gesture.hops.length === 1);
  const offered = single.length > 0 ? single : own;
  const first = offered[0];
  if (!first || offered.length === 1) return first ?? null;
  const wished = offered.filter((gesture) => gesture.dice.length === 1);
  if (wished.length === 0) return offered.some((gesture) => gesture.dice.length > 0) ? first : null;
  const die = (gesture: Gesture) => gesture.dice[0]! * (lowFirst ? 1 : -1);
  return wished.reduce((best, gesture) => (die(gesture) < die(best) ? gesture : best));
}

export function twice(ways: readonly Way[], from: string, lowFirst: boolean): Deed {
  const gesture = obvious(ways, from, lowFirst);
  return gesture ? { mover: idle, gesture } : nothing({ state: 'picked', from });
}

// The answer to what was asked; null is no answer, and the piece stays picked.
export function answer(mover: Mover, way: Way | null): Deed {
  if (way) return { mover: idle, gesture: way.gesture };
  return nothing(mover.state === 'asking' ? { state: 'picked', from: mover.from } : idle);
}
