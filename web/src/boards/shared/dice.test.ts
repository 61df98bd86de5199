// Dice on the board: in which order they lie, what of them is used, and when they are thrown anew.
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../core/types';
import { areOthers, areThrown, leftAfterEach, rollOf, shownDice, type Thrown } from './dice';

function scene(turn: number, dice: number[], left: number[]): Scene {
  return { game: 'backgammon', turn, seats: [], pieces: [], dice, left, facts: {} };
}

describe('leftAfterEach', () => {
  it('uses up the dice of each move when it has landed', () => {
    expect(leftAfterEach([[3], [6]], [6, 3])).toEqual([[6], []]);
    expect(leftAfterEach([[5], [5], [5]], [5, 5, 5, 5])).toEqual([[5, 5, 5], [5, 5], [5]]);
    expect(leftAfterEach([[5, 2]], [5, 2])).toEqual([[]]);
  });

  it('uses up nothing where a piece goes on by the same die', () => {
    expect(leftAfterEach([[], [3], [], [3]], [3, 3, 3, 3])).toEqual([[3, 3, 3, 3], [3, 3, 3], [3, 3, 3], [3, 3]]);
  });
});

describe('shownDice', () => {
  it('lays the die first that is played first', () => {
    expect(shownDice([2, 4], [4, 2], 2, false).map((die) => die.value)).toEqual([4, 2]);
    expect(shownDice([2, 4], [4, 2], 2, true).map((die) => die.value)).toEqual([2, 4]);
  });

  it('marks what is used', () => {
    expect(shownDice([2, 4], [2], 2, false).map((die) => die.used)).toEqual([true, false]);
    expect(shownDice([2, 4], [], 2, false).map((die) => die.used)).toEqual([true, true]);
    expect(shownDice([5], [5], 1, false).map((die) => die.used)).toEqual([false]);
  });

  it('shows four dice for a double that counts four, and uses them up one by one', () => {
    const used = [4, 3, 2, 1, 0].map((count) => {
      const shown = shownDice([3, 3], Array(count).fill(3), 4, false);
      expect(shown.map((die) => die.value)).toEqual([3, 3, 3, 3]);
      expect(shown.map((die) => die.slot)).toEqual([0, 1, 2, 3]);
      return shown.filter((die) => die.used).length;
    });
    expect(used).toEqual([0, 1, 2, 3, 4]);
  });

  it('shows two for a double that counts two', () => {
    const used = [2, 1].map((count) => shownDice([3, 3], Array(count).fill(3), 2, false).map((die) => die.used));
    expect(used).toEqual([[false, false], [true, false]]);
  });
});

const roll = (number: number, dice: Thrown['dice'] = []): Thrown => ({ number, dice });

describe('rolls', () => {
  const first = rollOf(scene(1, [4, 2], [4, 2]), null, null)!;

  it('are others when the dice, the seat or the number of the roll are others', () => {
    expect(areOthers(scene(1, [4, 2], [2]), first, null)).toBe(false);
    expect(areOthers(scene(1, [4, 3], [4, 3]), first, null)).toBe(true);
    expect(areOthers(scene(2, [4, 2], [4, 2]), first, null)).toBe(true);
    expect(areOthers(scene(1, [4, 2], [4, 2]), { ...first, mark: 1 }, roll(2))).toBe(true);
    expect(areOthers(scene(1, [], []), first, null)).toBe(false);
  });

  it('are thrown when the table has rolled, not when a turn is taken back', () => {
    const lying = { ...first, mark: 3 };
    expect(areThrown(scene(2, [5, 1], [5, 1]), null, roll(4), 3)).toBe(true);
    expect(areThrown(scene(2, [5, 1], [5, 1]), lying, roll(4), 3)).toBe(true);
    expect(areThrown(scene(2, [5, 1], [5, 1]), null, roll(3), 3)).toBe(false); // nothing lay there
    expect(areThrown(scene(2, [5, 1], [5, 1]), lying, roll(2), 3)).toBe(false); // the next ones had been rolled
    expect(areThrown(scene(2, [5, 1], [5, 1]), lying, null, null)).toBe(true);
    expect(areThrown(scene(1, [4, 2], [2]), lying, roll(3), 3)).toBe(false);
  });

  it('remember how many numbers they gave', () => {
    const double = rollOf(scene(1, [3, 3], [3, 3, 3, 3]), null, null)!;
    expect(rollOf(scene(1, [3, 3], [3]), double, null)?.most).toBe(4);
    expect(rollOf(scene(2, [5], [5]), double, null)?.most).toBe(1);
    expect(rollOf(scene(2, [], []), double, null)).toBeNull();
  });

  it('lie there, all used, until others are rolled', () => {
    const lying = { ...first, mark: 3 };
    expect(rollOf(scene(2, [], []), lying, roll(3))).toEqual({ ...lying, left: [] });
    expect(rollOf(scene(2, [], []), lying, roll(0))).toBeNull(); // the next game has begun
    expect(rollOf(scene(2, [6, 1], [6, 1]), { ...lying, left: [] }, roll(4))).toMatchObject({ seat: 2, left: [6, 1] });
  });

  it('lie there where the table says so, also when nobody has seen them being played', () => {
    const lying = { event: 3, seat: 2, dice: [5, 5], numbers: 4 };
    const played = { seat: 2, owners: [], dice: [5, 5], left: [], most: 4, mark: 3, played: true };
    expect(rollOf(scene(1, [], []), null, roll(3), lying)).toEqual(played);
    expect(areOthers(scene(1, [6, 1], [6, 1]), played, roll(4))).toBe(true);
    expect(rollOf(scene(1, [6, 1], [6, 1]), played, roll(4), { ...lying, event: 4 })).toMatchObject({ seat: 1, left: [6, 1] });
  });

  it('stay with their seat when the game is over', () => {
    expect(rollOf(scene(0, [4, 2], []), first, null)?.seat).toBe(1);
  });
});

describe('dice for the start', () => {
  const thrown = [
    { seat: 1, pips: 2 },
    { seat: 2, pips: 5 },
  ];

  it('lie each on its owner’s side, whoever then plays them', () => {
    const begun = rollOf(scene(2, [5, 2], [5, 2]), null, roll(1, thrown))!;
    expect(begun).toMatchObject({ seat: 2, dice: [5, 2], owners: [2, 1], left: [5, 2] });
    expect(rollOf(scene(1, [], []), begun, roll(1, thrown))).toMatchObject({ owners: [2, 1], left: [] });
  });

  it('lie there also where nobody plays them, and are not dimmed: a tie, or a turn of its own afterwards', () => {
    const tie = thrown.map(({ seat }) => ({ seat, pips: 4 }));
    const lying = rollOf(scene(1, [], []), null, roll(1, tie))!;
    expect(lying).toMatchObject({ dice: [4, 4], owners: [1, 2], left: [4, 4], most: 2 });
    expect(rollOf(scene(1, [], []), lying, roll(1, tie))).toEqual(lying);
    expect(areThrown(scene(1, [], []), lying, roll(1, tie), 1)).toBe(false);
    expect(areThrown(scene(1, [], []), lying, roll(2, thrown), 1)).toBe(true);
  });

  it('are the mover’s own in every other roll', () => {
    expect(rollOf(scene(2, [5, 2], [5, 2]), null, roll(7))!.owners).toEqual([]);
  });
});
