// The scores of a match, game by game.
import { expect, test } from 'vitest';
import type { Told } from '../core/types';
import { gamesEnded } from './matchscores';

function event(number: number, game: number, rest: Partial<Told>): Told {
  return { number, game, kind: 'play', player: 0, text: '', said: [], dice: [], arrows: [], steps: [], ends: null, ...rest };
}

test('every game that ended has what was won in it and the score after it', () => {
  const story = [
    event(1, 1, {}),
    event(2, 1, { ends: { points: [2, -2], score: [2, 0], said: [] } }),
    event(3, 2, { kind: 'next-game' }),
    event(4, 2, { ends: { points: [-1, 1], score: [2, 1], said: [] } }),
  ];
  expect(gamesEnded(story)).toEqual([
    { game: 1, event: 2, points: [2, 0], score: [2, 0] },
    { game: 2, event: 4, points: [0, 1], score: [2, 1] },
  ]);
});

test('an end that was taken back is none', () => {
  const story = [
    event(1, 1, {}),
    event(2, 1, { ends: { points: [1, -1], score: [1, 0], said: [] } }),
    event(3, 1, { kind: 'ask-takeback' }),
    event(4, 1, { kind: 'agree-takeback', text: '1' }),
  ];
  expect(gamesEnded(story)).toEqual([]);
});
