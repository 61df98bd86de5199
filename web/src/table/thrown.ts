// The latest roll of a game. Where it is not simply played (those for the start, lots, those that end a turn), whose dice
// they were is seen on the board, and what they decided is said.
import type { Message, RolledDie, Told, ScreenView } from '../core/types';

interface Latest {
  at: number; // its number; 0 before any
  since: (number | null)[]; // who has played since, the latest first
}

// The game's latest roll after so many events. A takeback leads to an earlier one.
function latest(story: Told[], events: number): Latest {
  const since: (number | null)[] = [];
  for (let at = events; at > 0; ) {
    const { kind, player, text } = story[at - 1]!;
    if (kind === 'roll') return { at, since };
    if (kind === 'next-game') break;
    if (kind === 'play') since.push(player);
    at = kind === 'agree-takeback' ? Number(text) : at - 1;
  }
  return { at: 0, since };
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
export function needsTelling(roll: Told, isLast: boolean, waiting: ScreenView['waiting']): boolean {
  if (ofSeveral(roll.dice)) return true;
  return isLast && (roll.dice.length === 0 || waiting === 'dice' || waiting === 'typed-dice');
}

// What the latest roll decided, until another one is made or whoever it was for has played. A bot that begins has played
// before anybody could read it: then it is told until a person is asked for something else than to roll.
export function decided(story: Told[], { players, waiting }: Pick<ScreenView, 'players' | 'waiting'>): Message[] {
  const { at, since } = latest(story, story.length);
  const roll = story[at - 1];
  const byPerson = since.some((player) => player !== null && players[player]?.kind === 'human');
  const over = since.length > 1 || byPerson || (since.length > 0 && waiting === 'person');
  return roll && !over && needsTelling(roll, at === story.length, waiting) ? roll.said : [];
}
