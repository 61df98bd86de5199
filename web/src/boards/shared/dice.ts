// Which dice lie on the board in which order, what of them is used, and whether they were thrown anew.
import type { LyingDice, RolledDie, Scene } from '../../core/types';

export interface ShownDie {
  index: number; // as rolled; those of a double that counts four come after the two
  value: number;
  slot: number; // its place from the left
  used: boolean;
}

type Numbers = readonly number[];

// The die that is played first lies first. `most` is how many numbers the roll gave: after some doubles four, and four
// dice lie there.
export function shownDice(dice: Numbers, left: Numbers, most: number, lowFirst: boolean): ShownDie[] {
  const isDouble = dice.length > 1 && new Set(dice).size === 1;
  const all = isDouble && most > dice.length ? Array.from({ length: most }, () => dice[0]!) : dice;
  const order = all.map((value, index) => ({ value, index }));
  order.sort((a, b) => (lowFirst ? a.value - b.value : b.value - a.value));
  // Of equal dice the first ones are used first.
  const rest = [...left];
  const used = order.map(() => true);
  for (let slot = order.length - 1; slot >= 0; slot -= 1) {
    const at = rest.indexOf(order[slot]!.value);
    if (at < 0) continue;
    rest.splice(at, 1);
    used[slot] = false;
  }
  return order.map(({ value, index }, slot) => ({ index, value, slot, used: used[slot]! }));
}

// What is left when each move of a play has been made, of what was left before it and by the dice that each uses up.
export function leftAfterEach(played: readonly Numbers[], before: Numbers): Numbers[] {
  const left = [...before];
  return played.map((dice) => {
    for (const die of dice) if (left.includes(die)) left.splice(left.indexOf(die), 1);
    return [...left];
  });
}

// The latest roll, where rolls are told.
export interface Thrown {
  number: number; // larger for later ones
  // Each die with who rolled it, where they are not all the mover's to play: for the start each player rolls their own.
  dice: readonly Pick<RolledDie, 'seat' | 'pips'>[];
}

// What is remembered of a roll that was shown.
export interface Roll {
  seat: number;
  owners: readonly number[]; // the seats on whose side the dice lie, where that is not all the seat's
  dice: readonly number[];
  left: readonly number[];
  most: number;
  mark: number | null; // the number of the roll, where it is told
  played: boolean; // they are dice to play with
}

// What lies on the table: the dice of the one to move, or those that were thrown for the start.
const onTable = (scene: Scene, thrown: Thrown | null): Numbers =>
  scene.dice.length > 0 ? scene.dice : (thrown?.dice.map((die) => die.pips) ?? []);

// The sides on which the dice lie, each with its owner.
function ownersOf(dice: Numbers, thrown: Thrown | null): number[] {
  const rest = [...(thrown?.dice ?? [])];
  return dice.flatMap((pips) => {
    const at = rest.findIndex((die) => die.pips === pips);
    return at < 0 ? [] : rest.splice(at, 1).map((die) => die.seat);
  });
}

const markOf = (thrown: Thrown | null): number | null => thrown?.number ?? null;

// Dice that have been played lie there until others are rolled; where rolls are not told, nobody knows whose they were.
// `lying` are those that the table says do, whether or not they were seen being played.
export function rollOf(
  scene: Scene,
  before: Roll | null,
  thrown: Thrown | null,
  lying: LyingDice | null = null,
): Roll | null {
  const mark = markOf(thrown);
  if (scene.dice.length === 0 && lying !== null) {
    const { seat, dice, numbers } = lying;
    return { seat, owners: ownersOf(dice, thrown), dice, left: [], most: numbers, mark, played: true };
  }
  if (scene.dice.length === 0 && before !== null && mark !== null && mark === before.mark) {
    return { ...before, left: before.played ? [] : before.left };
  }
  const dice = onTable(scene, thrown);
  if (dice.length === 0) return null;
  const owners = ownersOf(dice, thrown);
  const seat = scene.turn || before?.seat || 1;
  // For the start dice are rolled that nobody plays.
  if (scene.dice.length === 0) return { seat, owners, dice, left: dice, most: dice.length, mark, played: false };
  const again = before !== null && !areOthers(scene, before, thrown);
  const most = Math.max(scene.left.length, again ? before.most : 0);
  return { seat, owners, dice, left: scene.left, most, mark, played: true };
}

// Whether the dice of a scene are others than those that lie there.
export function areOthers(scene: Scene, before: Roll | null, thrown: Thrown | null): boolean {
  const dice = onTable(scene, thrown);
  const mark = markOf(thrown);
  if (dice.length === 0) return false;
  if (before === null) return true;
  const another = mark !== null && before.mark !== null && mark !== before.mark;
  if (scene.dice.length === 0) return another;
  const seat = scene.turn || before.seat;
  const alike = seat === before.seat && dice.join() === before.dice.join();
  return !alike || another;
}

// Whether they were thrown just now. Dice that come back because a turn is taken back, or looked at again, are of a roll
// before the `last` that was seen, or that one.
export function areThrown(scene: Scene, before: Roll | null, thrown: Thrown | null, last: number | null): boolean {
  const mark = markOf(thrown);
  return areOthers(scene, before, thrown) && (mark === null || last === null || mark > last);
}
