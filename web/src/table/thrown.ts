// The latest roll of a game. Where it is not simply played (those for the start, lots, those that end a turn), whose dice
// they were is seen on the board, and what they decided is said.
import type { Message, RolledDie, Told, View } from '../core/types';

// The number of the game's roll that was the latest after so many events; 0 before any. A takeback leads to an earlier
// one.
export function latestRoll(story: Told[], events: number): number {
  for (let at = events; at > 0; ) {
    const { kind, text } = story[at - 1]!;
    if (kind === 'roll') return at;
    if (kind === 'next-game') return 0;
    at = kind === 'agree-takeback' ? Number(text) : at - 1;
  }
  return 0;
}

export const ofSeveral = (dice: readonly RolledDie[]): boolean => new Set(dice.map((die) => die.player)).size > 1;

// The dice of the latest roll after so many events, each with its owner, where they lie on their owners' sides or are not
// played by anybody.
export function thrownDice(story: Told[], events: number): RolledDie[] {
  const at = latestRoll(story, events);
  const dice = story[at - 1]?.dice ?? [];
  return ofSeveral(dice) || at === events ? dice : [];
}

// Whether what a roll decided needs a sentence: everybody rolled for the start, a lot was drawn, or nobody plays it.
export function needsTelling(roll: Told, isLast: boolean, waiting: View['waiting']): boolean {
  if (ofSeveral(roll.dice)) return true;
  return isLast && (roll.dice.length === 0 || waiting === 'dice' || waiting === 'typed-dice');
}

// What the latest roll decided, until another one is made, or, once it has been played, until a person is asked for
// something else, such as whether to double.
export function decided(story: Told[], { waiting }: View): Message[] {
  const at = latestRoll(story, story.length);
  const roll = story[at - 1];
  const isLast = at === story.length;
  return roll && (isLast || waiting !== 'person') && needsTelling(roll, isLast, waiting) ? roll.said : [];
}
