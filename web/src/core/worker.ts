// The worker in which the core lives, so that the page never waits for a bot. Requests are answered one after the other, each
// with the number that it came with.
import { loadModule, Refused, type Ask } from './module';
import moduleAddress from '../../../build/wasm/fourfold.wasm?url';

export interface Sent {
  id: number;
  request: object;
}

// The first message of all: memory that the page shares, whose first number is not 0 while it asks a bot to hurry. A worker
// that computes hears no messages. Pages that cannot share memory send nothing.
export interface Shared {
  hurry: Int32Array;
}

export type Received =
  | { id: number; answer: unknown }
  | { id: number; refused: string }
  | { id: number; broken: string };

let hurry: Int32Array | undefined;
const loading: Promise<Ask> = fetch(moduleAddress).then((found) =>
  loadModule(found, () => hurry !== undefined && Atomics.load(hurry, 0) !== 0),
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

function opened(request: object, answer: unknown): void {
  if (!('do' in request) || (request.do !== 'open' && request.do !== 'resume')) return;
  ({ table } = answer as { table: number });
  piece = 0;
}

self.onmessage = async (event: MessageEvent<Sent | Shared>) => {
  if ('hurry' in event.data) {
    ({ hurry } = event.data);
    return;
  }
  const { id, request } = event.data;
  try {
    const ask = await loading;
    if (hurry) Atomics.store(hurry, 0, 0); // what was hurried is over
    const answer = ask(request);
    tell({ id, answer });
    opened(request, answer);
    prepareLater(ask);
  } catch (problem) {
    if (problem instanceof Refused) tell({ id, refused: problem.message });
    else tell({ id, broken: String(problem) });
  }
};
