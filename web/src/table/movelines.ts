// The story of a game as lines of a list: dice and play of one player in one line, everything else as a sentence.
import type { Message, Told } from '../core/types';

export interface MoveLine {
  event: number; // after which the board shows it
  player: number | null;
  dice: number[];
  play: string; // in notation, where pieces moved
  steps: Message[]; // the same in words, with places as the mover counts them
  mover: number; // the seat whose pieces moved; 0 where none did
  said: Message[]; // for where the line is a sentence
  game: number;
  undone: boolean; // taken back later
}

export function undoneBy(story: Told[]): Set<number> {
  const undone = new Set<number>();
  for (const { kind, number, text } of story) {
    if (kind !== 'agree-takeback') continue;
    for (let event = Number(text) + 1; event < number; ++event) undone.add(event);
  }
  return undone;
}

// Words that are no turn, as an offer to resign, leave the dice where they are.
const playsDice = (event: Told | undefined): boolean =>
  event?.kind === 'play' && (event.steps.length > 0 || event.text === 'pass');

export function moveLines(story: Told[]): MoveLine[] {
  const undone = undoneBy(story);
  const lines: MoveLine[] = [];
  let dice: number[] = [];
  for (const [index, { number, kind, player, text, game, said: deed, ends, dice: rolled, steps, arrows }] of story.entries()) {
    const said = [...deed, ...(ends?.said ?? [])];
    if (said.length === 0) continue;
    const line = { event: number, game, said, steps, mover: arrows[0]?.seat ?? 0, undone: undone.has(number) };
    if (kind === 'roll') {
      dice = rolled.map((die) => die.pips);
      // Dice of the latest roll, of rolls that nobody plays, and lots have a line of their own.
      if (!playsDice(story[index + 1]) || dice.length === 0) lines.push({ ...line, player: null, dice, play: '' });
    } else if (kind === 'play') {
      const played = playsDice(story[index]);
      lines.push({ ...line, player, dice: played ? dice : [], play: steps.length > 0 ? text : '' });
      if (played) dice = [];
    } else if (kind !== 'reveal' && kind !== 'ask-takeback' && kind !== 'accept-takeback') {
      lines.push({ ...line, player, dice: [], play: '' });
    }
  }
  return lines;
}
