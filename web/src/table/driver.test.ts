// The driver of a table against a core that is played by the test: what goes on by itself, what waits, what is kept.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Core } from '../core/client';
import { CoreError } from '../core/refusal';
import type { Gesture, Message, Scene, Told, ScreenView, Waiting } from '../core/types';
import { messageText } from '../texts/messages';
import { Driver } from './driver.svelte';
import type { Preferences } from './automatic';

// A table of two in which nothing is played: a script says what is waited for after each event.
class FakeTable {
  calls: string[] = [];
  inCall = 0;
  most = 0; // calls at once
  events: Told[] = [];
  told = 0;
  made = 0;
  botTakes = 0;
  refuse: Message | null = null;

  constructor(
    readonly script: Waiting[],
    readonly kinds: [string, string],
    readonly gestures: Gesture[] = [],
    readonly timeLeft: number | null = null,
  ) {}

  get waiting(): Waiting {
    return this.script[Math.min(this.events.length, this.script.length - 1)]!;
  }

  view(): ScreenView {
    const told = this.events.slice(this.told);
    this.told = this.events.length;
    const { waiting } = this;
    const acting = waiting === 'bot' ? this.kinds.findIndex((kind) => kind !== 'human') : 0;
    return {
      table: 7,
      game: 'backgammon',
      players: this.kinds.map((kind, index) => ({
        name: ['Anna', 'Bert'][index]!,
        kind,
        seat: index + 1,
        score: 0,
        time_left: this.timeLeft,
      })),
      waiting,
      acting,
      scene: { turn: acting + 1 } as Scene,
      gestures: waiting === 'person' && this.made === 0 ? this.gestures : [],
      made: Array(this.made).fill('8/5'),
      whole: this.made > 0,
      choices: [],
      offers: [],
      events: this.events.length,
      told,
      over: waiting === 'nothing',
    } as unknown as ScreenView;
  }

  happen(kind: Told['kind'], text: string): void {
    const arrows = kind === 'play' ? [{ seat: 1, from: 8, to: 5, dice: [3], captures: false }] : [];
    const number = this.events.length + 1;
    this.events.push({ number, kind, player: null, text, game: 1, said: [], dice: [], arrows, steps: [], ends: null });
    this.made = 0;
  }

  core(): Core {
    const call = async <Answer>(name: string, act: () => Answer, takes = 0): Promise<Answer> => {
      this.calls.push(name);
      this.inCall += 1;
      this.most = Math.max(this.most, this.inCall);
      await new Promise((resolve) => setTimeout(resolve, takes));
      this.inCall -= 1;
      if (this.refuse) {
        const reason = this.refuse;
        this.refuse = null;
        throw new CoreError(reason);
      }
      return act();
    };
    const event = (kind: Told['kind'], text: string) => () => {
      this.happen(kind, text);
      return this.view();
    };
    return {
      resume: () => call('resume', () => this.view()),
      view: () => call('view', () => this.view()),
      proceed: () => {
        if (this.waiting === 'bot') return call('bot', event('play', '8/5'), this.botTakes);
        return this.waiting === 'dice' ? call('dice', event('roll', '31')) : call(this.waiting, event('play', 'pass'));
      },
      hop: () =>
        call('hop', () => {
          this.made = 1;
          return this.view();
        }),
      whyNot: (_: number, { seat }: { seat: number }) =>
        call('why-not', () =>
          seat === 1
            ? { code: 'screen.roll-first', args: {} }
            : { code: 'screen.others-piece', args: { owner: 'Thistle', player: 'Player 1' } },
        ),
      play: (_: number, text: string) => call(`play ${text}`, event('play', text)),
      unhop: () =>
        call('unhop', () => {
          this.made = 0;
          return this.view();
        }),
      confirm: () => call('confirm', event('play', '8/5')),
      takeBack: () => call('takeBack', event('agree-takeback', '0')),
      clock: () =>
        call('clock', () => (this.waiting === 'nothing' ? this.view() : { time_left: this.kinds.map(() => this.timeLeft) })),
      hint: () => call('hint', () => ({ play: '8/5', by: 'greedy', reason: { code: '', args: {} }, equity: false, candidates: [] })),
      momentAfter: (_: number, events: number) => {
        const players = this.kinds.map((_, index) => ({ seat: 2 - index, score: events, time_left: 1000 * events }));
        const scene = { turn: 0, dice: [events] } as unknown as Scene;
        return call(`moment ${events}`, () => ({ scene, lying: null, players, game_number: events, position: `after ${events}` }));
      },
      record: (_: number, since?: number) => call('record', () => `record from ${since ?? 0} to ${this.events.length}`),
      close: () => call('close', () => undefined),
    } as unknown as Core;
  }
}

