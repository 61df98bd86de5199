// The core as the page sees it: every call is a message to the worker and a promise of its answer.
import { CoreError } from './refusal';
import type {
  Clocks,
  GameFacts,
  GameName,
  Hint,
  Hop,
  LookedAt,
  Message,
  Moment,
  Scene,
  SealedWord,
  Setup,
  Tried,
  Verification,
  ScreenView,
} from './types';
import { failedToStart, fetched, started, starting } from './starting.svelte';
import type { Received, Sent, Shared } from './worker';

export interface FormatFacts {
  name: string;
  meaning: Message;
}

export interface ImportedRecords {
  records: string[];
  remarks: Message[]; // what of the file was left out and why
}

export interface Core {
  games(): Promise<GameFacts[]>;
  open(setup: Setup): Promise<ScreenView>;
  resume(record: string): Promise<ScreenView>;
  // With the events after number `since`; `at` is the time since the table was opened, in milliseconds, as everywhere.
  view(table: number, since: number, at: number): Promise<ScreenView>;
  // One step that needs no person: rolls fair dice, passes, lets a bot decide, begins the next game.
  proceed(table: number, at: number): Promise<ScreenView>;
  hop(table: number, hops: Omit<Hop, 'dice'>[]): Promise<ScreenView>;
  whyNot(table: number, tried: Tried): Promise<Message>;
  unhop(table: number): Promise<ScreenView>;
  confirm(table: number, at: number): Promise<ScreenView>;
  play(table: number, text: string, at: number): Promise<ScreenView>;
  roll(table: number, text: string, at: number): Promise<ScreenView>;
  // Words for the seed of the dice: sealed one by one, then shown all together before the first roll.
  seal(player: number, word: string): Promise<SealedWord>;
  words(table: number, words: SealedWord[], at: number): Promise<ScreenView>;
  verify(table: number): Promise<Verification>;
  takeBack(table: number, at: number): Promise<ScreenView>;
  answerTakeback(table: number, agree: boolean, at: number): Promise<ScreenView>;
  // What is left of each player's time; the view, if somebody's has run out.
  clock(table: number, at: number): Promise<Clocks | ScreenView>;
  hint(table: number): Promise<Hint>;
  momentAfter(table: number, events: number): Promise<Moment>;
  // As it is kept; with `since` only the lines of the events after that number.
  record(table: number, since?: number): Promise<string>;
  exported(table: number, format: string): Promise<string>;
  formats(game: GameName): Promise<FormatFacts[]>;
  // Players whom the file does not name are called by what stands in their place.
  imported(file: string, text: string, unnamed: [string, string]): Promise<ImportedRecords>;
  // A position put together by hand: its text in the game's notation, or a refusal that says what cannot be.
  compose(game: GameName, preset: string, options: Record<string, string>, scene: Scene): Promise<string>;
  look(game: GameName, preset: string, options: Record<string, string>, position: string): Promise<LookedAt>;
  close(table: number): Promise<void>;
  // Asks the bot that thinks to answer at once; null where the page cannot reach it while it thinks.
  hurry: (() => void) | null;
}

type Send = (request: object) => Promise<unknown>;

// Numbers the requests and gives each answer to whoever asked. A worker that breaks breaks every promise that is open.
function messenger(worker: Worker): Send {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Received>) => {
    if ('started' in data) return started();
    if ('failed' in data) return failedToStart(data.failed);
    if ('fetched' in data) return fetched(data.fetched);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) asked?.resolve(data.answer);
    else if ('refused' in data) asked?.reject(new CoreError(data.refused));
    else asked?.reject(new Error(data.broken));
  };
  worker.onerror = (event) => {
    failedToStart('unreachable');
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
    whyNot: (table, { seat, from, to }) => ask('why-not', { table, seat, from, ...(to === null ? {} : { to }) }),
    unhop: (table) => ask('unhop', { table }),
    confirm: (table, at) => ask('confirm', { table, at }),
    play: (table, text, at) => ask('play', { table, text, at }),
    roll: (table, text, at) => ask('roll', { table, text, at }),
    seal: (player, word) => ask('seal', { player, word }),
    words: (table, words, at) => ask('words', { table, words, at }),
    verify: (table) => ask('verify', { table }),
    takeBack: (table, at) => ask('take-back', { table, at }),
    answerTakeback: (table, agree, at) => ask('answer-takeback', { table, agree, at }),
    clock: (table, at) => ask('clock', { table, at }),
    hint: (table) => ask('hint', { table }),
    momentAfter: (table, events) => ask('moment', { table, events }),
    record: (table, since) => ask('record', { table, since }),
    exported: (table, format) => ask('export', { table, format }),
    formats: (game) => ask('formats', { game }),
    imported: (file, text, [first, second]) => ask('import', { file, text, first, second }),
    compose: (game, preset, options, scene) => ask('compose', { game, preset, options, scene }),
    look: (game, preset, options, position) => ask('look', { game, preset, options, position }),
    close: async (table) => {
      await ask('close', { table });
    },
    hurry,
  };
}

// Memory can be shared only where the page is served with the headers for it, as `fourfold serve` does, and where the browser
// has such memory at all: WebKit on Linux has none.
function hurrying(worker: Worker): (() => void) | null {
  if (!globalThis.crossOriginIsolated || typeof SharedArrayBuffer === 'undefined') return null;
  const hurry = new Int32Array(new SharedArrayBuffer(4));
  const shared: Shared = { hurry };
  worker.postMessage(shared);
  return () => Atomics.store(hurry, 0, 1);
}

function start(): Core {
  starting();
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return coreOver(messenger(worker), hurrying(worker));
  } catch (problem) {
    failedToStart('unsupported');
    return coreOver(() => Promise.reject(problem));
  }
}

let theCore: Core | undefined;

// The one core of the page; the worker starts with the first use.
export function core(): Core {
  theCore ??= start();
  return theCore;
}
