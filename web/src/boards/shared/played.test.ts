// Dice that are used up one by one while a play is shown, where it is certain which of them moved which piece.
import { describe, expect, it } from 'vitest';
import { design as backgammon } from '../backgammon/design';
import { design as dice } from '../backgammon-dice/design';
import { design as ludo } from '../ludo/design';
import { leftAfterEach, type Step } from './played';

function steps(kind: string, ...ways: [from: number, to: number][]): Step[] {
  return ways.map(([from, to]) => ({ seat: 1, kind, from, to }));
}

describe('backgammon', () => {
  const left = (before: number[], ...ways: [number, number][]) =>
    leftAfterEach(steps('checker', ...ways), before, null, backgammon.movedBy);

  it('knows the die by how far a checker went', () => {
    expect(left([6, 3], [24, 18], [13, 10])).toEqual([[3], []]);
    expect(left([6, 3], [13, 10], [24, 18])).toEqual([[6], []]);
    expect(left([4, 2], [25, 21], [21, 19])).toEqual([[2], []]);
  });

  it('uses up doubles one after the other, as many as can be played', () => {
    expect(left([5, 5, 5, 5], [13, 8], [13, 8], [8, 3])).toEqual([[5, 5, 5], [5, 5], [5]]);
  });

  it('leaves a die that could not be played', () => {
    expect(left([6, 3], [13, 10])).toEqual([[6]]);
  });

  it('knows the die of a checker borne off where the other die tells', () => {
    expect(left([6, 3], [5, 0], [4, 1])).toEqual([[3], []]);
    expect(left([6, 5], [5, 0], [4, 0])).toEqual([[6, 5], []]); // the 5 may have gone by the 6
  });
});

describe('ludo', () => {
  const left = (before: number[], ...ways: [number, number][]) =>
    leftAfterEach(steps('piece', ...ways), before, null, ludo.movedBy);

  it('knows the die on the track, at home and back from it', () => {
    expect(left([5, 2], [10, 12], [30, 35])).toEqual([[5], []]);
    expect(left([4, 2], [56, 56], [1, 5])).toEqual([[4], []]);
  });

  it('knows the die that brought a piece out where the other die tells', () => {
    expect(left([6, 4], [0, 1], [1, 5])).toEqual([[4], []]);
    expect(left([6, 4], [0, 1])).toEqual([[]]);
  });

  it('uses up both at the end where a piece goes by their sum', () => {
    expect(left([5, 2], [10, 17])).toEqual([[]]);
  });
});

describe('Backgammon Dice', () => {
  const left = (kind: string, before: number[], ...ways: [number, number][]) =>
    leftAfterEach(steps(kind, ...ways), before, null, dice.movedBy);

  it('knows the die of Regular pawns: moved, come back and borne off', () => {
    expect(left('regular', [5, 2], [3, 5], [6, 11])).toEqual([[5], []]);
    expect(left('regular+', [5, 2], [0, 5], [5, 7])).toEqual([[2], []]);
    expect(left('regular-', [4, 2], [15, 17], [12, 16])).toEqual([[4], []]);
  });

  it('does not guess about pawns that land twice or change places', () => {
    expect(left('double+', [3, 3], [3, 6], [6, 9])).toEqual([[3, 3], []]);
    expect(left('switch0', [3, 3], [3, 9], [9, 12])).toEqual([[3, 3], []]);
  });
});

it('takes the dice of a person’s move from what is left after it', () => {
  const borneOff = steps('checker', [5, 0]);
  expect(leftAfterEach(borneOff, [6, 5], [5], backgammon.movedBy)).toEqual([[5]]);
  expect(leftAfterEach(steps('checker', [8, 5], [5, 4]), [3, 1], [], backgammon.movedBy)).toEqual([[1], []]);
});

it('uses up everything at the end on a board that knows nothing of dice', () => {
  expect(leftAfterEach(steps('man', [1, 2], [2, 3]), [2, 1], null, undefined)).toEqual([[2, 1], []]);
});
