// What happened, told in sentences.
import { expect, test } from 'vitest';
import type { PlayerView, Told } from '../core/types';
import { diceIn, spokenPlay, tell } from './telling';

const players: PlayerView[] = ['Anna', 'Bert'].map((name, index) => ({
  name,
  kind: 'human',
  seat: index + 1,
  score: 0,
  time_left: null,
}));

let count = 0;
const event = (kind: Told['kind'], player: number | null, text: string, ends: Told['ends'] = null): Told => ({
  number: ++count,
  kind,
  player,
  text,
  game: 1,
  arrows: [],
  ends,
});

const told = (story: Told[], index: number, deciding: number | null = null, spoken = false): string =>
  tell(index, { game: 'backgammon', players, story, deciding, spoken });

test('a roll is told with the name of who plays it', () => {
  const story = [event('roll', null, '31'), event('play', 0, '8/5 6/5'), event('roll', null, '66')];
  expect(told(story, 0)).toBe('Anna rolls 3 and 1.');
  expect(told(story, 2, 1)).toBe('Bert rolls 6 and 6.');
  expect(told([event('roll', null, '44'), event('roll', null, '31')], 0)).toBe('The dice show 4 and 4.');
});

test('a play is told in notation, and aloud in words', () => {
  const story = [event('play', 1, '13/7*/1')];
  expect(told(story, 0)).toBe('Bert plays 13/7*/1.');
  expect(told(story, 0, null, true)).toBe('Bert plays 13 to 7, hit to 1.');
  expect(spokenPlay('13/9 6/off(2)')).toBe('13 to 9, 6 to off 2 times');
  expect(spokenPlay('22x15x8')).toBe('22 jumps to 15 jumps to 8');
});

test('words have sentences of their own', () => {
  const story = [event('play', 0, 'double'), event('play', 1, 'drop', { points: [1, -1] })];
  expect(told(story, 0)).toBe('Anna offers to double.');
  expect(told(story, 1)).toBe('Bert gives the game up. Anna wins 1 point.');
});

test('lots are no dice', () => {
  expect(diceIn('31')).toEqual([3, 1]);
  expect(diceIn('6')).toEqual([6]);
  expect(diceIn('31 DS')).toEqual([3, 1]);
  expect(diceIn('dark')).toEqual([]);
  expect(diceIn('123')).toEqual([]);
});
