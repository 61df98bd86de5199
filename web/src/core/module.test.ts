// The real core, loaded as the page loads it: whole matches of all games between bots, and what it refuses.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { coreOver, type Core } from './client';
import { loadModule } from './module';
import { CoreError } from './refusal';
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
    // Opening throws that tie are thrown again, so that nobody can say at which event the first choice comes.
    for (let step = 0; asked === 0 && view.events < 40; ++step) view = await hasty.proceed(view.table, step);
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

  it('draws no dice without random numbers, and goes on when there are some', async () => {
    const fair = setup('ludo', 'bot:greedy');
    const none = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no entropy');
    });
    await expect(core.open(fair)).rejects.toMatchObject({ reason: { code: 'table.no-random-numbers', args: {} } });
    none.mockRestore();
    expect((await core.open(fair)).events).toBe(0);
  });

  it('takes files of bots when they come, and then knows endings for certain', async () => {
    const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
    const fresh = coreOver(async (request) => ask(request));
    // First Position: White wins, in the books by 15-19.
    const { table } = await fresh.open({ ...setup('checkers', 'human'), start: 'W:WK15,20:B12,K28' });
    const names = ask({ do: 'files', table }) as string[];
    expect(names.toSorted()).toEqual(['checkers/tournament.fourbook', 'checkers/tournament.fournets', 'checkers/tournament.fourtab']);
    for (const name of names) ask({ do: 'file', name }, readFileSync(new URL(`../../../data/${name}`, import.meta.url)));
    expect(ask({ do: 'files', table })).toEqual([]);
    const hint = await fresh.hint(table);
    expect(hint.candidates[0]).toMatchObject({ play: '15-19', proof: 'wins' });
    expect(hint.reason.code).toBe('reason.checkers.won-for-certain');
  });

  it('asks for the net that the rules of backgammon need, and judges with it', async () => {
    const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
    const fresh = coreOver(async (request) => ask(request));
    const hyper = await fresh.open({ ...setup('backgammon', 'human'), preset: 'hyper' });
    expect(ask({ do: 'files', table: hyper.table })).toEqual(['backgammon/hypergammon.fournet']);

    // Everybody makes the five-point with 3-1, the quick net too; what that is worth the larger net knows better.
    const start = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10';
    const { table } = await fresh.open({ ...setup('backgammon', 'human'), start });
    const quickly = (await fresh.hint(table)).candidates[0]!;
    const names = ask({ do: 'files', table }) as string[];
    expect(names).toEqual(['backgammon/contact.fournet']);
    for (const name of names) ask({ do: 'file', name }, readFileSync(new URL(`../../../data/${name}`, import.meta.url)));
    expect(ask({ do: 'files', table })).toEqual([]);
    const well = (await fresh.hint(table)).candidates[0]!;
    expect([quickly.play, well.play]).toEqual(['8/5 6/5', '8/5 6/5']);
    expect(well.value).not.toBe(quickly.value);
  });

  it.each<GameName>(['checkers', 'backgammon'])('plays on when a file is damaged, at %s', async (game) => {
    const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
    const fresh = coreOver(async (request) => ask(request));
    const view = await fresh.open(setup(game, 'bot:easy'));
    const names = ask({ do: 'files', table: view.table }) as string[];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) ask({ do: 'file', name }, new Uint8Array(99));
    for (let step = 0; step < 9; ++step) expect((await fresh.proceed(view.table, step)).events).toBe(view.events + step + 1);
  });

  it('refuses with a message', async () => {
    await expect(core.open({ ...setup('checkers', 'human'), preset: 'blitz' })).rejects.toThrow(CoreError);
    await expect(core.proceed(999, 0)).rejects.toMatchObject({ reason: { code: 'api.no-table', args: { number: 999 } } });
  });

  it('gives a record whole, or what is new of it', async () => {
    let view = await core.open(setup('backgammon', 'bot:random'));
    const pieces = [await core.record(view.table)];
    for (let step = 0; view.events < 9; ++step) {
      const { events } = view;
      view = await core.proceed(view.table, step);
      pieces.push(await core.record(view.table, events));
    }
    expect(pieces.at(-1)).toMatch(/^\{"n":9,.*\}\n$/);
    expect(await core.record(view.table)).toBe(pieces.join(''));
  });

  it('reads a clock without a view, until it has run out', async () => {
    const { table } = await core.open({ ...setup('checkers', 'human'), clock: 'per-move:30s' });
    await core.play(table, '11-15', 0);
    expect(await core.clock(table, 1000)).toEqual({ time_left: [30_000, 29_000] });
    const late = { over: true, fallen: 1, winner: 0, told: [{ kind: 'flag' }, { kind: 'reveal' }] };
    expect(await core.clock(table, 31_000)).toMatchObject(late);
  });

  it('shows a clock that has run out after it refused what came too late', async () => {
    const { table } = await core.open({ ...setup('checkers', 'human'), clock: 'per-move:30s' });
    await core.play(table, '11-15', 0);
    await expect(core.play(table, '22-18', 31_000)).rejects.toMatchObject({ reason: { code: 'told.time-over-wins' } });
    expect(await core.clock(table, 31_100)).toMatchObject({ over: true, told: [{ kind: 'flag' }, { kind: 'reveal' }] });
  });
});
