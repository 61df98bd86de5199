// Choosing a gesture by tapping spaces: what is picked up, where it may go, what has to be asked. A pure state machine;
// it knows the gestures that the core offers and nothing of the rules behind them.
import type { Gesture } from '../../core/types';

// What a picked piece changes places with before it moves.
export interface Partner {
  space: string;
  seat: number;
  kind: string;
}

// A gesture with its places as spaces of the board.
export interface Way {
  from: string;
  partner: Partner | null;
  to: string;
  gesture: Gesture;
}

// A piece in hand. Pieces of one kind on one space are alike.
export interface Picked {
  from: string;
  kind: string;
  partner: Partner | null; // chosen already
}

// One answer to the question what is meant: to go there like this, or to change places with that piece first.
export type Choice = { way: Way } | { partner: Partner };

export type Mover =
  | { state: 'idle' }
  | ({ state: 'picked' } & Picked)
  | ({ state: 'asking'; to: string; choices: Choice[] } & Picked);

// On the board, but on no space of it.
export const noSpace = '';

// What somebody tried that is no gesture: to pick up what stands there, or to bring it elsewhere.
export interface Attempt {
  from: string;
  to: string | null;
}

// What follows a tap: the new state, the gesture if one was chosen, what was tried if nothing was.
export interface Deed {
  mover: Mover;
  gesture: Gesture | null;
  attempt?: Attempt;
}

export const idle: Mover = { state: 'idle' };

export function waysOf(gestures: readonly Gesture[], spaceOf: (place: number) => string): Way[] {
  return gestures.map((gesture) => ({
    from: spaceOf(gesture.from),
    partner: gesture.partner && { ...gesture.partner, space: spaceOf(gesture.partner.place) },
    to: spaceOf(gesture.to),
    gesture,
  }));
}

function samePartner(one: Partner | null, other: Partner | null): boolean {
  if (one === null || other === null) return one === other;
  return one.space === other.space && one.seat === other.seat && one.kind === other.kind;
}

// The kinds of pieces on a space that can move.
export function kindsOn(ways: readonly Way[], space: string): string[] {
  return [...new Set(ways.filter((way) => way.from === space).map((way) => way.gesture.piece))];
}

function of(ways: readonly Way[], { from, kind }: Picked): Way[] {
  return ways.filter((way) => way.from === from && way.gesture.piece === kind);
}

export interface Destination {
  space: string;
  hops: number; // of the shortest way there; 0 where there is none
  partner: boolean; // something to change places with stands there
}

export function destinations(ways: readonly Way[], picked: Picked): Destination[] {
  const found = new Map<string, Destination>();
  const at = (space: string): Destination => {
    const there = found.get(space) ?? { space, hops: 0, partner: false };
    found.set(space, there);
    return there;
  };
  for (const way of of(ways, picked)) {
    if (samePartner(way.partner, picked.partner)) {
      const there = at(way.to);
      there.hops = Math.min(there.hops || Infinity, way.gesture.hops.length);
    } else if (picked.partner === null) {
      at(way.partner!.space).partner = true;
    }
  }
  return [...found.values()];
}

// Everything that bringing the piece to a space can mean.
function choicesAt(ways: readonly Way[], picked: Picked, space: string): Choice[] {
  const choices: Choice[] = [];
  const partners: Partner[] = [];
  for (const way of of(ways, picked)) {
    const { partner } = way;
    if (samePartner(partner, picked.partner)) {
      if (way.to === space) choices.push({ way });
    } else if (picked.partner === null && partner?.space === space && !partners.some((one) => samePartner(one, partner))) {
      partners.push(partner);
      choices.push({ partner });
    }
  }
  return choices;
}

function nothing(mover: Mover): Deed {
  return { mover, gesture: null };
}

function chosen(picked: Picked, choice: Choice): Deed {
  if ('way' in choice) return { mover: idle, gesture: choice.way.gesture };
  return nothing({ ...picked, state: 'picked', partner: choice.partner });
}

