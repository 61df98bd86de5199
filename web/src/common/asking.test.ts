// Questions and buttons for plays that are words.
import { expect, test } from 'vitest';
import type { ScreenView } from '../core/types';
import { asked, button } from './asking';

const view = {
  game: 'backgammon',
  acting: 1,
  players: [{ name: 'Anna' }, { name: 'Bert' }],
  scene: { facts: { cube: 1, offered: 2 } },
  choices: ['take', 'drop'],
} as unknown as ScreenView;

test('a double is a plain question with what is at stake', () => {
  const { question, buttons } = asked(view);
  expect(question).toBe('Anna offers to double: play on for 2 points, or give up 1?');
  expect(buttons.map(({ label }) => label)).toEqual(['Play on for 2', 'Give up 1']);
});

test('what is costly is asked about once more, and what is not is done at once', () => {
  expect(button(view, 'drop').sure).toBe('Give up this game and lose 1?');
  expect(button(view, 'take').sure).toBe('');
});

test('words that nobody has written about are shown as the core writes them', () => {
  const { question, buttons } = asked({ ...view, choices: ['something new'] });
  expect(question).toBe('Bert, what will you do?');
  expect(buttons).toEqual([{ play: 'something new', label: 'something new', sure: '' }]);
});

test('one person alone is not called by name', () => {
  const alone = { ...view, players: [{ name: 'Anna', kind: 'bot:easy' }, { name: 'Bert', kind: 'human' }] } as unknown as ScreenView;
  expect(asked({ ...alone, choices: ['something new'] }).question).toBe('What will you do?');
  const lot = { ...alone, game: 'checkers', choices: ['first dark', 'first light'] } as ScreenView;
  expect(asked(lot).question).toBe('Who begins?');
  expect(asked({ ...lot, players: view.players }).question).toBe('Bert, who begins?');
});
