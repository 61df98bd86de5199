// What bots give as their reasons has its text, and so every language has it (see languages.test.ts).
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { coreOver, type Core } from '../core/client';
import { loadModule } from '../core/module';
import type { GameName } from '../core/types';
import { hintReason } from './reason';
import { languages, setLanguage } from './texts.svelte';

// Whoever gives the hints of a game: the last of its line-up.
const advisers: Record<GameName, string> = {
  backgammon: 'backgammon/strong.cpp',
  checkers: 'checkers/greedy.cpp',
  ludo: 'ludo/greedy.cpp',
  'backgammon-dice': 'backgammon_dice/greedy.cpp',
};
const games = Object.keys(advisers) as GameName[];

// Every text in what gives a reason: functions of that name, what is put into `reason`, what is said besides moves.
function reasonsIn(source: string): string[] {
  const giving = [/ reason_for\([^)]*\) \{[^]*?\n\}/g, /\breason = [^;]*;/g, /\bsay\([^;]*;/g];
  const places = giving.flatMap((pattern) => source.match(pattern) ?? []);
  return places.flatMap((place) => [...place.matchAll(/"([^"]+)"/g)].map(([, reason]) => reason!));
}

let core: Core;

beforeAll(async () => {
  const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
  core = coreOver(async (request) => ask(request));
});

afterEach(() => setLanguage('en'));

describe.each(games)('%s', (game) => {
  test('every reason in the source of its adviser has a text', () => {
    const source = readFileSync(new URL(`../../../src/players/${advisers[game]}`, import.meta.url), 'utf8');
    const reasons = reasonsIn(source);
    expect(reasons.length).toBeGreaterThan(4);
    expect(reasons.filter((reason) => hintReason(game, reason).lang === 'en')).toEqual([]);
  });

  test('hints of the real core give reasons in every language', { timeout: 30_000 }, async () => {
    const players = [1, 2].map((number) => ({ name: `Player ${number}`, kind: 'human' }));
    let view = await core.open({ game, preset: '', options: {}, players, best_of: 1, clock: 'none', dice: 'fair', start: '' });
    const given = new Set<string>();
    for (let step = 0; step < (game === 'backgammon' ? 12 : 120) && !view.over; ++step) {
      if (view.waiting !== 'person') {
        view = await core.proceed(view.table, step);
        continue;
      }
      const hint = await core.hint(view.table);
      given.add(hint.reason);
      view = await core.play(view.table, hint.play, step);
    }
    expect(given.size).toBeGreaterThan(0);
    for (const { code } of languages) {
      await setLanguage(code);
      for (const reason of given) expect(hintReason(game, reason), code).toEqual({ text: expect.stringMatching(/\.$/) });
    }
  });
});

test('a reason that nobody has translated is a sentence in English', () => {
  expect(hintReason('ludo', 'feels right')).toEqual({ text: 'Feels right.', lang: 'en' });
});
