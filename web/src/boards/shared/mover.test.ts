// Picking pieces and bringing them somewhere: by taps, double taps, and drag and drop.
import { describe, expect, it } from 'vitest';
import type { Gesture, Partner } from '../../core/types';
import { answer, carry, destinations, idle, noSpace, obvious, pick, tap, twice, waysOf, type Mover } from './mover';

interface Kind {
  piece?: string;
  partner?: Partner;
}

function gesture(label: string, places: number[], dice: number[], { piece = 'checker', partner }: Kind = {}): Gesture {
  const hops = places.slice(1).map((to, i) => ({ from: places[i]!, to, choice: 0, dice: [dice[i]!] }));
  return { from: places[0]!, to: places.at(-1)!, piece, partner: partner ?? null, hops, label, told: [], dice, captures: false };
}

// A roll of 3 and 1 with two checkers that can move.
const bySmall = gesture('8/7', [8, 7], [1]);
const byLarge = gesture('8/5', [8, 5], [3]);
const byBoth = gesture('8/4', [8, 5, 4], [3, 1]);
const other = gesture('6/5', [6, 5], [1]);
const ways = waysOf([byLarge, byBoth, bySmall, other], (place) => `p${place}`);
const hand = pick('p8', 'checker');
const picked: Mover = { state: 'picked', ...hand };

describe('two taps', () => {
  it('pick a piece and bring it to a destination', () => {
    const first = tap(idle, ways, { space: 'p8' });
    expect(first).toEqual({ mover: picked, gesture: null });
    expect(tap(first.mover, ways, { space: 'p5' })).toEqual({ mover: idle, gesture: byLarge });
  });

  it('show every destination with its number of hops', () => {
    expect(destinations(ways, hand)).toEqual([
      { space: 'p5', hops: 1, partner: false },
      { space: 'p4', hops: 2, partner: false },
      { space: 'p7', hops: 1, partner: false },
    ]);
  });

  it('put it down again on the same space and beside the board', () => {
    for (const space of ['p8', null]) expect(tap(picked, ways, { space })).toEqual({ mover: idle, gesture: null });
  });

  it('keep it in the hand where it cannot go, and tell what was tried', () => {
    const there = tap(picked, ways, { space: 'p1' });
    expect(there).toEqual({ mover: picked, gesture: null, attempt: { from: 'p8', to: 'p1' } });
  });

  it('keep it also between the spaces, where nothing else is picked up', () => {
    const there = tap(picked, ways, { space: noSpace });
    expect(there).toEqual({ mover: picked, gesture: null, attempt: { from: 'p8', to: noSpace } });
    expect(tap(idle, ways, { space: noSpace }).mover).toEqual(idle);
  });

  it('pick another piece instead', () => {
    expect(tap(picked, ways, { space: 'p6' }).mover).toEqual({ state: 'picked', ...pick('p6', 'checker') });
  });

  it('tell what was tried with what cannot move', () => {
    const nothing = { mover: idle, gesture: null, attempt: { from: 'p24', to: null } };
    expect(tap(idle, ways, { space: 'p24' })).toEqual(nothing);
  });

  it('move a piece that comes back to where it is', () => {
    const bounce = gesture('55/55', [56, 56], [2]);
    const home = waysOf([bounce], (place) => `c${place}`);
    const first = tap(idle, home, { space: 'c56' });
    expect(first.gesture).toBeNull();
    expect(tap(first.mover, home, { space: 'c56' }).gesture).toBe(bounce);
  });
});

describe('one tap, where that is wished', () => {
  it('moves a piece that can go to one place only', () => {
    expect(tap(idle, ways, { space: 'p6', oneTap: true })).toEqual({ mover: idle, gesture: other });
  });

  it('picks up one that can go to several', () => {
    expect(tap(idle, ways, { space: 'p8', oneTap: true })).toEqual({ mover: picked, gesture: null });
  });

  it('asks where one place is reached in two ways', () => {
    const bounces = [gesture('53/54 with 1', [54, 55], [1]), gesture('53/54 with 4', [54, 55], [4])];
    const both = waysOf(bounces, (place) => `c${place}`);
    expect(tap(idle, both, { space: 'c54', oneTap: true }).mover).toMatchObject({ state: 'asking', to: 'c55' });
  });
});

describe('a tap on a destination with nothing picked', () => {
  it('moves the only piece that can come there', () => {
    expect(tap(idle, ways, { space: 'p7' }).gesture).toBe(bySmall);
  });

  it('does nothing where two pieces can come', () => {
    expect(tap(idle, ways, { space: 'p5' })).toMatchObject({ mover: idle, gesture: null });
  });
});

