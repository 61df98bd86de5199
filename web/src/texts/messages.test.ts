// What the core says is told in the page's language: the rendering, on messages of our own, and what the real core says when people
// use the page. That every message has its sentence in every language is proven where all messages are known (tests/sentences).
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { coreOver, type Core } from '../core/client';
import { loadModule } from '../core/module';
import { CoreError } from '../core/refusal';
import type { GameFacts, GameName, Message, MessageValue, Scene, Setup } from '../core/types';
import { emptied, withFact, withSeatFact, withoutSeat } from '../editor/edits';
import { kits } from '../editor/kits';
import { languages } from './languages';
import { asSentence, messageSentence, messageText, problemText, toldText } from './messages';
import { fetchTold, list, setLanguage, texts } from './texts.svelte';

const games: GameName[] = ['backgammon', 'checkers', 'ludo', 'backgammon-dice'];

beforeAll(() => fetchTold());
afterEach(() => setLanguage('en'));

describe('a message', () => {
  const wholeNumber: Message = { code: 'option.not-a-number', args: { word: '1000', low: 0, high: 999 } };

  test('has its arguments put in', async () => {
    expect(await messageText({ code: 'table.no-player', args: { number: 1200 } })).toBe('there is no player 1200 at this table');
    expect(await messageText({ code: 'table.event-out-of-order', args: { event: 3, due: 2 } })).toBe(
      'event number 3 stands where 2 is due',
    );
    expect(await messageText({ code: 'told.score', args: { player: 'Anna', points: 0.5 } })).toBe('Anna: 0.500');
    await setLanguage('de');
    expect(await messageText({ code: 'told.score', args: { player: 'Anna', points: 0.5 } })).toBe('Anna: 0,500');
  });

  test('has the form of its number: of `count`, or else of the first number', async () => {
    expect(await messageText({ code: 'told.counts', args: { count: 1 } })).toBe('That counts 1 point.');
    expect(await messageText({ code: 'told.counts', args: { points: 1, count: 2 } })).toBe('That counts 2 points.');
    await setLanguage('fr');
    const [none, one] = [0, 1].map((count) => messageText({ code: 'told.counts', args: { count } }));
    expect((await none)!.replace('0', '1')).toBe(await one);
  });

  test('calls a seat by its player, as the editor does, or by its number', async () => {
    const message: Message = { code: 'table.others-decision', args: { player: { seat: 2 } } };
    const players = [
      { seat: 1, name: 'Anna' },
      { seat: 2, name: 'Bert' },
    ];
    expect(await messageText(message, { game: 'checkers', players })).toBe("it is Bert's decision");
    expect(await messageText(message, { game: 'checkers' })).toBe("it is Light's decision");
    expect(await messageText(message)).toBe("it is player 2's decision");
  });

  test('holds messages and lists of them', async () => {
    const clock: Message = { code: 'clock.no-extra', args: { help: { code: 'clock.help', args: {} } } };
    expect(await messageText(clock)).toBe(
      "the time added to a turn cannot be read; a clock is 'none', 'fischer:10m+5s', 'delay:2m+12s' or 'per-move:30s'",
    );
    const words = ['on', 'off', 'beavers'];
    expect(await messageText({ code: 'option.not-a-word', args: { word: 'x', words } })).toBe("'x' is not one of: on, off and beavers");
    const score = ['Anna', 'Bert'].map((player): Message => ({ code: 'told.score', args: { player, points: 1 } }));
    expect(await messageText({ code: 'told.score-is', args: { score } })).toBe('The score is Anna: 1 and Bert: 1.');
  });

  test('names no clauses on a page', async () => {
    const block: Message = { code: 'backgammon-dice.block', args: { space: 11 } };
    const choice: Message = { code: 'backgammon-dice.former-duty', args: {} };
    expect(await messageSentence(block)).toBe('Two pawns on 11 are a block, on which nobody lands.');
    for (const { code } of languages) {
      await setLanguage(code);
      for (const message of [block, choice]) expect(await messageSentence(message)).not.toMatch(/BD|[()]| [.:,]|\u2066\u2069/);
    }
  });

  test('has plays in notation for the eye and in words for the ear, and dice, too', async () => {
    const played: Message = { code: 'told.plays', args: { player: 'Bert', play: { notation: '8/5*' } } };
    const rolled: Message = { code: 'told.rolls', args: { player: 'Anna', dice: { dice: [3, 1] } } };
    expect(toldText([played])).toBe('Bert plays 8/5*.');
    expect(toldText([rolled, played], { spoken: true })).toBe('Anna rolls 3 and 1. Bert plays 8 to 5, hit.');
    expect(await messageText(rolled)).toBe('Anna rolls 3-1.');
  });

  test('names those who came after the winner, each with their place', () => {
    const places: Message[] = [
      { code: 'told.ludo.place', args: { player: 'Anna', place: 2 } },
      { code: 'told.ludo.your-place', args: { place: 3 } },
    ];
    expect(toldText([{ code: 'told.ludo.places', args: { places } }])).toBe('Then came Anna in place 2 and you in place 3.');
  });

  test('calls an option as the page does', async () => {
    const refused: Message = { code: 'option.refused', args: { option: 'match_length', reason: wholeNumber } };
    expect(await messageText(refused, { game: 'backgammon' })).toBe("Match length: '1000' is not a whole number from 0 to 999");
    expect(await messageText(refused)).toBe("match_length: '1000' is not a whole number from 0 to 999");
  });

  test('is in the language of the page, and names keep their direction in it', async () => {
    const message: Message = { code: 'table.others-decision', args: { player: { seat: 1 } } };
    const players = [{ seat: 1, name: 'Anna' }];
    await setLanguage('de');
    expect(await messageSentence({ code: 'table.match-over', args: {} })).toBe('Das Match ist vorbei.');
    await setLanguage('ar');
    expect(await messageText(message, { players })).toContain('\u2068Anna\u2069');
  });

  test('that nobody has written is its code', async () => {
    expect(await messageText({ code: 'no.such.message', args: {} })).toBe('no.such.message');
  });

  test('becomes a sentence with a capital and one full stop', async () => {
    expect(asSentence('it is over')).toBe('It is over.');
    expect(asSentence('There are backgammon and ludo.')).toBe('There are backgammon and ludo.');
    expect(asSentence('\u2068اللعبة انتهت.\u2069')).toBe('\u2068اللعبة انتهت.\u2069');
  });

  test('is why something failed, or else something is out of reach', async () => {
    expect(await problemText(new CoreError({ code: 'table.match-over', args: {} }))).toBe('The match is over.');
    expect(await problemText(new Error('no network'), {}, 'Gone.')).toBe('Gone.');
  });
});

