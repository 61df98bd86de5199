// Who sits below the board, alone, among people, and where only bots play.
import { expect, test } from 'vitest';
import { orientationOf } from './orientation';

const game = { below: 1, above: [2] };

function players(...kinds: string[]) {
  return kinds.map((kind, index) => ({ kind, seat: index + 1 }));
}

test('one person alone sits below, wherever that seat is', () => {
  const alone = orientationOf(players('bot:easy', 'human'), game, 'never', 0);
  expect(alone).toEqual({ seat: 2, several: false, viewer: 2, boardTurned: true, pageTurned: false });
});

test('for several people the board turns only if they wish it', () => {
  const two = players('human', 'human');
  expect(orientationOf(two, game, 'never', 2)).toMatchObject({ seat: 1, boardTurned: false, pageTurned: false });
  expect(orientationOf(two, game, 'pass', 2)).toMatchObject({ seat: 2, boardTurned: true, pageTurned: false });
  expect(orientationOf(two, game, 'across', 2)).toMatchObject({ seat: 2, boardTurned: true, pageTurned: true });
});

test('bots among themselves play as the board is printed', () => {
  expect(orientationOf(players('bot:easy', 'bot:easy'), game, 'across', 2).seat).toBe(1);
});

test('numbers are those of the one person, also while a bot acts, and else of the person who acted last', () => {
  expect(orientationOf(players('human', 'bot:easy'), game, 'never', 0).viewer).toBe(1);
  expect(orientationOf(players('bot:easy', 'human'), game, 'pass', 2).viewer).toBe(2);
  const two = players('human', 'human');
  expect([0, 1, 2].map((last) => orientationOf(two, game, 'never', last).viewer)).toEqual([1, 1, 2]);
});

test('of four both at the far edge sit across', () => {
  const four = players('human', 'human', 'human', 'human');
  const turned = [1, 2, 3, 4].map((last) => orientationOf(four, { below: 1, above: [2, 3] }, 'across', last).pageTurned);
  expect(turned).toEqual([false, true, true, false]);
});