const alike = { piece: 'checker', partner: null, told: [], captures: false };
const words = [{ code: 'backgammon.hop.moves', args: { from: 8, to: 5 } }];
const hops = [{ from: 8, to: 5, choice: 0, dice: [3] }];
const gesture: Gesture = { ...alike, from: 8, to: 5, hops, label: '8/5', told: words, dice: [3] };
const other: Gesture = { ...alike, from: 6, to: 5, hops: [{ from: 6, to: 5, choice: 0, dice: [1] }], label: '6/5', dice: [1] };

let preferences: Preferences;
let kept: string[];
let news: string[];
let forced: (readonly Message[])[];
let heard: string[];
let writtenElsewhere: boolean;

beforeEach(async () => {
  await messageText({ code: 'table.match-over', args: {} }); // texts are here, so that no test waits for them
  vi.useFakeTimers();
  preferences = { speed: 0, autoForced: false, autoRoll: false, confirmTurns: true };
  kept = [];
  news = [];
  forced = [];
  heard = [];
  writtenElsewhere = false;
});
afterEach(() => vi.useRealTimers());

async function sit(table: FakeTable): Promise<Driver> {
  const driver = new Driver({
    core: table.core(),
    keep: async (view, record) => !writtenElsewhere && kept.push(await record(view.events - 1)) > 0,
    told: (from, at) => void news.push(...at.story.slice(from).map((event) => event.kind)),
    moved: (captures) => void heard.push(captures ? 'hit' : 'checker'),
    forced: (told) => void forced.push(told),
    unreachable: 'The core cannot be reached.',
    now: () => Date.now(),
    preferences: () => preferences,
  });
  void driver.load('');
  await vi.advanceTimersByTimeAsync(1);
  table.calls.length = 0;
  return driver;
}

const later = (milliseconds = 5000): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('a game that is played elsewhere', () => {
  test('what was begun is kept before it is handed over, and then nothing happens any more', async () => {
    const table = new FakeTable(['bot', 'bot'], ['bot:greedy', 'human']);
    table.botTakes = 2000;
    const driver = await sit(table);
    await later(1500);
    let handedOver = false;
    void driver.lookOn().then(() => (handedOver = true));
    await later(10);
    expect(handedOver).toBe(false);
    await later();
    expect(handedOver).toBe(true);
    expect(kept).toEqual(['record from 0 to 1']);
    await driver.proceed();
    await later();
    expect(table.calls).toEqual(['bot', 'record']);
  });

  test('a record that was written elsewhere since is looked at from then on', async () => {
    const table = new FakeTable(['person', 'person'], ['human', 'human'], [gesture]);
    const driver = await sit(table);
    writtenElsewhere = true;
    void driver.gesture(gesture);
    await later();
    void driver.confirm();
    await later();
    expect(driver.reading).toBe(true);
    expect(driver.gestures).toEqual([]);
    expect(kept).toEqual([]);
  });
});

describe('what goes on by itself', () => {
  test('bots roll and decide until a person is waited for, and every event is kept', async () => {
    const table = new FakeTable(['bot', 'bot', 'bot', 'person'], ['bot:greedy', 'human']);
    const driver = await sit(table);
    await later();
    expect(table.calls).toEqual(['bot', 'record', 'bot', 'record', 'bot', 'record']);
    expect(kept).toEqual(['record from 0 to 1', 'record from 1 to 2', 'record from 2 to 3']);
    expect(news).toEqual(['play', 'play', 'play']);
    expect(driver.story).toHaveLength(3);
    expect(driver.last).toEqual([{ seat: 1, from: 8, to: 5, dice: [3], captures: false }]);
  });

  test('a person rolls, unless it is wished otherwise', async () => {
    const table = new FakeTable(['dice', 'person'], ['human', 'human']);
    const driver = await sit(table);
    await later();
    expect(table.calls).toEqual([]);
    preferences.autoRoll = true;
    driver.reconsider();
    await later();
    expect(table.calls).toEqual(['dice', 'record']);
  });

  test('a pass waits for the person, or not', async () => {
    const table = new FakeTable(['pass', 'person'], ['human', 'human']);
    const driver = await sit(table);
    await later();
    expect(table.calls).toEqual([]);
    preferences.autoForced = true;
    driver.reconsider();
    await later();
    expect(table.calls).toEqual(['pass', 'record']);
  });

  test('a pass of a game whose turns are not confirmed goes by', async () => {
    preferences.confirmTurns = false;
    const table = new FakeTable(['pass', 'person'], ['human', 'human']);
    await sit(table);
    await later();
    expect(table.calls).toEqual(['pass', 'record']);
  });

  test('dice that are rolled by themselves are known to be, so that nobody is asked for them', async () => {
    const table = new FakeTable(['person', 'dice', 'person'], ['human', 'bot:easy']);
    const driver = await sit(table);
    expect(driver.next).toBe(null);
    void driver.play('roll');
    await vi.advanceTimersByTimeAsync(5);
    expect([driver.view?.waiting, driver.next]).toEqual(['dice', 'roll']);
    await later();
    expect(driver.view?.waiting).toBe('person');
  });

  test('the only move is made and confirmed if wished, and announced', async () => {
    preferences.autoForced = true;
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture]);
    await sit(table);
    await later();
    expect(table.calls).toEqual(['hop', 'confirm', 'record']);
    expect(forced).toEqual([words]);
  });

  test('a choice of moves is never made for anybody', async () => {
    preferences.autoForced = true;
    const table = new FakeTable(['person'], ['human', 'human'], [gesture, other]);
    await sit(table);
    await later();
    expect(table.calls).toEqual([]);
  });

  test('the board is waited for, but not for ever', async () => {
    preferences.speed = 1;
    const table = new FakeTable(['bot', 'bot', 'person'], ['bot:greedy', 'human']);
    const driver = await sit(table);
    await later(2000);
    expect(table.calls).toEqual([]);
    driver.settled();
    await later(2000);
    expect(table.calls).toEqual(['bot', 'record']);
    await later(8000);
    expect(table.calls).toEqual(['bot', 'record', 'bot', 'record']);
  });
});

