// The story of a game as a list of turns: dice and play of one player in one line, everything else as a sentence; and
// which dice lie on the table.
import type { Told } from '../core/types';
import { diceIn } from './telling';

export interface Turn {
  event: number; // after which the board shows it
  index: number; // of that event in the story
  player: number | null;
  dice: number[];
  play: string; // in notation; empty where the line is a sentence
  game: number;
  undone: boolean; // taken back later
}

// Plays that are one word, or several, but no movement.
const isWord = (text: string): boolean => /^[a-z]+( [a-z0-9]+)?$/.test(text);

function undoneBy(story: Told[]): Set<number> {
  const undone = new Set<number>();
  for (const { kind, number, text } of story) {
    if (kind !== 'agree-takeback') continue;
    for (let event = Number(text) + 1; event < number; ++event) undone.add(event);
  }
  return undone;
}

// The number of the roll that was the latest after so many events; 0 before any. A takeback leads to an earlier one.
export function latestRoll(story: Told[], events: number): number {
  for (let at = events; at > 0; ) {
    const { kind, text } = story[at - 1]!;
    if (kind === 'roll') return at;
    at = kind === 'agree-takeback' ? Number(text) : at - 1;
  }
  return 0;
}

export function turnsOf(story: Told[]): Turn[] {
  const undone = undoneBy(story);
  const turns: Turn[] = [];
  let dice: number[] = [];
  for (const [index, { number, kind, player, text, game }] of story.entries()) {
    const line = { event: number, index, game, undone: undone.has(number) };
    if (kind === 'roll') {
      dice = diceIn(text);
      // Dice of the latest roll, of rolls that nobody plays, and lots have a line of their own.
      const next = story[index + 1];
      if (next?.kind !== 'play') turns.push({ ...line, player: null, dice, play: '' });
    } else if (kind === 'play' && text !== 'roll') {
      const word = isWord(text);
      turns.push({ ...line, player, dice: word && text !== 'pass' ? [] : dice, play: word ? '' : text });
      dice = [];
    } else if (kind !== 'play' && kind !== 'reveal' && kind !== 'ask-takeback') {
      turns.push({ ...line, player, dice: [], play: '' });
    }
  }
  return turns;
}