const tables = import.meta.glob<Record<string, string>>('../../../texts/*/*.json', { eager: true, import: 'default' });
const written = new Map(
  languages.map(({ code }) => {
    const own = Object.entries(tables).filter(([path]) => path.includes(`/texts/${code}/`));
    return [code, new Set(own.flatMap(([, texts]) => Object.keys(texts)))];
  }),
);

// The terminal joins lists with texts of the catalogue (tests/sentences compares it with Unicode's), the page as the browser does.
test('lists are joined as in the terminal', async () => {
  for (const { code } of languages) {
    await setLanguage(code);
    const common = tables[`../../../texts/${code}/messages-common.json`]!;
    for (const items of [['x', 'y'], ['x', 'y', 'z'], ['x', 'y', 'z', 'w']]) {
      const joined = items.slice(0, -1).join(common['list.next']) + common['list.last'] + items.at(-1);
      expect(list(items)).toBe(joined);
    }
  }
  const either = { code: '{numbers}', args: { numbers: { any: ['6', '5', '11'] } } };
  await setLanguage('fr');
  expect(toldText([either])).toBe('6, 5 ou 11');
  await setLanguage('es');
  expect(toldText([either])).toBe('6, 5 u 11');
  expect(list(['Ana', 'Inés'])).toBe('Ana e Inés');
  expect(list(['Ana', 'hielo'])).toBe('Ana y hielo');
});

