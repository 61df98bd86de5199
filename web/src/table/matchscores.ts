// The games of a match that have ended: what each player won in it, and the score after it.
import type { Told } from '../core/types';
import { undoneBy } from './movelines';

export interface EndedGame {
  game: number; // of the match, from 1
  event: number; // that ended it
  points: number[]; // by player; what was lost is none
  score: number[];
}

export function gamesEnded(story: Told[]): EndedGame[] {
  const undone = undoneBy(story);
  return story.flatMap(({ number, game, ends }) => {
    if (!ends || undone.has(number)) return [];
    return { game, event: number, points: ends.points.map((points) => Math.max(0, points)), score: ends.score };
  });
}
