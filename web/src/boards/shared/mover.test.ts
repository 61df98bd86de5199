// Picking pieces and bringing them somewhere: by taps, double taps, and drag and drop.
import { describe, expect, it } from 'vitest';
import type { Gesture } from '../../core/types';
import { answer, carry, destinations, idle, obvious, tap, twice, waysOf, type Mover } from './mover';

function gesture(label: string, places: number[], dice: number[]): Gesture {
  const hops = places.slice(1).map((to, i) => ({ from: places[i]!, to, choice: 0 }));
  return { from: places[0]!, to: places.at(-1)!, hops, label, dice };
}

// A roll of 3 and 1 with two checkers that can move.
const bySmall = gesture('8/7', [8, 7], [1]);
const byLarge = gesture('8/5', [8, 5], [3]);
const byBoth = gesture('8/4', [8, 5, 4], [3, 1]);
const other = gesture('6/5', [6, 5], [1]);
const ways = waysOf([byLarge, byBoth, bySmall, other], (place) => `p${place}`);
const picked: Mover = { state: 'picked', from: 'p8' };

describe('two taps', () => {
  it('pick a piece and bring it to a destination', () => {
    const first = tap(idle, ways, 'p8');
    expect(first).toEqual({ mover: picked, gesture: null });
    expect(tap(first.mover, ways, 'p5')).toEqual({ mover: idle, gesture: byLarge });
  });

  it('show every destination with its number of hops', () => {
    expect(destinations(ways, 'p8')).toEqual([
      { space: 'p5', hops: 1 },
      { space: 'p4', hops: 2 },
      { space: 'p7', hops: 1 },
    ]);
  });

  it('count the shortest of several ways', () => {
    const sums = waysOf([gesture('a', [1, 3, 6], [2, 3]), gesture('b', [1, 6], [5])], (place) => `t${place}`);
    expect(destinations(sums, 't1')).toEqual([{ space: 't6', hops: 1 }]);
  });

  it('put it down again on the same space, elsewhere, and beside the board', () => {
    for (const space of ['p8', 'p1', null]) expect(tap(picked, ways, space)).toEqual({ mover: idle, gesture: null });
  });

  it('pick another piece instead', () => {
    expect(tap(picked, ways, 'p6').mover).toEqual({ state: 'picked', from: 'p6' });
  });

  it('do nothing on what cannot move', () => {
    expect(tap(idle, ways, 'p24')).toEqual({ mover: idle, gesture: null });
  });

  it('move a piece that comes back to where it is', () => {
    const bounce = gesture('55/55', [56, 56], [2]);
    const home = waysOf([bounce], (place) => `c${place}`);
    const first = tap(idle, home, 'c56');
    expect(first.gesture).toBeNull();
    expect(tap(first.mover, home, 'c56').gesture).toBe(bounce);
  });
});

describe('a tap on a destination with nothing picked', () => {
  it('moves the only piece that can come there', () => {
    expect(tap(idle, ways, 'p7').gesture).toBe(bySmall);
  });

  it('does nothing where two pieces can come', () => {
    expect(tap(idle, ways, 'p5')).toEqual({ mover: idle, gesture: null });
  });
});

describe('a double tap', () => {
  it('plays the larger die, or the smaller if that goes first', () => {
    expect(twice(ways, 'p8', false)).toEqual({ mover: idle, gesture: byLarge });
    expect(twice(ways, 'p8', true)).toEqual({ mover: idle, gesture: bySmall });
  });

  it('plays the other die where only that can be played', () => {
    expect(obvious(ways, 'p6', false)).toBe(other);
  });

  it('takes the first offered of those with the same die', () => {
    const twins = waysOf([gesture('6S/7', [6, 7], [1]), gesture('6H/7', [6, 7], [1])], (place) => `s${place}`);
    expect(obvious(twins, 's6', false)?.label).toBe('6S/7');
  });

  it('finds several squares without dice not obvious, but a single one is', () => {
    const steps = [gesture('9-13', [9, 13], []), gesture('9-14', [9, 14], []), gesture('10-15', [10, 15], [])];
    const men = waysOf(steps, (square) => `s${square}`);
    expect(twice(men, 's9', false)).toEqual({ mover: { state: 'picked', from: 's9' }, gesture: null });
    expect(twice(men, 's10', false).gesture?.label).toBe('10-15');
  });
});

describe('several gestures with the same ends', () => {
  const left = gesture('6S/7', [6, 7], [1]);
  const right = gesture('6H/7', [6, 7], [1]);
  const both = waysOf([left, right], (place) => `s${place}`);

  it('are asked for, by taps as by drag and drop', () => {
    const asking = { state: 'asking', from: 's6', to: 's7', ways: both };
    expect(tap({ state: 'picked', from: 's6' }, both, 's7')).toEqual({ mover: asking, gesture: null });
    expect(carry(both, 's6', 's7')).toEqual({ mover: asking, gesture: null });
  });

  it('are answered, or the piece stays picked', () => {
    const { mover } = carry(both, 's6', 's7');
    expect(answer(mover, both[1]!)).toEqual({ mover: idle, gesture: right });
    expect(answer(mover, null)).toEqual({ mover: { state: 'picked', from: 's6' }, gesture: null });
  });

  it('are forgotten by a tap elsewhere', () => {
    expect(tap(carry(both, 's6', 's7').mover, both, 's1').mover).toEqual(idle);
  });
});

describe('drag and drop', () => {
  it('goes in one go, also by several hops', () => {
    expect(carry(ways, 'p8', 'p4')).toEqual({ mover: idle, gesture: byBoth });
  });

  it('returns from where it cannot go', () => {
    expect(carry(ways, 'p8', 'p1')).toEqual({ mover: idle, gesture: null });
  });
});
