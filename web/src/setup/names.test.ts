// What players are called who were given no name.
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../texts/texts.svelte';
import { called } from './names';

afterEach(() => setLanguage('en'));

test('a usual name is kept without marks of direction, because others read it, too', async () => {
  expect(called({ name: '', kind: 'human' }, 1)).toBe('Player 2');
  await setLanguage('ar');
  expect(called({ name: '', kind: 'human' }, 1)).toBe('اللاعب 2');
});
