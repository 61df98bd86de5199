// How the core's start goes, for the page to say so while it takes a while, takes long, or goes wrong.
import type { StartProblem } from './worker';

const patience = 15_000; // milliseconds in which nothing comes

let problem = $state<StartProblem | 'slow' | null>(null);
let share = $state<number | null>(null);
let over = false;
let timer: ReturnType<typeof setTimeout> | undefined;

// Nothing as long as nothing is wrong.
export function startProblem(): StartProblem | 'slow' | null {
  return problem;
}

// How much of the core is here, from 0 to 1; nothing before it is asked for and when it has started.
export function fetchedShare(): number | null {
  return share;
}

export function starting(): void {
  share = 0;
  wait();
}

// Some more of it has come.
export function fetched(part: number): void {
  if (over) return;
  share = part;
  problem = null;
  wait();
}

export function started(): void {
  end(null);
}

export function failedToStart(why: StartProblem): void {
  end(why);
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (problem = 'slow'), patience);
}

// What goes wrong after the start is told to whoever asked.
function end(why: StartProblem | null): void {
  if (over) return;
  over = true;
  clearTimeout(timer);
  share = null;
  problem = why;
}
