// The form before a game: how it is filled, remembered and handed to the core.
import { expect, test } from 'vitest';
import type { GameFacts } from '../core/types';
import { fitted, setupOf, usual, valueOf, withOption, withPlayers, type Choice } from './choice';

const ludo: GameFacts = {
  name: 'ludo',
  title: 'Ludo',
  match_option: '',
  seatings: [
    { players: 2, set: { seats: '1,3' } },
    { players: 3, set: { seats: '1,2,3' } },
  ],
  bots: ['random', 'greedy'],
  presets: [
    { name: 'standard', meaning: '', values: { seats: '1,3', dice: '2', finish: 'bounce' } },
    { name: 'classic', meaning: '', values: { seats: '1,3', dice: '1', finish: 'exact-or-stay' } },
  ],
  options: [
    { name: 'seats', meaning: '', values: '', choices: [] },
    { name: 'dice', meaning: '', values: '1 to 2', choices: [] },
    { name: 'finish', meaning: '', values: '', choices: ['bounce', 'exact-or-stay'] },
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
