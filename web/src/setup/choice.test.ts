// The form before a game: how it is filled, remembered and handed to the core.
import { expect, test } from 'vitest';
import type { GameFacts } from '../core/types';
import { setLanguage } from '../texts/texts.svelte';
import { botName } from './names';
import {
  fitted,
  namesOf,
  seatsOf,
  setupOf,
  usual,
  valueOf,
  withOption,
  withPlayers,
  withRules,
  withSeat,
  type Choice,
} from './choice';

const ludo: GameFacts = {
  name: 'ludo',
  title: 'Ludo',
  clauses: ['LU-1', 'LU-3', 'LU-11'],
  match_option: '',
  seatings: [
    { players: 2, set: { seats: '1,3' }, seats: [1, 3] },
    { players: 3, set: { seats: '1,2,3' }, seats: [1, 2, 3] },
  ],
  bots: ['random', 'greedy'],
  presets: [
    { name: 'standard', box: 'liberty', in_rounds: false, values: { seats: '1,3', dice: '2', finish: 'bounce' }, first: {} },
    { name: 'classic', box: 'club', in_rounds: false, values: { seats: '1,3', dice: '1', finish: 'exact-or-stay' }, first: {} },
  ],
  options: [
    { name: 'seats', clauses: ['LU-1'], choices: [], example: '1,2,3,4', low: null, high: null },
    { name: 'dice', clauses: ['LU-3'], choices: [], example: '', low: 1, high: 2 },
    { name: 'finish', clauses: ['LU-11'], choices: ['bounce', 'exact-or-stay'], example: '', low: null, high: null },
  ],
};

const called = (player: { kind: string }): string => (player.kind === 'human' ? 'Player' : 'Hazel');

test('at first a person plays the strongest bot by the usual rules', () => {
  const choice = usual(ludo, 'Anna');
  expect(choice.preset).toBe('standard');
  expect(choice.players).toEqual([
    { name: 'Anna', kind: 'human' },
    { name: '', kind: 'bot:greedy' },
  ]);
});

test('an option set to what it is anyway does not differ', () => {
  let choice = withOption(ludo, usual(ludo, ''), 'finish', 'exact-or-stay');
  expect(choice.options).toEqual({ finish: 'exact-or-stay' });
  expect(valueOf(ludo, choice, 'finish')).toBe('exact-or-stay');
  choice = withOption(ludo, choice, 'finish', 'bounce');
  expect(choice.options).toEqual({});
});

test('more players keep those who are there and get the seats they need', () => {
  const choice = withPlayers(ludo, usual(ludo, 'Anna'), 3);
  expect(choice.players.map((player) => player.kind)).toEqual(['human', 'bot:greedy', 'bot:greedy']);
  expect(valueOf(ludo, choice, 'seats')).toBe('1,2,3');
  expect(setupOf(ludo, choice, called).options).toEqual({ seats: '1,2,3' });
});

test('players choose their seats, and are asked in the order of the seats', () => {
  let choice = usual(ludo, 'Anna');
  expect(seatsOf(ludo, choice)).toEqual([1, 3]);
  choice = withSeat(ludo, choice, 0, 4);
  expect(seatsOf(ludo, choice)).toEqual([4, 3]);
  const setup = setupOf(ludo, choice, called);
  expect(setup.options).toEqual({ seats: '3,4' });
  expect(setup.players.map((player) => player.name)).toEqual(['Hazel', 'Anna']);
  // Whoever sat there moves over.
  expect(seatsOf(ludo, withSeat(ludo, choice, 1, 4))).toEqual([3, 4]);
  // It is remembered, and forgotten when others come.
  expect(seatsOf(ludo, fitted(ludo, choice, ''))).toEqual([4, 3]);
  expect(seatsOf(ludo, withPlayers(ludo, choice, 3))).toEqual([1, 2, 3]);
});

