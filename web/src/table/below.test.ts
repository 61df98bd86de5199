// Who sits below the board, alone, among people, and where only bots play.
import { expect, test } from 'vitest';
import type { View } from '../core/types';
import { whoIsBelow } from './below';

const game = { below: 1, above: 2 };

function view(...kinds: string[]): View {
  return { players: kinds.map((kind, index) => ({ kind, seat: index + 1 })) } as unknown as View;
}

test('one person alone sits below, wherever that seat is', () => {
  const alone = whoIsBelow(view('bot:easy', 'human'), game, 'never', 0);
  expect(alone).toEqual({ seat: 2, boardTurned: true, pageTurned: false });
});

test('for several people the board turns only if they wish it', () => {
  const two = view('human', 'human');
  expect(whoIsBelow(two, game, 'never', 2)).toEqual({ seat: 1, boardTurned: false, pageTurned: false });
  expect(whoIsBelow(two, game, 'pass', 2)).toEqual({ seat: 2, boardTurned: true, pageTurned: false });
  expect(whoIsBelow(two, game, 'across', 2)).toEqual({ seat: 2, boardTurned: true, pageTurned: true });
});

test('bots among themselves play as the board is printed', () => {
  expect(whoIsBelow(view('bot:easy', 'bot:easy'), game, 'across', 2).seat).toBe(1);
});
