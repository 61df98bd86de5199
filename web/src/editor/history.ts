// Undo and redo: what was before, what is now, and what came after it before it was undone.

export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
}

const longest = 500;

export function begun<State>(now: State): History<State> {
  return { past: [], now, future: [] };
}

export function changed<State>(history: History<State>, now: State): History<State> {
  if (now === history.now) return history;
  return { past: [...history.past, history.now].slice(-longest), now, future: [] };
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
