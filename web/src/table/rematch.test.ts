// The same table once more with sides changed, from the first line of its record.
import { expect, test } from 'vitest';
import { rematchSetup } from './rematch';

test('what was agreed is read from the first line of a record', () => {
  const head = {
    fourfold: 1,
    game: 'checkers',
    preset: 'botanica',
    players: [
      { name: 'Ann', kind: 'human' },
      { name: 'Bob', kind: 'bot:greedy' },
    ],
    clock: 'fischer 10:00+5',
    dice: 'fair',
    secret: 'x',
  };
  const expected = {
    game: 'checkers',
    preset: 'botanica',
    options: {},
    players: [head.players[1], head.players[0]],
    best_of: 1,
    clock: 'fischer 10:00+5',
    dice: 'fair',
    start: '',
  };
  const event = '{"n":1,"at":0,"kind":"play","by":1,"text":"first dark"}';
  expect(rematchSetup(`${JSON.stringify(head)}\n${event}\n`)).toEqual(expected);
  expect(rematchSetup(JSON.stringify(head))).toEqual(expected);
});

test('everybody sits one place further on', () => {
  const players = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, kind: 'human' }));
  const again = rematchSetup(JSON.stringify({ game: 'ludo', players }));
  expect(again.players.map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Bob']);
});
