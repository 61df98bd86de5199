// A shelf of entries, each with a text that grows: what is new is written behind what is there. An entry says when it was last
// changed, a number that grows with every change, so that nobody writes over what they do not know.

export interface Entry {
  id: string;
  changed: number;
}

export interface Kept<T extends Entry> {
  entry: T;
  text: string;
}

export interface Shelf<T extends Entry> {
  readonly lasting: boolean;
  all(): Promise<T[]>;
  get(id: string): Promise<Kept<T> | undefined>;
  // In place of everything that is kept of it, if that is allowed. These two say whether they have written.
  putIf(entry: T, text: string, allowed: (kept: T | undefined) => boolean): Promise<boolean>;
  // Behind what was written when it was last changed, at that time and not since.
  append(entry: T, text: string, lastChanged: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

// Gone with the page.
export function inMemory<T extends Entry>(): Shelf<T> {
  const shelf = new Map<string, Kept<T>>();
  return {
    lasting: false,
    all: async () => [...shelf.values()].map(({ entry }) => entry),
    get: async (id) => shelf.get(id),
    async putIf(entry, text, allowed) {
      if (!allowed(shelf.get(entry.id)?.entry)) return false;
      shelf.set(entry.id, { entry: structuredClone(entry), text });
      return true;
    },
    async append(entry, text, lastChanged) {
      const kept = shelf.get(entry.id);
      if (kept?.entry.changed !== lastChanged) return false;
      shelf.set(entry.id, { entry: structuredClone(entry), text: kept.text + text });
      return true;
    },
    remove: async (id) => void shelf.delete(id),
  };
}