describe('a double tap', () => {
  it('plays the larger die, or the smaller if that goes first', () => {
    expect(twice(ways, hand, false)).toEqual({ mover: idle, gesture: byLarge });
    expect(twice(ways, hand, true)).toEqual({ mover: idle, gesture: bySmall });
  });

  it('plays the other die where only that can be played', () => {
    expect(obvious(ways, pick('p6', 'checker'), false)).toBe(other);
  });

  it('finds several squares without dice not obvious, but a single one is', () => {
    const steps = [gesture('9-13', [9, 13], []), gesture('9-14', [9, 14], []), gesture('10-15', [10, 15], [])];
    const men = waysOf(steps, (square) => `s${square}`);
    const nine = pick('s9', 'checker');
    expect(twice(men, nine, false)).toEqual({ mover: { state: 'picked', ...nine }, gesture: null });
    expect(twice(men, pick('s10', 'checker'), false).gesture?.label).toBe('10-15');
  });
});

describe('two kinds of pieces on one space', () => {
  const whole = gesture('c/2', [0, 2], [2], { piece: 'regular' });
  const half = gesture('cH/2', [0, 2], [2], { piece: 'half-' });
  const both = waysOf([whole, half], (place) => `s${place}`);

  it('are picked by pointing at one of them, and that one moves', () => {
    const first = tap(idle, both, { space: 's0', kind: 'half-' });
    expect(first.mover).toEqual({ state: 'picked', ...pick('s0', 'half-') });
    expect(tap(first.mover, both, { space: 's2' }).gesture).toBe(half);
  });

  it('are changed for each other on the same space', () => {
    const first = tap(idle, both, { space: 's0', kind: 'regular' });
    expect(tap(first.mover, both, { space: 's0', kind: 'half-' }).mover).toEqual({ state: 'picked', ...pick('s0', 'half-') });
  });

  it('cannot come without being picked', () => {
    expect(tap(idle, both, { space: 's2' }).gesture).toBeNull();
  });
});

describe('a piece that may change places', () => {
  const partner = { place: 4, seat: 1, kind: 'regular' };
  const straight = gesture('2/4', [2, 4], [2], { piece: 'switch0' });
  const switched = gesture('2<>4/6', [2, 6], [2], { piece: 'switch0', partner });
  const pawns = waysOf([straight, switched], (place) => `s${place}`);
  const pawn = pick('s2', 'switch0');

  it('shows partners beside destinations', () => {
    expect(destinations(pawns, pawn)).toEqual([{ space: 's4', hops: 1, partner: true }]);
  });

  it('asks whether to go there or to change places, and then where to', () => {
    const { mover } = tap({ state: 'picked', ...pawn }, pawns, { space: 's4' });
    expect(mover).toMatchObject({ state: 'asking', choices: [{ way: pawns[0] }, { partner: { space: 's4' } }] });
    if (mover.state !== 'asking') return;
    expect(answer(mover, mover.choices[0]!).gesture).toBe(straight);
    const after = answer(mover, mover.choices[1]!).mover;
    expect(destinations(pawns, after as never)).toEqual([{ space: 's6', hops: 1, partner: false }]);
    expect(tap(after, pawns, { space: 's6' }).gesture).toBe(switched);
  });

  it('is put down by a tap where it stands', () => {
    expect(tap({ state: 'picked', ...pawn }, pawns, { space: 's2' }).mover).toEqual(idle);
  });
});

describe('several gestures with the same ends', () => {
  const one = gesture('12H/13 with 1', [12, 13], [1]);
  const two = gesture('12H/13 with 2', [12, 13], [2]);
  const both = waysOf([one, two], (place) => `s${place}`);
  const twelve = pick('s12', 'checker');
  const choices = both.map((way) => ({ way }));

  it('are asked for, by taps as by drag and drop', () => {
    const asking = { state: 'asking', ...twelve, to: 's13', choices };
    expect(tap({ state: 'picked', ...twelve }, both, { space: 's13' })).toEqual({ mover: asking, gesture: null });
    expect(carry(both, twelve, 's13')).toEqual({ mover: asking, gesture: null });
  });

  it('are answered, or the piece stays picked', () => {
    const { mover } = carry(both, twelve, 's13');
    expect(answer(mover, choices[1]!)).toEqual({ mover: idle, gesture: two });
    expect(answer(mover, null)).toEqual({ mover: { state: 'picked', ...twelve }, gesture: null });
  });

  it('are forgotten by a tap elsewhere', () => {
    expect(tap(carry(both, twelve, 's13').mover, both, { space: 's1' }).mover).toEqual(idle);
  });
});

describe('drag and drop', () => {
  it('goes in one go, also by several hops', () => {
    expect(carry(ways, hand, 'p4')).toEqual({ mover: idle, gesture: byBoth });
  });

  it('returns from where it cannot go, and tells what was tried', () => {
    expect(carry(ways, hand, 'p1')).toEqual({ mover: idle, gesture: null, attempt: { from: 'p8', to: 'p1' } });
  });
});
