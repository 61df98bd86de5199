// Which rules are shown at a table: those in force, in the words of what was agreed, with what is ours marked as such.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { coreOver, type Core } from '../core/client';
import { loadModule } from '../core/module';
import type { GameFacts, GameName, ScreenView } from '../core/types';
import { clauseAtHand, clauseText, oursOf } from './clauses';
import { rulesPlayed } from './played';
import { forTheStart } from './start';

const wasm = new URL('../../../build/wasm/fourfold.wasm', import.meta.url);
let core: Core;
let all: GameFacts[] = [];

beforeAll(async () => {
  const ask = await loadModule(readFileSync(wasm));
  core = coreOver(async (request) => ask(request));
  all = await core.games();
});

const game = (name: GameName): GameFacts => all.find((one) => one.name === name)!;
const options = (name: GameName, preset: string): Record<string, string> =>
  game(name).presets.find((one) => one.name === preset)!.values;

async function opened(name: GameName, preset: string, set: Record<string, string> = {}): Promise<ScreenView> {
  const players = ['Anna', 'Bert'].map((one) => ({ name: one, kind: 'human' }));
  const table = { players, best_of: 1, clock: 'none', dice: 'manual' as const, start: '' };
  return core.open({ game: name, preset, options: set, ...table });
}

// Which clauses the core says of each preset is tested there (tests/cli/rules_test.cpp).
test('a table brings the clauses of its rules along', async () => {
  const liberty = await opened('backgammon', 'liberty');
  expect(liberty.clauses).toContain('BG-13');
  expect(liberty.clauses).not.toContain('BG-16');
  expect(liberty.idle_options).toContain('jacoby');
  expect(liberty.idle_options).not.toContain('gammon');
  expect((await opened('backgammon', 'cube')).clauses).toContain('BG-16');
  expect((await opened('ludo', 'beginner')).clauses).toContain('LU-13');
  expect((await opened('backgammon-dice', 'scored', { random_start: '1' })).clauses).toEqual(
    game('backgammon-dice').clauses,
  );
});

test('a game with dice begins with a roll for the start, and says so', async () => {
  for (const name of ['backgammon', 'ludo', 'backgammon-dice'] as const) {
    for (const preset of game(name).presets) {
      const view = await opened(name, preset.name);
      expect(forTheStart(view), `${name} ${preset.name}`).toBe(true);
      expect(clauseAtHand(view)).toMatch(/-2$/);
    }
  }
  expect(forTheStart(await opened('checkers', 'tournament'))).toBe(false);
});

test('the clause at hand is one in force', async () => {
  for (const { name, presets } of all) {
    for (const preset of presets) {
      const view = await opened(name, preset.name);
      expect(view.clauses, `${name} ${preset.name}`).toContain(clauseAtHand(view));
    }
  }
});

describe('a clause', () => {
  const text = (name: GameName, preset: string, clause: string): string =>
    clauseText(name, clause, options(name, preset));

  test('says what holds at this table, and nothing of others', () => {
    expect(text('backgammon', 'liberty', 'BG-12')).not.toContain('cube');
    expect(text('backgammon', 'cube', 'BG-12')).toContain('cube');
    expect(text('backgammon', 'liberty', 'BG-13')).toContain('outside the home board');
    expect(text('backgammon', 'tournament', 'BG-13')).not.toContain('outside the home board');
    expect(text('checkers', 'botanica', 'CK-5')).toBe('Capturing is up to you. You may stop after any jump.');
    expect(text('checkers', 'tournament', 'CK-5')).toContain('You must capture');
    expect(text('backgammon-dice', 'scored', 'BD-11')).toContain('two points');
    expect(text('backgammon-dice', 'simple', 'BD-11')).not.toContain('points');
    expect(text('ludo', 'standard', 'LU-11')).toContain('the sum of both');
    expect(text('ludo', 'beginner', 'LU-11')).not.toContain('sum');
  });

  test('is marked where it is ours and not the book’s', () => {
    expect(oursOf('backgammon', 'BG-6')).toContain('larger');
    expect(oursOf('checkers', 'CK-10')).not.toBe('');
    expect(oursOf('backgammon-dice', 'BD-12')).not.toBe('');
    expect(oursOf('backgammon', 'BG-7')).toBe('');
  });
});

test('the rules of a table are said in a few words', () => {
  expect(rulesPlayed(game('backgammon'), 'liberty')).toBe('Liberty rules');
  expect(rulesPlayed(game('ludo'), 'beginner')).toBe('Liberty rules · Beginner Level');
  expect(rulesPlayed(game('backgammon'), 'hyper')).toBe('Club rules · Hypergammon');
  expect(rulesPlayed(game('checkers'), 'tournament')).toBe('Club rules');
  expect(rulesPlayed(game('backgammon-dice'), 'scored')).toBe('Scored / Tournament Play');
});
