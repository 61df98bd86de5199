// What the real core refuses when people use the page is told in the page's language. A sentence changed in the core shows
// here; texts in all languages are looked after by languages.test.ts.
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { coreOver, type Core } from '../core/client';
import { loadModule, Refused } from '../core/module';
import type { GameFacts, GameName, Scene, Setup } from '../core/types';
import { emptied, withDice, withFact, withoutSeat, withSeatFact, withTurn } from '../editor/edits';
import { kits } from '../editor/kits';
import german from './de/refusals.json';
import { asSentence } from './reason';
import { refusalText } from './refusals';
import { setLanguage } from './texts.svelte';

let core: Core;
let games: GameFacts[];

beforeAll(async () => {
  const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
  core = coreOver(async (request) => ask(request));
  games = await core.games();
});

afterEach(() => setLanguage('en'));

async function refusalOf(doing: Promise<unknown>): Promise<string> {
  const refusal = await doing.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Refused);
  return (refusal as Refused).message;
}

function told(key: string): RegExp {
  const sentence = (german as Record<string, string>)[`refused.${key}`]!;
  return new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^{}]+')}$`);
}

async function tells(doing: Promise<unknown>, game: GameName | '', key: string): Promise<void> {
  const refusal = await refusalOf(doing);
  await setLanguage('de');
  expect(refusalText(refusal, game), refusal).toMatch(told(key));
}

function setup(game: GameName, more: Partial<Setup> = {}): Setup {
  const players = ['Anna', 'Bert'].map((name) => ({ name, kind: 'human' }));
  return { game, preset: '', options: {}, players, best_of: 1, clock: 'none', dice: 'manual', start: '', ...more };
}

async function start(game: GameName, preset: string): Promise<Scene> {
  const { scene, table } = await core.open(setup(game, { preset }));
  await core.close(table);
  return { ...scene, turn: 1, dice: [], left: [] };
}

const allOn = (place: number, ...seats: number[]) => (scene: Scene): Scene => ({
  ...scene,
  pieces: scene.pieces.map((piece) => (seats.includes(piece.seat) ? { ...piece, place } : piece)),
});

describe('positions laid out by hand', () => {
  test.each<[string, GameName, string, Record<string, string>, (scene: Scene) => Scene]>([
    ['both-off', 'backgammon', '', {}, (scene) => emptied(scene, kits.backgammon)],
    ['one-off', 'backgammon', '', {}, allOn(0, 2)],
    ['match-won', 'backgammon', '', {}, (scene) => withSeatFact(scene, 1, 'score', 7)],
    ['crawford-money', 'backgammon', '', { match_length: '0' }, (scene) => withFact(scene, 'crawford', 1)],
    ['crawford-far', 'backgammon', '', {}, (scene) => withFact(scene, 'crawford', 1)],
    ['no-checkers', 'checkers', '', {}, (scene) => emptied(scene, kits.checkers)],
    ['far-row', 'checkers', '', {}, (scene) => ({ ...scene, pieces: [{ seat: 1, place: 30, kind: 'man' }] })],
    ['seats', 'ludo', '', { seats: '3' }, (scene) => withoutSeat(scene, 1)],
    ['two-home', 'ludo', '', {}, allOn(57, 1, 3)],
    ['extra-roll', 'ludo', 'beginner', {}, (scene) => withFact(scene, 'again', 1)],
    ['over-no-dice', 'ludo', '', {}, (scene) => withDice(allOn(57, 1)(scene), [6, 4])],
    ['both-off', 'backgammon-dice', '', {}, allOn(17, 1, 2)],
    ['over-no-dice', 'backgammon-dice', '', {}, (scene) => withDice(allOn(17, 1)(scene), [6, 4])],
    ['winner-stays', 'backgammon-dice', '', {}, allOn(17, 2)],
    ['whole-number', 'backgammon-dice', 'basic', { match_points: '0' }, (scene) => scene],
    ['score', 'backgammon-dice', 'scored', {}, (scene) => withSeatFact(scene, 2, 'score', 4)],
    ['match-decided', 'backgammon-dice', 'scored', {}, (scene) => withSeatFact(scene, 2, 'points', 98)],
    ['play-out', 'backgammon-dice', 'scored', {}, allOn(17, 1)],
    [
      'captured-side',
      'backgammon-dice',
      'basic',
      {},
      (scene) => withTurn({ ...scene, pieces: scene.pieces.map((one, at) => (at ? one : { ...one, place: 0, kind: 'half-' })) }, 2),
    ],
  ])('%s in %s', async (key, game, preset, options, lay) => {
    await tells(core.compose(game, preset, options, lay(await start(game, preset))), game, key);
  });

  test('a seat is called as the editor calls it', async () => {
    await setLanguage('fr');
    const refusal = await refusalOf(core.compose('backgammon', '', {}, allOn(0, 2)(await start('backgammon', ''))));
    expect(refusalText(refusal, 'backgammon')).toContain('Joueur 2');
  });

  test.each<[string, GameName, string]>([
    ['no-position', 'backgammon', 'nonsense'],
    ['no-position', 'backgammon', 'XGID=nonsense'],
    ['no-position', 'checkers', 'nonsense'],
    ['no-position', 'checkers', 'W:nonsense'],
    ['no-position', 'ludo', 'nonsense'],
    ['no-turn', 'ludo', '1:b,b,b,b 3:b,b,b,b'],
    ['no-position', 'backgammon-dice', 'nonsense'],
    ['no-turn', 'backgammon-dice', '1:1,1,3,6,6 2:1,1,3,6,6'],
  ])('%s in %s as text: %s', async (key, game, text) => {
    await tells(core.look(game, '', {}, text), game, key);
  });

  test('a game that is over cannot be played on', async () => {
    await tells(core.open(setup('checkers', { start: 'B:W:B1' })), 'checkers', 'over');
  });
});

