// What the page says aloud: one polite live region for everything. What comes within a moment is said together, and
// when more comes than anybody could listen to, only the last two sentences are said.

const moment = 300; // milliseconds
const most = 2;

let region: HTMLElement | null = null;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let said = '';

export function attach(element: HTMLElement | null): void {
  region = element;
}

function speak(): void {
  timer = undefined;
  const text = waiting.slice(-most).join(' ');
  waiting = [];
  // The same words twice would not be a change, and so not be spoken.
  said = text === said ? `${text}\u00a0` : text;
  if (region) region.textContent = said;
}

export function say(text: string): void {
  if (text === '' || waiting.at(-1) === text) return;
  waiting.push(text);
  timer ??= setTimeout(speak, moment);
}
