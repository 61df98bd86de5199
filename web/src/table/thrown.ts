// The latest roll of a game. Where it is not simply played (those for the start, lots, those that end a turn), whose dice
// they were is seen on the board, and what they decided is said.
import type { Message, RolledDie, Told, View } from '../core/types';

interface Latest {
  at: number; // its number; 0 before any
  plays: number; // made since
}

// The game's latest roll after so many events. A takeback leads to an earlier one.
function latest(story: Told[], events: number): Latest {
  let plays = 0;
  for (let at = events; at > 0; ) {
    const { kind, text } = story[at - 1]!;
    if (kind === 'roll') return { at, plays };
    if (kind === 'next-game') break;
    if (kind === 'play') plays += 1;
    at = kind === 'agree-takeback' ? Number(text) : at - 1;
  }
  return { at: 0, plays };
}

export const latestRoll = (story: Told[], events: number): number => latest(story, events).at;

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

// What the latest roll decided, until another one is made, or something else than dice is to be answered: whoever begins
// plays once, and a play after that is a double.
export function decided(story: Told[], { waiting }: View): Message[] {
  const { at, plays } = latest(story, story.length);
  const roll = story[at - 1];
  return roll && plays < 2 && needsTelling(roll, at === story.length, waiting) ? roll.said : [];
}
