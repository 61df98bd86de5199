// Dice on the board: in which order they lie, what of them is used, and when they are thrown anew.
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../core/types';
import { areOthers, areThrown, rollOf, shownDice } from './dice';

function scene(turn: number, dice: number[], left: number[]): Scene {
  return { game: 'backgammon', turn, seats: [], pieces: [], dice, left, facts: {} };
}

describe('shownDice', () => {
  it('lays the die first that is played first', () => {
    expect(shownDice([2, 4], [4, 2], 2, false).map((die) => die.value)).toEqual([4, 2]);
    expect(shownDice([2, 4], [4, 2], 2, true).map((die) => die.value)).toEqual([2, 4]);
  });

  it('marks what is used', () => {
    expect(shownDice([2, 4], [2], 2, false).map((die) => die.used)).toEqual([1, 0]);
    expect(shownDice([2, 4], [], 2, false).map((die) => die.used)).toEqual([1, 1]);
    expect(shownDice([5], [5], 1, false).map((die) => die.used)).toEqual([0]);
  });

  it('uses up a double that counts four by halves', () => {
    const used = [4, 3, 2, 1, 0].map((count) => {
      return shownDice([3, 3], Array(count).fill(3), 4, false).map((die) => die.used);
    });
    expect(used).toEqual([[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1]]);
  });

  it('uses up a double that counts two die by die', () => {
    const used = [2, 1].map((count) => shownDice([3, 3], Array(count).fill(3), 2, false).map((die) => die.used));
    expect(used).toEqual([[0, 0], [1, 0]]);
  });
});

describe('rolls', () => {
  const first = rollOf(scene(1, [4, 2], [4, 2]), null, null)!;

  it('are others when the dice, the seat or the number of the roll are others', () => {
    expect(areOthers(scene(1, [4, 2], [2]), first, null)).toBe(false);
    expect(areOthers(scene(1, [4, 3], [4, 3]), first, null)).toBe(true);
    expect(areOthers(scene(2, [4, 2], [4, 2]), first, null)).toBe(true);
    expect(areOthers(scene(1, [4, 2], [4, 2]), { ...first, mark: 1 }, 2)).toBe(true);
    expect(areOthers(scene(1, [], []), first, null)).toBe(false);
  });

  it('are thrown when the table has rolled, not when a turn is taken back', () => {
    const lying = { ...first, mark: 3 };
    expect(areThrown(scene(2, [5, 1], [5, 1]), null, 4, 3)).toBe(true);
    expect(areThrown(scene(2, [5, 1], [5, 1]), lying, 4, 3)).toBe(true);
    expect(areThrown(scene(2, [5, 1], [5, 1]), null, 3, 3)).toBe(false); // nothing lay there
    expect(areThrown(scene(2, [5, 1], [5, 1]), lying, 2, 3)).toBe(false); // the next ones had been rolled
    expect(areThrown(scene(2, [5, 1], [5, 1]), lying, null, null)).toBe(true);
    expect(areThrown(scene(1, [4, 2], [2]), lying, 3, 3)).toBe(false);
  });

  it('remember how many numbers they gave', () => {
    const double = rollOf(scene(1, [3, 3], [3, 3, 3, 3]), null, null)!;
    expect(rollOf(scene(1, [3, 3], [3]), double, null)?.most).toBe(4);
    expect(rollOf(scene(2, [5], [5]), double, null)?.most).toBe(1);
    expect(rollOf(scene(2, [], []), double, null)).toBeNull();
  });

  it('stay with their seat when the game is over', () => {
    expect(rollOf(scene(0, [4, 2], []), first, null)?.seat).toBe(1);
  });
});
