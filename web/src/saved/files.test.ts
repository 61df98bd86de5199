// The names of files, and the text in them.
import { expect, test } from 'vitest';
import { fileName, textOf } from './files';

test('a file is named after the game, the players and the day', () => {
  const begun = Date.UTC(2026, 10, 16, 12);
  expect(fileName('backgammon', ['Anna', 'Ü. Ber/t'], begun, 'mat')).toBe('backgammon-Anna-ÜBert-2026-11-16.mat');
});

test('a text is read in whichever encoding it was written', async () => {
  const text = (...bytes: number[]) => textOf(new Blob([new Uint8Array(bytes)]));
  expect(await text(0x4a, 0xc3, 0xb6)).toBe('Jö');
  expect(await text(0x4a, 0xf6)).toBe('Jö');
  expect(await text(0xff, 0xfe, 0x4a, 0, 0xf6, 0)).toBe('Jö');
  expect(await text(0xfe, 0xff, 0, 0x4a, 0, 0xf6)).toBe('Jö');
});
