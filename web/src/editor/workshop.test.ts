// Positions in the making, judged by the real core as it is loaded by the page.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { coreOver, type Core } from '../core/client';
import { loadModule } from '../core/module';
import type { GameFacts, GameName } from '../core/types';
import { emptied, withCubeOwner, withDice, withoutSeat, withSeat, withTurn } from './edits';
import { Workshop, type WorkshopContext } from './workshop.svelte';

let core: Core;
let games: GameFacts[];

beforeAll(async () => {
  const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
  core = coreOver(async (request) => ask(request));
  games = await core.games();
});

function context(game: GameName, composed: WorkshopContext['composed'] = () => undefined): WorkshopContext {
  const facts = games.find((one) => one.name === game)!;
  const wentBack = (reason: string): string => `back: ${reason}`;
  return { core, facts, hasDice: game !== 'checkers', unreachable: 'gone', wentBack, composed };
}

function open(game: GameName, position = '', more: { preset?: string; options?: Record<string, string> } = {}) {
  return Workshop.open(context(game), { game, preset: '', options: {}, position, ...more });
}

const settled = (workshop: Workshop) => vi.waitFor(() => expect(workshop.text || workshop.problem).not.toBe(''), 3000);

const all: GameName[] = ['backgammon', 'checkers', 'ludo', 'backgammon-dice'];

test.each(all)('the start of %s can be, and is read again', async (game) => {
  const workshop = await open(game);
  await settled(workshop);
  expect(workshop.problem).toBe('');
  const again = await open(game, workshop.text);
  expect(again.problem).toBe('');
  expect(again.scene.pieces).toHaveLength(workshop.scene.pieces.length);
});

test('an empty board is refused with a sentence, and undo brings the position back', async () => {
  const workshop = await open('backgammon');
  await settled(workshop);
  const { text, scene } = workshop;
  workshop.change(emptied(scene, workshop.kit));
  expect(workshop.text).toBe('');
  await settled(workshop);
  expect(workshop.problem).toMatch(/^[A-Z].*\.$/);
  workshop.undo();
  expect(workshop.problem).toBe('');
  await settled(workshop);
  expect(workshop.text).toBe(text);
  workshop.redo();
  expect(workshop.scene.pieces.every(({ place }) => place === 0)).toBe(true);
});

test('turn, dice and cube are part of the position', async () => {
  const workshop = await open('backgammon');
  workshop.change(withCubeOwner(withDice(withTurn(workshop.scene, 2), [6, 5]), 1));
  await settled(workshop);
  const again = await open('backgammon', workshop.text);
  expect(again.scene).toMatchObject({ turn: 2, facts: { cube: 2, cube_owner: 1 } });
  expect([...again.scene.dice].sort()).toEqual([5, 6]);
});

test('a text may bring its own match and its own seats', async () => {
  const backgammon = await open('backgammon');
  expect(await backgammon.takeText('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:5:10')).toBe('');
  expect(backgammon.draft.options).toEqual({ match_length: '5' });
  // For money, without Jacoby's rule and with beavers; a table of it can be opened.
  expect(await backgammon.takeText('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:2:0:10')).toBe('');
  expect(backgammon.draft.options).toEqual({ match_length: '0', jacoby: 'off', beavers: 'on' });
  await settled(backgammon);
  await backgammon.askHint('nothing to decide');
  expect(backgammon.problem).toBe('');
  expect(backgammon.hint?.view.waiting).toBe('person');
  const ludo = await open('ludo');
  expect(await ludo.takeText('1:b,b,b,b 2:b,b,b,3 4:b,b,b,h turn:2')).toBe('');
  expect(ludo.draft.options).toEqual({ seats: '1,2,4' });
  await settled(ludo);
  expect(ludo.text).toBe('1:b,b,b,b 2:b,b,b,3 4:b,b,b,h turn:2');
});

test('a text that cannot be read changes nothing and says why', async () => {
  const workshop = await open('checkers');
  const { draft } = workshop;
  expect(await workshop.takeText('nonsense')).toMatch(/^[A-Z].*\.$/);
  expect(workshop.draft).toBe(draft);
});

test('a link that cannot be read gives the start and says why', async () => {
  const composed = vi.fn();
  const link = { game: 'checkers', preset: 'botanica', options: { first: 'nobody' }, position: 'B:W99:B1' };
  const workshop = await Workshop.open(context('checkers', composed), link);
  expect(workshop.problem).toMatch(/^back: /);
  expect(workshop.draft).toMatchObject({ preset: 'botanica', options: {} });
  await vi.waitFor(() => expect(workshop.text).not.toBe(''), 3000);
  expect(composed).not.toHaveBeenCalled();
});

test('seats come and go with the option of the rules', async () => {
  const workshop = await open('ludo');
  const three = withSeat(workshop.scene, workshop.kit, 2);
  workshop.changeOption('seats', '1,2,3', three);
  await settled(workshop);
  expect(workshop.text).toContain('2:b,b,b,b');
  workshop.changeOption('seats', '1,3', withoutSeat(workshop.scene, 2));
  expect(workshop.draft.options).toEqual({});
});

test('other rules keep the position where they have the same pieces', async () => {
  const workshop = await open('backgammon');
  workshop.change(withTurn(workshop.scene, 2));
  await workshop.changeRules('liberty');
  expect(workshop.draft).toMatchObject({ preset: 'liberty', scene: { turn: 2 } });
  await workshop.changeRules('hyper');
  expect(workshop.scene.pieces).toHaveLength(6);
});

test('a hint is for what is on the board, and needs something to decide', async () => {
  const workshop = await open('ludo', '1:b,b,0,50 3:b,12,55,h turn:1');
  await settled(workshop);
  await workshop.askHint('nothing');
  expect(workshop.problem).toBe('nothing');
  workshop.change(withDice(workshop.scene, [6, 4]));
  await settled(workshop);
  await workshop.askHint('nothing');
  expect(workshop.hint?.shown.hint.play).not.toBe('');
  workshop.change(withTurn(workshop.scene, 3));
  expect(workshop.hint).toBeNull();
});
