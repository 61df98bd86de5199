// Which dice lie on the board in which order, what of them is used, and whether they were thrown anew.
import type { Scene } from '../../core/types';

export interface ShownDie {
  index: number; // as rolled
  value: number;
  slot: number; // its place from the left
  used: number; // 0 to 1
}

type Numbers = readonly number[];

// The die that is played first lies first. `most` is how many numbers the roll gave: four after some doubles.
export function shownDice(dice: Numbers, left: Numbers, most: number, lowFirst: boolean): ShownDie[] {
  const order = dice.map((value, index) => ({ value, index }));
  order.sort((a, b) => (lowFirst ? a.value - b.value : b.value - a.value));
  const each = Math.max(1, most / dice.length); // how often each die is played
  const isDouble = dice.length > 1 && new Set(dice).size === 1;
  const rest = [...left];
  let played = Math.max(0, Math.max(most, dice.length) - left.length);
  return order.map(({ value, index }, slot) => {
    if (isDouble) {
      const here = Math.min(each, played);
      played -= here;
      return { index, value, slot, used: here / each };
    }
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return { index, value, slot, used: at >= 0 ? 0 : 1 };
  });
}

// What is remembered of a roll that was shown.
export interface Roll {
  seat: number;
  dice: readonly number[];
  left: readonly number[];
  most: number;
  mark: number | null; // the number of the roll, where it is told
}

export function rollOf(scene: Scene, before: Roll | null, mark: number | null): Roll | null {
  if (scene.dice.length === 0) return null;
  const seat = scene.turn || before?.seat || 1;
  const again = before !== null && !areOthers(scene, before, mark);
  const most = Math.max(scene.left.length, again ? before.most : 0);
  return { seat, dice: scene.dice, left: scene.left, most, mark };
}

// Whether the dice of a scene are others than those that lie there.
export function areOthers(scene: Scene, before: Roll | null, mark: number | null): boolean {
  if (scene.dice.length === 0) return false;
  if (before === null) return true;
  const seat = scene.turn || before.seat;
  const alike = seat === before.seat && scene.dice.join() === before.dice.join();
  return !alike || (mark !== null && before.mark !== null && mark !== before.mark);
}

// Whether they were thrown just now. Dice that come back because a turn is taken back, or looked at again, are of a roll
// before the `last` that was seen, or that one.
export function areThrown(scene: Scene, before: Roll | null, mark: number | null, last: number | null): boolean {
  return areOthers(scene, before, mark) && (mark === null || last === null || mark > last);
}
