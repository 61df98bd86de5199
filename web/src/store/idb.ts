// A shelf in IndexedDB. Entries lie in one store, and their texts in another, piece by piece as they were written: a piece has the
// number of the change that it came with, so that they follow one another. Whatever belongs together is looked at and written in
// one transaction, so that no other page comes between.
import { inMemory, type Entry, type Kept, type Shelf } from './shelf';

interface Piece {
  id: string;
  changed: number;
  text: string;
}

const entries = 'games';
const pieces = 'lines';

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
  });
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(entries, { keyPath: 'id' });
    request.result.createObjectStore(pieces, { keyPath: ['id', 'changed'] });
  };
  return done(request);
}

// Lists are greater than all numbers.
const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function inDatabase<T extends Entry>(database: IDBDatabase): Shelf<T> {
  const writing = async (act: (entries: IDBObjectStore, pieces: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction([entries, pieces], 'readwrite');
    act(transaction.objectStore(entries), transaction.objectStore(pieces));
    await finished(transaction);
  };
  // With the pieces that are there, or instead of them.
  const write = async (entry: T, text: string, allowed: (kept: T | undefined) => boolean, whole: boolean): Promise<boolean> => {
    let written = false;
    await writing((there, texts) => {
      const found = there.get(entry.id) as IDBRequest<T | undefined>;
      found.onsuccess = () => {
        written = allowed(found.result);
        if (!written) return;
        there.put(entry);
        if (whole) texts.delete(piecesOf(entry.id));
        const piece: Piece = { id: entry.id, changed: entry.changed, text };
        texts.put(piece);
      };
    });
    return written;
  };
  return {
    lasting: true,
    all: () => done(database.transaction(entries).objectStore(entries).getAll() as IDBRequest<T[]>),
    async get(id): Promise<Kept<T> | undefined> {
      const transaction = database.transaction([entries, pieces]);
      const [entry, texts] = await Promise.all([
        done(transaction.objectStore(entries).get(id) as IDBRequest<T | undefined>),
        done(transaction.objectStore(pieces).getAll(piecesOf(id)) as IDBRequest<Piece[]>),
      ]);
      return entry && { entry, text: texts.map(({ text }) => text).join('') };
    },
    putIf: (entry, text, allowed) => write(entry, text, allowed, true),
    append: (entry, text, lastChanged) => write(entry, text, (kept) => kept?.changed === lastChanged, false),
    remove: (id) =>
      writing((there, texts) => {
        there.delete(id);
        texts.delete(piecesOf(id));
      }),
  };
}

// Where a browser has no IndexedDB or forbids it (private windows of some), the shelf is only in memory.
export async function openShelf<T extends Entry>(name: string): Promise<Shelf<T>> {
  try {
    return inDatabase<T>(await opened(name));
  } catch {
    return inMemory<T>();
  }
}