test('a word in the address means a preset, or a box that has one', () => {
  const classic = withRules(ludo, usual(ludo, ''), 'classic');
  expect(classic.preset).toBe('classic');
  expect(withRules(ludo, classic, 'liberty').preset).toBe('standard');
  expect(withRules(ludo, classic, 'club')).toBe(classic);
  expect(withRules(ludo, classic, '')).toBe(classic);
  expect(withRules(ludo, classic, 'cube')).toBe(classic);
  const changed = withOption(ludo, classic, 'finish', 'bounce');
  expect(withRules(ludo, changed, 'classic').options).toEqual({ finish: 'bounce' });
  expect(withRules(ludo, changed, 'standard').options).toEqual({});
});

test('where no leaflet says how long, the first game is a single one', () => {
  const length = { name: 'match_length', clauses: ['BG-15'], choices: [], example: '', low: 0, high: 99 };
  const backgammon: GameFacts = {
    ...ludo,
    name: 'backgammon',
    match_option: 'match_length',
    presets: [
      { name: 'tournament', box: 'club', in_rounds: false, values: { match_length: '7', cube: 'on' }, first: { match_length: '1' } },
      { name: 'liberty', box: 'liberty', in_rounds: false, values: { match_length: '1', cube: 'off' }, first: {} },
      { name: 'cube', box: 'cube', in_rounds: false, values: { match_length: '7', cube: 'on' }, first: {} },
    ],
    options: [length],
  };
  const first = usual(backgammon, '');
  expect(valueOf(backgammon, first, 'match_length')).toBe('1');
  expect(valueOf(backgammon, withRules(backgammon, first, 'liberty'), 'match_length')).toBe('1');
  // The leaflet of this box is about matches with its cube.
  const cube = withRules(backgammon, first, 'cube');
  expect(valueOf(backgammon, cube, 'match_length')).toBe('7');
  expect(valueOf(backgammon, withRules(backgammon, cube, 'club'), 'match_length')).toBe('1');
  // Who wants a match says so, and it is remembered.
  const match = withOption(backgammon, first, 'match_length', '7');
  expect(valueOf(backgammon, fitted(backgammon, match, ''), 'match_length')).toBe('7');
});

test('bots of one level have names of their own', () => {
  const choice = withPlayers(ludo, usual(ludo, 'Anna'), 3);
  const numbered = (_: object, __: number, alike: number): string => ['Hazel', 'Acorn'][alike] ?? 'Nut';
  expect(namesOf(choice.players, numbered)).toEqual(['Anna', 'Hazel', 'Acorn']);
  expect(namesOf([{ name: 'Hazel', kind: 'human' }, ...choice.players.slice(1)], numbered)).toEqual(['Hazel', 'Hazel 2', 'Acorn']);
});

test('every bot has four names that no other has, in every language', async () => {
  for (const code of ['en', 'de', 'fr', 'es', 'ar']) {
    await setLanguage(code);
    const levels = ['random', 'greedy', 'beginner', 'easy', 'medium', 'hard', 'expert', 'master'];
    const names = levels.flatMap((level) => [0, 1, 2, 3].map((alike) => botName(level, alike)));
    expect(new Set(names).size, code).toBe(32);
  }
  await setLanguage('en');
});

test('nobody is called like somebody else', () => {
  const choice = withPlayers(ludo, usual(ludo, ''), 3);
  expect(setupOf(ludo, choice, called).players.map((player) => player.name)).toEqual(['Player', 'Hazel', 'Hazel 2']);
});

test('what is remembered is taken over as far as the game knows it', () => {
  const kept: Choice = {
    preset: 'classic',
    options: { finish: 'bounce', gone: 'x' },
    players: [
      { name: 'Anna', kind: 'human' },
      { name: '', kind: 'bot:unknown' },
    ],
    bestOf: 3,
    clock: 'per-move:30s',
    dice: 'manual',
  };
  const choice = fitted(ludo, kept, 'Bert');
  expect(choice).toEqual({ ...kept, options: { finish: 'bounce' }, players: usual(ludo, 'Bert').players });
  expect(fitted(ludo, 'nonsense', 'Bert')).toEqual(usual(ludo, 'Bert'));
});
