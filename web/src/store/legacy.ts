// Games as earlier releases keep them: in a database of their own, each with its record as one text. They are taken over whenever
// games are looked for, not once, because a page of an earlier release may still be open and play one of them. Such a page would hold
// up a change of its database for as long as it is open, which is why ours has another name.
import { done, finished } from './idb';
import type { Entry, Shelf } from './shelf';

const name = 'fourfold';
const store = 'games';

// A database that is not there is not made.
async function opened(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.transaction?.abort();
    return await done(request);
  } catch {
    return null;
  }
}

type Former<T> = T & { record: string };

async function removeIfSame<T extends Entry>(database: IDBDatabase, { id, changed }: T): Promise<void> {
  const transaction = database.transaction(store, 'readwrite');
  const games = transaction.objectStore(store);
  const found = games.get(id) as IDBRequest<T | undefined>;
  found.onsuccess = () => {
    if (found.result?.changed === changed) games.delete(id);
  };
  await finished(transaction);
}

// The same shelf, with the games of earlier releases on it. Of two states of one game the later one counts.
export async function withFormerGames<T extends Entry>(shelf: Shelf<T>): Promise<Shelf<T>> {
  const database = shelf.lasting ? await opened() : null;
  if (!database) return shelf;
  const takeOver = async (): Promise<void> => {
    const former = await done(database.transaction(store).objectStore(store).getAll() as IDBRequest<Former<T>[]>);
    for (const { record, ...rest } of former) {
      const entry = rest as unknown as T;
      await shelf.putIf(entry, record, (kept) => kept === undefined || kept.changed < entry.changed);
      await removeIfSame(database, entry);
    }
  };
  return {
    ...shelf,
    all: () => takeOver().then(() => shelf.all()),
    get: (id) => takeOver().then(() => shelf.get(id)),
  };
}
