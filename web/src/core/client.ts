// The core as the page sees it: every call is a message to the worker and a promise of its answer.
import type { GameFacts, GameName, Hint, Hop, Scene, Setup, View } from './types';
import type { Received, Sent, Shared } from './worker';

// What the core refused, as a sentence in English.
export class CoreError extends Error {}

export interface FormatFacts {
  name: string;
  meaning: string;
}

export interface Core {
  games(): Promise<GameFacts[]>;
  open(setup: Setup): Promise<View>;
  resume(record: string): Promise<View>;
  // With the events after number `since`; `at` is the time since the table was opened, in milliseconds, as everywhere.
  view(table: number, since: number, at: number): Promise<View>;
  // One step that needs no person: rolls fair dice, passes, lets a bot decide, begins the next game.
  proceed(table: number, at: number): Promise<View>;
  hop(table: number, hops: Hop[]): Promise<View>;
  unhop(table: number): Promise<View>;
  confirm(table: number, at: number): Promise<View>;
  play(table: number, text: string, at: number): Promise<View>;
  roll(table: number, text: string, at: number): Promise<View>;
  word(table: number, player: number, word: string, at: number): Promise<View>;
  takeBack(table: number, at: number): Promise<View>;
  answerTakeback(table: number, agree: boolean, at: number): Promise<View>;
  clock(table: number, at: number): Promise<View>;
  hint(table: number): Promise<Hint>;
  sceneAfter(table: number, events: number): Promise<Scene>;
  record(table: number): Promise<string>;
  exported(table: number, format: string): Promise<string>;
  formats(game: GameName): Promise<FormatFacts[]>;
  imported(file: string, text: string): Promise<string[]>;
  // A position put together by hand: its text in the game's notation, or a refusal that says what cannot be.
  compose(game: GameName, preset: string, options: Record<string, string>, scene: Scene): Promise<string>;
  look(game: GameName, preset: string, options: Record<string, string>, position: string): Promise<Scene>;
  close(table: number): Promise<void>;
  // Asks the bot that thinks to answer at once; null where the page cannot reach it while it thinks.
  hurry: (() => void) | null;
}

type Send = (request: object) => Promise<unknown>;

// Numbers the requests and gives each answer to whoever asked. A worker that breaks breaks every promise that is open.
function messenger(worker: Worker): Send {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let last = 0;
  worker.onmessage = (event: MessageEvent<Received>) => {
    const asked = waiting.get(event.data.id);
    waiting.delete(event.data.id);
    if ('answer' in event.data) asked?.resolve(event.data.answer);
    else if ('refused' in event.data) asked?.reject(new CoreError(event.data.refused));
    else asked?.reject(new Error(event.data.broken));
  };
  worker.onerror = (event) => {
    for (const asked of waiting.values()) asked.reject(new Error(event.message));
    waiting.clear();
  };
  return (request) =>
    new Promise((resolve, reject) => {
      const sent: Sent = { id: ++last, request };
      waiting.set(sent.id, { resolve, reject });
      worker.postMessage(sent);
    });
}

export function coreOver(send: Send, hurry: (() => void) | null = null): Core {
  const ask = <Answer>(word: string, more: object = {}) => send({ do: word, ...more }) as Promise<Answer>;
  return {
    games: () => ask('games'),
    open: (setup) => ask('open', { setup }),
    resume: (record) => ask('resume', { record }),
    view: (table, since, at) => ask('view', { table, since, at }),
    proceed: (table, at) => ask('proceed', { table, at }),
    hop: (table, hops) => ask('hop', { table, hops }),
    unhop: (table) => ask('unhop', { table }),
    confirm: (table, at) => ask('confirm', { table, at }),
    play: (table, text, at) => ask('play', { table, text, at }),
    roll: (table, text, at) => ask('roll', { table, text, at }),
    word: (table, player, word, at) => ask('word', { table, player, word, at }),
    takeBack: (table, at) => ask('take-back', { table, at }),
    answerTakeback: (table, agree, at) => ask('answer-takeback', { table, agree, at }),
    clock: (table, at) => ask('clock', { table, at }),
    hint: (table) => ask('hint', { table }),
    sceneAfter: (table, events) => ask('scene', { table, events }),
    record: (table) => ask('record', { table }),
    exported: (table, format) => ask('export', { table, format }),
    formats: (game) => ask('formats', { game }),
    imported: (file, text) => ask('import', { file, text }),
    compose: (game, preset, options, scene) => ask('compose', { game, preset, options, scene }),
    look: (game, preset, options, position) => ask('look', { game, preset, options, position }),
    close: async (table) => {
      await ask('close', { table });
    },
    hurry,
  };
}

// Memory can be shared only where the page is served with the headers for it, as `fourfold serve` does.
function hurrying(worker: Worker): (() => void) | null {
  if (!globalThis.crossOriginIsolated) return null;
  const hurry = new Int32Array(new SharedArrayBuffer(4));
  const shared: Shared = { hurry };
  worker.postMessage(shared);
  return () => Atomics.store(hurry, 0, 1);
}

let theCore: Core | undefined;

// The one core of the page; the worker starts with the first use.
export function core(): Core {
  if (!theCore) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    theCore = coreOver(messenger(worker), hurrying(worker));
  }
  return theCore;
}
