// The same table once more, from the first line of its record.
import { expect, test } from 'vitest';
import { setupAgain } from './again';

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
    players: head.players,
    best_of: 1,
    clock: 'fischer 10:00+5',
    dice: 'fair',
    start: '',
  };
  const event = '{"n":1,"at":0,"kind":"play","by":1,"text":"first dark"}';
  expect(setupAgain(`${JSON.stringify(head)}\n${event}\n`)).toEqual(expected);
  expect(setupAgain(JSON.stringify(head))).toEqual(expected);
});
