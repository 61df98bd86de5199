// The names of files.
import { expect, test } from 'vitest';
import { fileName } from './files';

test('a file is named after the game, the players and the day', () => {
  const begun = Date.UTC(2026, 10, 16, 12);
  expect(fileName('backgammon', ['Anna', 'Ü. Ber/t'], begun, 'mat')).toBe('backgammon-Anna-ÜBert-2026-11-16.mat');
});
