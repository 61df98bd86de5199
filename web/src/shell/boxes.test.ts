// The boxes on the shelf: the core knows each, and the page has something to say of all that is in it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreOver } from '../core/client';
import { loadModule } from '../core/module';
import { glossary, lines } from '../box/numbered';
import { messageText } from '../texts/messages';
import { inWordsOf, t, textOr } from '../texts/texts.svelte';
import { boxes, contentsOf } from './boxes';
import { games } from './games';

const wasm = new URL('../../../build/wasm/fourfold.wasm', import.meta.url);
const ask = await loadModule(readFileSync(wasm));
const all = await coreOver(async (request) => ask(request)).games();

test('every preset is in a box on the shelf, and no box is empty', () => {
  const used = new Set(all.flatMap(({ presets }) => presets.map((preset) => preset.box)));
  expect([...used].sort()).toEqual(boxes.map((box) => box.name).sort());
  expect(contentsOf('liberty', all).map(({ facts }) => facts.name)).toEqual(['backgammon', 'ludo']);
  expect(contentsOf('cube', all).flatMap(({ presets }) => presets.map(({ name }) => name))).toEqual(['cube']);
});

test('every board has the print of each box that its game is in', async () => {
  for (const box of boxes) {
    for (const { facts } of contentsOf(box.name, all)) {
      const design = await games.find((game) => game.name === facts.name)!.design();
      expect(design.themes, `${box.name} ${facts.name}`).toContain(box.theme);
    }
  }
}, 60_000); // all boards are compiled for it

test('what is in a printed box is told, and so are the words of its games', () => {
  for (const box of boxes) {
    for (const { facts } of contentsOf(box.name, all)) {
      const told = textOr(`box.${box.name}.${facts.name}.contents`, '') !== '';
      expect(told, `${box.name} ${facts.name}`).toBe(box.printed);
      expect(glossary(`glossary.${facts.name}`).length).toBeGreaterThan(2);
    }
  }
  // As many as the leaflet has.
  expect(lines('box.backgammon-dice.tip')).toHaveLength(4);
});

test.each([
  ['backgammon', () => import('../boards/backgammon/design'), 'liberty', ['Blue', 'Black']],
  ['backgammon-dice', () => import('../boards/backgammon-dice/design'), 'case', ['Turquoise', 'Orange']],
] as const)('the sides of %s have the colours of every print', async (game, board, print, colours) => {
  const { design } = await board();
  const seats = () => [1, 2].map((seat) => t(`editor.seat.${game}.${seat}`));
  const plain = seats();
  for (const theme of design.themes) {
    const done = inWordsOf(theme);
    expect(new Set([...plain, ...seats()]).size, theme).toBe(4);
    done();
  }
  const done = inWordsOf(print);
  expect(seats()).toEqual(colours);
  done();
}, 60_000); // its board is compiled for it

test('the sides are called as the print on the table colours them', async () => {
  expect(t('board.checkers.tray.dark')).toBe('What Dark has captured');
  const done = inWordsOf('botanica');
  expect(t('board.checkers.tray.dark')).toBe('What Blue has captured');
  expect(t('board.checkers.tray.light')).toBe('What Green has captured');
  expect(t('setup.play')).toBe('Play');
  const refusal = { code: 'checkers.not-yours.dark', args: { square: 22 } };
  expect(await messageText(refusal)).toBe("the checker on 22 is green's, and blue is to move");
  done();
  expect(await messageText(refusal)).toBe("the checker on 22 is light's, and dark is to move");
  expect(t('board.checkers.tray.dark')).toBe('What Dark has captured');
});
