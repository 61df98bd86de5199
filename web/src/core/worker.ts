// The worker in which the core lives, so that the page never waits for a bot. Requests are answered one after the other, each
// with the number that it came with.
import { loadModule, Refused, type Ask } from './module';
import moduleAddress from '../../../build/wasm/fourfold.wasm?url';

export interface Sent {
  id: number;
  request: object;
}

export type Received =
  | { id: number; answer: unknown }
  | { id: number; refused: string }
  | { id: number; broken: string };

const loading: Promise<Ask> = fetch(moduleAddress).then(loadModule);

function tell(message: Received): void {
  postMessage(message);
}

self.onmessage = async (event: MessageEvent<Sent>) => {
  const { id, request } = event.data;
  try {
    tell({ id, answer: (await loading)(request) });
  } catch (problem) {
    if (problem instanceof Refused) tell({ id, refused: problem.message });
    else tell({ id, broken: String(problem) });
  }
};
