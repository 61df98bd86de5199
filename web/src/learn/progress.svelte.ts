// Which lessons are done, kept in this browser.
import type { GameName } from '../core/types';
import { readLocal, writeLocal } from '../store/local';
import type { Lesson } from './lesson';

const place = 'fourfold.learn';

type Kept = Record<string, string[]>;

function restored(kept: unknown): Kept {
  if (typeof kept !== 'object' || kept === null) return {};
  const lists = Object.entries(kept).filter(([, ids]) => Array.isArray(ids));
  return Object.fromEntries(lists.map(([game, ids]: [string, unknown[]]) => [game, ids.map(String)]));
}

let finished = $state.raw<Kept>(restored(readLocal(place)));

export function isDone(game: GameName, lesson: Lesson): boolean {
  return finished[game]?.includes(lesson.id) ?? false;
}

export function markDone(game: GameName, lesson: Lesson): void {
  if (isDone(game, lesson)) return;
  finished = { ...finished, [game]: [...(finished[game] ?? []), lesson.id] };
  writeLocal(place, finished);
}

// Where a person who comes back goes on: the first lesson that is not done, or the first of all.
export function goOnAt(game: GameName, course: readonly Lesson[]): number {
  return Math.max(0, course.findIndex((lesson) => !isDone(game, lesson)));
}
