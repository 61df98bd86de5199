// The worker in which the core lives, so that the page never waits for a bot. Requests are answered one after the other, each
// with the number that it came with.
import { fetchFiles } from './files';
import { loadModule, type Ask } from './module';
import { CoreError } from './refusal';
import type { Message } from './types';
import moduleAddress from '../../../build/wasm/fourfold.wasm?url';

declare const coreBytes: number; // put in by the build (vite.config.ts)

export interface Sent {
  id: number;
  request: object;
}

// The first message of all: memory that the page shares, whose first number is not 0 while it asks a bot to hurry. A worker
// that computes hears no messages. Pages that cannot share memory send nothing.
export interface Shared {
  hurry: Int32Array;
}

// Why the core cannot start: this browser cannot run it, or it cannot be fetched.
export type StartProblem = 'unsupported' | 'unreachable';

export type Received =
  | { fetched: number } // the share of the core that is here
  | { started: true }
  | { failed: StartProblem }
  | { id: number; answer: unknown }
  | { id: number; refused: Message }
  | { id: number; broken: string };

let hurry: Int32Array | undefined;
async function load(): Promise<Ask> {
  const found = await fetch(moduleAddress);
  if (!found.ok) throw new Error(`${moduleAddress} is answered with ${found.status}`);
  tellProgress(found.clone()).catch(() => undefined); // whoever loads it hears what went wrong
  return loadModule(found, () => hurry !== undefined && Atomics.load(hurry, 0) !== 0);
}

// Says how much has come, in steps that can be seen. What a server says of the length is of the compressed bytes; how many
// there are in all is known from the build.
async function tellProgress({ body }: Response): Promise<void> {
  const step = coreBytes / 100;
  let bytes = 0;
  let told = 0;
  const reader = body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes - told < step) continue;
    told = bytes;
    tell({ fetched: Math.min(1, bytes / coreBytes) });
  }
}

// WebAssembly may be missing, too old or forbidden.
function startProblem(problem: unknown): StartProblem {
  const able = typeof WebAssembly === 'object' && !(problem instanceof WebAssembly.CompileError);
  return able ? 'unreachable' : 'unsupported';
}

const loading = load();
loading.then(
  () => tell({ started: true }),
  (problem) => tell({ failed: startProblem(problem) }),
);

function tell(message: Received): void {
  postMessage(message);
}

// Bots look up the end of some games in tables that take a slow phone a second or two to compute. That is done while nobody has
// asked for anything for a while, which is when people look at a new board.
const quiet = 1500; // milliseconds
let table: number | undefined;
let piece = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

function prepareLater(ask: Ask): void {
  clearTimeout(waiting);
  if (table === undefined) return;
  waiting = setTimeout(() => {
    try {
      const { more } = ask({ do: 'prepare', table, piece: piece++ }) as { more: boolean };
      if (!more) table = undefined;
    } catch {
      table = undefined; // the table was closed
    }
    prepareLater(ask);
  }, quiet);
}

// What bots use besides the core; whoever asks them for something waits for it.
let files = Promise.resolve();
const isThought = (request: object): boolean => 'do' in request && (request.do === 'proceed' || request.do === 'hint');

function opened(ask: Ask, request: object, answer: unknown): void {
  if (!('do' in request) || (request.do !== 'open' && request.do !== 'resume')) return;
  ({ table } = answer as { table: number });
  piece = 0;
  files = fetchFiles(ask, table!);
}

self.onmessage = async (event: MessageEvent<Sent | Shared>) => {
  if ('hurry' in event.data) {
    ({ hurry } = event.data);
    return;
  }
  const { id, request } = event.data;
  try {
    const ask = await loading;
    if (isThought(request)) await files;
    if (hurry) Atomics.store(hurry, 0, 0); // what was hurried is over
    const answer = ask(request);
    tell({ id, answer });
    opened(ask, request, answer);
    prepareLater(ask);
  } catch (problem) {
    if (problem instanceof CoreError) tell({ id, refused: problem.reason });
    else tell({ id, broken: String(problem) });
  }
};
