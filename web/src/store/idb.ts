// IndexedDB with promises: one database, one shelf of records by id. Where a browser has none or forbids it (private
// windows of some), the shelf is only in memory and `lasting` is false.

export interface Shelf<T extends { id: string }> {
  readonly lasting: boolean;
  all(): Promise<T[]>;
  get(id: string): Promise<T | undefined>;
  put(value: T): Promise<void>;
  remove(id: string): Promise<void>;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
  });
}

function opened(database: string, shelf: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(shelf, { keyPath: 'id' });
  return done(request);
}

export function inMemory<T extends { id: string }>(): Shelf<T> {
  const kept = new Map<string, T>();
  return {
    lasting: false,
    all: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (value) => void kept.set(value.id, structuredClone(value)),
    remove: async (id) => void kept.delete(id),
  };
}

function inDatabase<T extends { id: string }>(database: IDBDatabase, shelf: string): Shelf<T> {
  const reading = () => database.transaction(shelf).objectStore(shelf);
  const writing = async (act: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(shelf, 'readwrite');
    act(transaction.objectStore(shelf));
    await finished(transaction);
  };
  return {
    lasting: true,
    all: () => done(reading().getAll() as IDBRequest<T[]>),
    get: (id) => done(reading().get(id) as IDBRequest<T | undefined>),
    put: (value) => writing((store) => store.put(value)),
    remove: (id) => writing((store) => store.delete(id)),
  };
}

export async function openShelf<T extends { id: string }>(database: string, shelf: string): Promise<Shelf<T>> {
  try {
    return inDatabase<T>(await opened(database, shelf), shelf);
  } catch {
    return inMemory<T>();
  }
}
