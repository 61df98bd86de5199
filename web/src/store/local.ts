// Small things that are remembered in local storage. A browser that forbids it remembers nothing, and nothing else
// happens.

export function readLocal(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function writeLocal(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