function codesIn(value: MessageValue): string[] {
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(codesIn);
  return 'code' in value ? [value.code, ...Object.values(value.args).flatMap(codesIn)] : [];
}

// Codes that some language has no sentence for, and places that are left empty in it.
async function untold(messages: Message[], game: GameName): Promise<string[]> {
  const wrong: string[] = [];
  for (const { code: language } of languages) {
    await setLanguage(language);
    const known = written.get(language)!;
    for (const message of messages) {
      const missing = codesIn(message).filter((code) => !known.has(code) && !known.has(`${code}.other`));
      const sentence = await messageSentence(message, { game });
      if (missing.length > 0 || /\{\w+\}/.test(sentence) || !/[.!?؟]\u2069*$/.test(sentence)) {
        wrong.push(`${language} ${missing.join(' ')}: ${sentence}`);
      }
    }
  }
  return wrong;
}

describe('the real core', () => {
  let core: Core;
  let facts: GameFacts[];

  beforeAll(async () => {
    const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
    core = coreOver(async (request) => ask(request));
    facts = await core.games();
  });

  function setup(game: GameName, more: Partial<Setup> = {}): Setup {
    const players = ['Anna', 'Bert'].map((name) => ({ name, kind: 'human' }));
    return { game, preset: '', options: {}, players, best_of: 1, clock: 'none', dice: 'manual', start: '', ...more };
  }

  async function start(game: GameName): Promise<Scene> {
    const { scene, table } = await core.open(setup(game));
    await core.close(table);
    return { ...scene, turn: 1, dice: [], left: [] };
  }

  async function refusalOf(doing: Promise<unknown>): Promise<Message> {
    const refusal = await doing.then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(CoreError);
    return (refusal as CoreError).reason;
  }

  test.each<[GameName, (scene: Scene) => Scene]>([
    ['backgammon', (scene) => emptied(scene, kits.backgammon)],
    ['backgammon', (scene) => withSeatFact(scene, 1, 'score', 7)],
    ['backgammon', (scene) => withFact(scene, 'crawford', 1)],
    ['checkers', (scene) => emptied(scene, kits.checkers)],
    ['checkers', (scene) => ({ ...scene, pieces: [{ seat: 1, place: 30, kind: 'man' }] })],
    ['ludo', (scene) => withoutSeat(scene, 1)],
    ['backgammon-dice', (scene) => ({ ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, place: 17 })) })],
  ])('tells what is wrong with a position of %s laid out by hand', async (game, lay) => {
    const refusal = await refusalOf(core.compose(game, '', {}, lay(await start(game))));
    expect(await untold([refusal], game)).toEqual([]);
  });

  test.each(games)('tells what is wrong with %s written by hand', async (game) => {
    const position = await refusalOf(core.look(game, '', {}, 'nonsense'));
    const { table } = await core.open(setup(game));
    const doings = [core.takeBack(table, 0), core.roll(table, '77', 0), core.play(table, 'nonsense', 0), core.exported(table, 'x')];
    expect(await untold([position, ...(await Promise.all(doings.map(refusalOf)))], game)).toEqual([]);
  });

  test.each([
    ['game', ''],
    ['game.txt', ''],
    ['game.fourfold', ''],
    ['game.fourfold', 'nonsense'],
    ['game.fourfold', '{"a":1}'],
    ['game.fourfold', '{"fourfold":99}'],
    ['game.mat', ''],
    ['game.mat', 'nonsense'],
    ['game.sgf', ''],
    ['game.sgf', 'nonsense'],
    ['game.pdn', ''],
    ['game.pdn', 'nonsense'],
  ])('tells what is wrong with a file %s: "%s"', async (file, text) => {
    expect(await untold([await refusalOf(core.imported(file, text, ['Ann', 'Bob']))], 'backgammon')).toEqual([]);
  });

  test('tells what is left out of a file', async () => {
    const mat = ' 5 point match\n\n Game 1\n Anna : 0      Bert : 0\n  1) 31: 8/5 6/5      62: 24/17\n';
    const { remarks } = await core.imported('a.mat', mat, ['Ann', 'Bob']);
    expect(remarks).toHaveLength(1);
    expect(await untold(remarks, 'backgammon')).toEqual([]);
  });

  test.each(games)('tells whatever two words of options do to each preset of %s', { timeout: 120_000 }, async (game) => {
    const { presets, options } = facts.find(({ name }) => name === game)!;
    const words = options.flatMap(({ name: option, choices }) => choices.map((word) => [option, word] as const));
    const seated: Record<string, string> = game === 'ludo' ? { seats: '1,3' } : {};
    const refusals = new Map<string, Message>();
    for (const { name: preset } of presets) {
      for (const [at, one] of words.entries()) {
        for (const other of words.slice(at)) {
          try {
            const options = { ...seated, [one[0]]: one[1], [other[0]]: other[1] };
            const { table } = await core.open(setup(game, { preset, options }));
            await core.close(table);
          } catch (refusal) {
            const { reason } = refusal as CoreError;
            refusals.set(JSON.stringify(reason), reason);
          }
        }
      }
    }
    expect(await untold([...refusals.values()], game)).toEqual([]);
  });

  test.each(games)('gives reasons for its hints in %s', { timeout: 300_000 }, async (game) => {
    let view = await core.open(setup(game, { dice: 'fair' }));
    const given = new Map<string, Message>();
    const steps = ['backgammon', 'checkers'].includes(game) ? 12 : 120; // where bots think, each takes a while
    for (let step = 0; step < steps && !view.over; ++step) {
      if (view.waiting !== 'person') {
        view = await core.proceed(view.table, step);
        continue;
      }
      const hint = await core.hint(view.table);
      given.set(hint.reason.code, hint.reason);
      view = await core.play(view.table, hint.play, step);
    }
    expect(given.size).toBeGreaterThan(0);
    expect(await untold([...given.values()], game)).toEqual([]);
  });

  test.each(games)('tells everything that happens in %s, with the texts of a table', { timeout: 60_000 }, async (game) => {
    const { presets } = facts.find(({ name }) => name === game)!;
    const happened = new Map<string, Message>();
    for (const { name: preset } of presets) {
      const players = ['Anna', 'Bert'].map((name) => ({ name, kind: 'bot:random' }));
      let view = await core.open(setup(game, { preset, players, dice: 'fair' }));
      for (let step = 0; step < 600 && !view.over && view.game_number === 1; ++step) {
        view = await core.proceed(view.table, step);
        const said = view.told.flatMap((event) => [...event.said, ...(event.ends?.said ?? [])]);
        for (const message of said) happened.set(message.code, message);
      }
      const { headline, why, counts, match, figures } = view.ending ?? { why: [], counts: [], figures: [] };
      const ending = [headline, match, ...why, ...counts, ...figures.map(({ label }) => label)].filter(Boolean);
      for (const message of ending as Message[]) happened.set(message.code, message);
      await core.close(view.table);
    }
    expect([...happened.keys()]).toContain('told.plays');
    for (const { code: language } of languages) {
      await setLanguage(language);
      for (const message of happened.values()) {
        const missing = codesIn(message).filter((code) => !(code in texts()) && !(`${code}.other` in texts()));
        expect(missing).toEqual([]);
        expect(toldText([message], { spoken: true })).not.toMatch(/[{}/*]/);
      }
    }
  });

  test('tells that there are no dice without random numbers', async () => {
    const none = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no entropy');
    });
    const refusal = await refusalOf(core.open(setup('ludo', { dice: 'fair' })));
    none.mockRestore();
    expect(await untold([refusal], 'ludo')).toEqual([]);
  });
});