describe('rules that do not go together', () => {
  test.each<[string, GameName, Record<string, string>]>([
    ['whole-number', 'backgammon', { match_length: '1000' }],
    ['beavers', 'backgammon', { cube: 'off', beavers: 'on' }],
    ['auto-doubles', 'backgammon', { cube: 'off', auto_doubles: '2' }],
    ['ballot', 'checkers', { first: 'choose', ballot: 'crossboard' }],
    ['seats', 'ludo', { seats: '1,1' }],
    ['players', 'ludo', { seats: '1,2,3' }],
    ['entry', 'ludo', { entry: 'seven' }],
    ['two-rolls', 'ludo', { dice: '1', entry_roll: 'on', six_again: 'on' }],
    ['six-one-die', 'ludo', { six_again: 'on' }],
    ['third-six', 'ludo', { three_sixes: 'lose-turn' }],
    ['random-start', 'backgammon-dice', { faces: 'off', random_start: '2' }],
    ['pawn-faces', 'backgammon-dice', { faces: 'six' }],
    ['pawn-spaces', 'backgammon-dice', { setup: 'five' }],
    ['pawn-spaces', 'backgammon-dice', { setup: '1,1,3,6,9' }],
    ['two-a-space', 'backgammon-dice', { setup: '1,1,1,6,6' }],
  ])('%s in %s', async (key, game, options) => {
    await tells(core.open(setup(game, { options })), game, key);
  });

  test('whatever two words of options do to each preset, it is told', { timeout: 60_000 }, async () => {
    await setLanguage('de');
    const untold = new Set<string>();
    for (const { name, presets, options } of games) {
      const words = options.flatMap(({ name: option, choices }) => choices.map((word) => [option, word] as const));
      const seated: Record<string, string> = name === 'ludo' ? { seats: '1,3' } : {};
      for (const { name: preset } of presets) {
        for (const [at, one] of words.entries()) {
          for (const other of words.slice(at)) {
            const chosen = { ...seated, ...Object.fromEntries([one, other]) };
            try {
              await core.close((await core.open(setup(name, { preset, options: chosen }))).table);
            } catch (refusal) {
              const { message } = refusal as Refused;
              if (refusalText(message, name) === asSentence(message)) untold.add(message);
            }
          }
        }
      }
    }
    expect([...untold]).toEqual([]);
  });
});

describe('at the table', () => {
  const captured = { preset: 'basic', start: '1:c,1,3,6,6 2:1,1,3,6,6 turn:1' };
  test.each<[string, GameName, Partial<Setup>, string]>([
    ['two-dice', 'backgammon', {}, '7'],
    ['two-dice', 'backgammon', {}, '123'],
    ['die', 'ludo', {}, '7'],
    ['two-dice', 'ludo', { start: '1:b,b,b,b 3:b,b,b,b turn:1' }, '6'],
    ['one-die', 'ludo', { preset: 'beginner' }, '64'],
    ['two-dice', 'backgammon-dice', {}, '7'],
    ['equal-dice', 'backgammon-dice', {}, '66'],
    ['pawn-sides', 'backgammon-dice', { ...captured, options: { redeem_roll: 'once' } }, '64'],
    ['pawn-sides', 'backgammon-dice', captured, '64 SS'],
    ['side-letters', 'backgammon-dice', captured, '64 X'],
    ['side-letters', 'backgammon-dice', { preset: 'basic', options: { random_start: '2' } }, '64'],
    ['start-side', 'backgammon-dice', { preset: 'basic', options: { random_start: '2' } }, 'SS'],
  ])('%s in %s typed', async (key, game, more, dice) => {
    const { table } = await core.open(setup(game, more));
    await tells(core.roll(table, dice, 0), game, key);
  });

  test('nothing can be taken back before anybody has decided anything', async () => {
    const { table } = await core.open(setup('checkers', { preset: 'tournament' }));
    await tells(core.takeBack(table, 0), 'checkers', 'nothing-to-take-back');
  });
});

describe('files', () => {
  test.each<[string, string, string]>([
    ['file-kind', 'game', ''],
    ['file-kind', 'game.txt', ''],
    ['file-no-game', 'game.fourfold', ''],
    ['file-no-game', 'game.fourfold', 'nonsense'],
    ['file-no-game', 'game.fourfold', '{"a":1}'],
    ['file-version', 'game.fourfold', '{"fourfold":99}'],
    ['file-no-game', 'game.mat', ''],
    ['file-no-game', 'game.mat', 'nonsense'],
    ['file-no-game', 'game.sgf', ''],
    ['file-no-game', 'game.sgf', 'nonsense'],
    ['file-no-game', 'game.pdn', ''],
    ['file-no-game', 'game.pdn', 'nonsense'],
  ])('%s: %s with "%s"', async (key, file, text) => {
    await tells(core.imported(file, text), '', key);
  });

  test('a position that was played on from is no match', async () => {
    const { table } = await core.open(setup('backgammon', { start: '4HPwATDgc/ABMA:MAEAAAAAAAAA', options: { match_length: '0' } }));
    await tells(core.exported(table, 'mat'), 'backgammon', 'mid-game');
  });
});

test('what has no text is a sentence in English', async () => {
  await setLanguage('de');
  expect(refusalText('line 7: a die is missing')).toBe('Line 7: a die is missing.');
});