// A piece brought to a space in one go, as by drag and drop.
export function carry(ways: readonly Way[], picked: Picked, to: string): Deed {
  const choices = choicesAt(ways, picked, to);
  if (choices.length === 1) return chosen(picked, choices[0]!);
  if (choices.length > 1) return nothing({ ...picked, state: 'asking', to, choices });
  return { ...nothing(idle), attempt: { from: picked.from, to } };
}

export function pick(from: string, kind: string): Picked {
  return { from, kind, partner: null };
}

// A piece is picked up. Where `oneTap` is wished and there is only one place it can go to, it goes there.
function pickUp(ways: readonly Way[], from: string, kind: string, oneTap: boolean): Deed {
  const picked = pick(from, kind);
  const [only, ...others] = destinations(ways, picked);
  if (oneTap && only && others.length === 0) return carry(ways, picked, only.space);
  return nothing({ state: 'picked', ...picked });
}

export interface Tap {
  space: string | null; // null is beside the board
  kind?: string | null; // of the piece under the finger
  oneTap?: boolean; // a piece that can go to one place only goes there at once
}

export function tap(mover: Mover, ways: readonly Way[], { space, kind = null, oneTap = false }: Tap): Deed {
  if (space === null || mover.state === 'asking') return nothing(idle);
  const kinds = kindsOn(ways, space);
  const meant = kind !== null && kinds.includes(kind) ? kind : kinds[0];
  if (mover.state === 'picked') {
    const there = carry(ways, mover, space);
    if (there.attempt === undefined) return there;
    if (space === mover.from && (meant === undefined || meant === mover.kind)) return nothing(idle);
    if (meant !== undefined) return pickUp(ways, space, meant, oneTap);
    return { ...there, mover }; // it stays in the hand: somewhere else it may go
  }
  if (meant !== undefined) return pickUp(ways, space, meant, oneTap);
  // Nothing is picked: where only one piece can come here, it need not be picked first.
  const coming = ways.filter((way) => way.to === space && way.partner === null);
  const comers = coming.map((way) => pick(way.from, way.gesture.piece));
  const [first] = comers;
  const alone = first && comers.every(({ from, kind: other }) => from === first.from && other === first.kind);
  return alone ? carry(coming, first, space) : { ...nothing(idle), attempt: { from: space, to: null } };
}

// What a double tap does: the one hop by the die that is to be played first. Without dice only a single way is obvious.
export function obvious(ways: readonly Way[], picked: Picked, lowFirst: boolean): Gesture | null {
  const own = of(ways, picked)
    .filter((way) => samePartner(way.partner, picked.partner))
    .map((way) => way.gesture);
  const single = own.filter((gesture) => gesture.hops.length === 1);
  const offered = single.length > 0 ? single : own;
  const first = offered[0];
  if (!first || offered.length === 1) return first ?? null;
  const wished = offered.filter((gesture) => gesture.dice.length === 1);
  if (wished.length === 0) return offered.some((gesture) => gesture.dice.length > 0) ? first : null;
  const die = (gesture: Gesture) => gesture.dice[0]! * (lowFirst ? 1 : -1);
  return wished.reduce((best, gesture) => (die(gesture) < die(best) ? gesture : best));
}

export function twice(ways: readonly Way[], picked: Picked, lowFirst: boolean): Deed {
  const gesture = obvious(ways, picked, lowFirst);
  return gesture ? { mover: idle, gesture } : nothing({ ...picked, state: 'picked' });
}

// The answer to what was asked; null is no answer, and the piece stays picked.
export function answer(mover: Mover, choice: Choice | null): Deed {
  if (mover.state !== 'asking') return nothing(idle);
  const { from, kind, partner } = mover;
  return choice ? chosen({ from, kind, partner }, choice) : nothing({ state: 'picked', from, kind, partner });
}
