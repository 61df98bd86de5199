// The real core, loaded as the page loads it: whole matches of all games between bots, and what it refuses.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { coreOver, type Core } from './client';
import { loadModule, Refused } from './module';
import type { GameName, Setup } from './types';

let core: Core;

beforeAll(async () => {
  const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
  core = coreOver(async (request) => ask(request));
});

function setup(game: GameName, kind: string): Setup {
  const players = [
    { name: 'Anna', kind },
    { name: 'Bert', kind },
  ];
  return { game, preset: '', options: {}, players, best_of: 1, clock: 'none', dice: 'fair', start: '' };
}

describe('the core', () => {
  it('asks whether to hurry while a strong bot thinks, and then answers with what it knows', async () => {
    let asked = 0;
    const hurried = () => ++asked > 0;
    const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)), hurried);
    const hasty = coreOver(async (request) => ask(request));
    let view = await hasty.open(setup('backgammon', 'bot:master'));
    for (let step = 0; view.events < 4; ++step) view = await hasty.proceed(view.table, step);
    expect(asked).toBeGreaterThan(0);
    expect(view.told.at(-1)?.text).not.toBe('');
  });

  it('knows the four games with presets, options and bots', async () => {
    const games = await core.games();
    expect(games.map((game) => game.name)).toEqual(['backgammon', 'checkers', 'ludo', 'backgammon-dice']);
    for (const game of games) {
      expect(game.presets.length).toBeGreaterThan(0);
      expect(game.bots).toContain('greedy');
    }
  });

  it.each<GameName>(['backgammon', 'checkers', 'ludo', 'backgammon-dice'])('plays %s to the end', async (game) => {
    let view = await core.open(setup(game, 'bot:greedy'));
    for (let step = 0; !view.over && step < 20000; ++step) view = await core.proceed(view.table, step);
    expect(view.over).toBe(true);
    expect(view.waiting).toBe('nothing');
    const again = await core.resume(await core.record(view.table));
    expect(again.events).toBe(view.events);
    expect(again.told.length).toBe(view.events);
  });

  it('refuses with a sentence', async () => {
    await expect(core.open({ ...setup('checkers', 'human'), preset: 'blitz' })).rejects.toThrow(Refused);
    await expect(core.proceed(999, 0)).rejects.toThrow(/no open table/);
  });
});