describe('what people do', () => {
  test('a turn is made, undone and confirmed', async () => {
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture, other]);
    const driver = await sit(table);
    void driver.gesture(gesture);
    await later();
    expect(driver.moves).toEqual([{ seat: 1, from: 8, to: 5, dice: [3] }]);
    void driver.undo();
    await later();
    void driver.gesture(other);
    await later();
    void driver.confirm();
    await later();
    expect(table.calls).toEqual(['hop', 'unhop', 'hop', 'confirm', 'record']);
    expect(driver.view?.over).toBe(true);
  });

  test('without confirmation a whole turn ends by itself', async () => {
    preferences.confirmTurns = false;
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture, other]);
    const driver = await sit(table);
    void driver.gesture(gesture);
    await later();
    expect(table.calls).toEqual(['hop', 'confirm', 'record']);
  });

  test('a hit is heard as one, whatever the label says', async () => {
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture, other]);
    const driver = await sit(table);
    void driver.gesture({ ...gesture, label: '8/5*' });
    await later();
    expect(heard).toEqual(['checker']);
    void driver.gesture({ ...other, captures: true });
    await later();
    expect(heard).toEqual(['checker', 'hit']);
  });

  test('a hint is played from where the turn stands', async () => {
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture, other]);
    const driver = await sit(table);
    const rest = { play: '8/5 6/5', value: 0, win: null, arrows: [{ seat: 1, from: 6, to: 5, dice: [], captures: true }], told: [], proof: null, line: [] };
    void driver.playHint({ ...rest, hops: [{ from: 6, to: 5, choice: 0 }] });
    await later();
    expect(driver.moves).toEqual(rest.arrows);
    expect(heard).toEqual(['hit']);
    void driver.playHint({ ...rest, hops: [] }); // nothing is left of it but to say so
    await later();
    expect(table.calls).toEqual(['hop', 'confirm', 'record']);
  });

  test('a hint that is a word is said', async () => {
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], []);
    const driver = await sit(table);
    void driver.playHint({ play: 'take', value: 0, win: null, arrows: [], hops: [], told: [], proof: null, line: [] });
    await later();
    expect(table.calls).toEqual(['play take', 'record']);
  });

  test('what cannot be done has a reason, unless the game is only looked at', async () => {
    const table = new FakeTable(['dice', 'person'], ['human', 'human'], []);
    const driver = await sit(table);
    const why = driver.whyNot({ seat: 1, from: 8, to: null });
    await later();
    expect(await why).toBe('First roll the dice.');
    driver.reading = true;
    expect(await driver.whyNot({ seat: 1, from: 8, to: null })).toBe('');
  });

  test.each([
    { kinds: ['human', 'bot:easy'], said: 'That belongs to Thistle, and it is your turn.' },
    { kinds: ['human', 'human'], said: 'That belongs to Thistle, and it is the turn of Player 1.' },
  ])('whose turn it is instead is told to $kinds', async ({ kinds, said }) => {
    const driver = await sit(new FakeTable(['dice', 'person'], kinds as [string, string], []));
    const why = driver.whyNot({ seat: 2, from: 8, to: null });
    await later();
    expect(await why).toBe(said);
  });

  test('what was pressed twice happens once', async () => {
    const table = new FakeTable(['dice', 'dice', 'person'], ['human', 'human']);
    const driver = await sit(table);
    void driver.roll();
    void driver.proceed();
    void driver.proceed();
    await later();
    expect(table.calls.filter((call) => call !== 'record')).toHaveLength(1);
  });

  test('never two calls at once, whatever is asked', async () => {
    const table = new FakeTable(['bot', 'person'], ['bot:greedy', 'human'], [], 60_000);
    table.botTakes = 900;
    const driver = await sit(table);
    await later(300);
    void driver.askHint();
    void driver.record();
    void driver.lookBack.look(0);
    await later();
    expect(table.most).toBe(1);
  });

  test('a refusal is a sentence, and the game goes on', async () => {
    const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture, other]);
    const driver = await sit(table);
    table.refuse = { code: 'screen.no-such-hop', args: {} };
    void driver.gesture(gesture);
    await later();
    expect(driver.problem).toBe('No legal turn goes on like that.');
    void driver.gesture(other);
    await later();
    expect(driver.problem).toBe('');
  });
});

