// Small irregularities of things made by hand, the same every time for the same seed.

// Numbers from 0 to 1 (mulberry32).
export function chanceOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(chance: () => number, low: number, high: number): number {
  return low + (high - low) * chance();
}
