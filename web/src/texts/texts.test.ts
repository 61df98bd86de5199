// How texts are found and filled in, and that every text the source names exists.
import { afterEach, describe, expect, test } from 'vitest';
import { available, fetchTold, preferred, setLanguage, t, textOr } from './texts.svelte';

const english = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, string>>('../../../texts/en/*.json', { eager: true, import: 'default' })),
) as Record<string, string>;
const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

afterEach(() => setLanguage('en'));

describe('a text', () => {
  test('has its values put in, numbers as the language writes them', () => {
    expect(t('status.dice.name', { name: 'Anna', dice: '3 and 1' })).toBe('Anna to move: 3 and 1.');
    expect(t('replay.step', { step: 3, steps: 1200 })).toBe('step 3 of 1,200');
  });

  test('has the form of its number', () => {
    expect(t('setup.points', { count: 1 })).toBe('1 point');
    expect(t('setup.points', { count: 7 })).toBe('7 points');
  });

  test('that nobody has written is its key, or what is given instead', () => {
    expect(t('no.such.text')).toBe('no.such.text');
    expect(textOr('no.such.text', 'as the core says: {name}', { name: 'x' })).toBe('as the core says: x');
  });
});

test('what happens can be told once its texts were asked for, in a language that was asked for meanwhile, too', async () => {
  expect(t('told.wins', { player: 'Anna' })).toBe('told.wins');
  const there = fetchTold();
  void setLanguage('de');
  await there;
  expect(t('told.wins', { player: 'Anna' })).toBe('Anna gewinnt.');
  await setLanguage('fr');
  expect(t('told.wins', { player: 'Anna' })).toBe('Anna gagne.');
});

test('the language is the first wish that can be fulfilled', () => {
  expect(preferred(['xx-YY', 'en-GB'])).toBe('en');
  expect(preferred([])).toBe('en');
  expect(available()[0]?.code).toBe('en');
});

test('every text that the source names is written in English', () => {
  const missing: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bt\('([\w.+-]+)'/g)) {
      if (!(key! in english) && !(`${key}.other` in english)) missing.push(`${file}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});