test('a bot that takes its time is shown to think', async () => {
  const table = new FakeTable(['bot', 'person'], ['bot:greedy', 'human']);
  table.botTakes = 1000;
  const driver = await sit(table);
  await later(300); // until the bot is asked
  expect(driver.thinking).toBe(false);
  await later(400);
  expect(driver.thinking).toBe(true);
  await later(1000);
  expect(driver.thinking).toBe(false);
});

test('a move that comes too late brings the news that the time has run out, not a refusal', async () => {
  const table = new FakeTable(['person', 'nothing'], ['human', 'human'], [gesture], 400);
  const driver = await sit(table);
  table.refuse = { code: 'table.match-over', args: {} };
  table.happen('flag', '');
  void driver.gesture(gesture);
  await later(100);
  expect(driver.problem).toBe('');
  expect(driver.view?.over).toBe(true);
  expect(kept).toEqual(['record from 0 to 1']);
});

test('clocks are read, and reading them changes nothing else', async () => {
  const table = new FakeTable(['person'], ['human', 'human'], [gesture, other], 60_000);
  const driver = await sit(table);
  const { view } = driver;
  await later(1600);
  expect(table.calls).toEqual(['clock', 'clock', 'clock']);
  expect(driver.times).toEqual([60_000, 60_000]);
  expect(driver.view).toBe(view);
});

test('looking back stops the game until one returns to it', async () => {
  const table = new FakeTable(['bot', 'bot', 'bot', 'person'], ['bot:greedy', 'human']);
  const driver = await sit(table);
  await later(350);
  expect(driver.story).toHaveLength(1);
  void driver.lookBack.look(0);
  await later();
  expect(driver.story).toHaveLength(1);
  expect(driver.gestures).toEqual([]);
  expect(driver.scene).toEqual({ turn: 0, dice: [0] });
  driver.lookBack.back();
  await later();
  expect(driver.story).toHaveLength(3);
  expect(driver.lookBack.stops).toEqual([0, 1, 2, 3]);
  void driver.lookBack.step(-1);
  await later();
  expect(driver.lookBack.at).toBe(2);
  await later(1);
  expect(driver.players.map(({ name, seat, score, time_left }) => [name, seat, score, time_left])).toEqual([
    ['Anna', 2, 2, 2000],
    ['Bert', 1, 2, 2000],
  ]);
  expect(driver.position).toBe('after 2');
  expect(driver.gameNumber).toBe(2);
  void driver.lookBack.play();
  await later();
  expect(driver.lookBack.active).toBe(false);
  expect(driver.players.map(({ seat, score }) => [seat, score])).toEqual([[1, 0], [2, 0]]);
});

test('the board of the position has no hops of a turn that is not confirmed', async () => {
  const table = new FakeTable(['person'], ['human', 'human'], [gesture, other]);
  const driver = await sit(table);
  expect(await driver.positionScene()).toEqual({ turn: 1 });
  void driver.gesture(gesture);
  await later(1);
  expect(driver.view?.made).toHaveLength(1);
  const before = driver.positionScene();
  await later(1);
  expect(await before).toEqual({ turn: 0, dice: [0] }); // as it was after no event
});

test('leaving closes the table, and nothing happens afterwards', async () => {
  const table = new FakeTable(['bot'], ['bot:greedy', 'bot:greedy']);
  const driver = await sit(table);
  await later(700);
  void driver.stop();
  await later(1);
  const { length } = table.calls;
  expect(table.calls.at(-1)).toBe('close');
  await later();
  expect(table.calls).toHaveLength(length);
});
