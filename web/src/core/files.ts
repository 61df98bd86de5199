// Files of bots that are too large for everybody's first visit: fetched when a table is opened at which they are used. Without
// them bots play as well as they can, so that a line that is slow or missing stops nobody.
import type { Ask } from './module';

const addresses = import.meta.glob<string>('../../../data/*/*.{fourbook,fournet,fournets,fourtab}', { query: '?url', import: 'default', eager: true });

// By the name in data/.
function addressOf(name: string): string | undefined {
  return addresses[`../../../data/${name}`];
}

const patience = 3000; // milliseconds that a bot waits for what it would know
const asked = new Map<string, Promise<void>>();

async function fetchFile(ask: Ask, name: string): Promise<void> {
  const address = addressOf(name);
  if (address === undefined) return;
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address} is answered with ${found.status}`);
  ask({ do: 'file', name }, new Uint8Array(await found.arrayBuffer()));
}

// Fetches what the bots of that table lack. Resolved when it is there, cannot be had, or takes too long; what comes later is
// used from then on.
export function fetchFiles(ask: Ask, table: number): Promise<void> {
  const missing = ask({ do: 'files', table }) as string[];
  const coming = missing.map((name) => {
    const known = asked.get(name);
    if (known) return known;
    const file = fetchFile(ask, name).catch(() => void asked.delete(name)); // it may be reachable at the next table
    asked.set(name, file);
    return file;
  });
  if (coming.length === 0) return Promise.resolve();
  return Promise.race([Promise.all(coming).then(() => undefined), new Promise<void>((late) => setTimeout(late, patience))]);
}
