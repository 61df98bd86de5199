// The same walk through the app in any browser: a table of each game, some turns, the page loaded again, and on; and on again
// when the server is gone.
import { expect } from 'vitest';
import { pageText, Player, wait, type Screen } from './player';
import { brisk, startServer } from './server';

export interface Window extends Screen {
  evaluate<Answer, Argument = void>(see: (argument: Argument) => Answer, argument?: Argument): Promise<Awaited<Answer>>;
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
}

const games = ['backgammon', 'checkers', 'ludo', 'backgammon-dice'];
const settings = JSON.stringify({ ...brisk, language: 'en' });
const patience = 60_000; // milliseconds

async function until<Answer>(window: Window, what: string, see: () => Answer): Promise<NonNullable<Answer>> {
  for (const start = Date.now(); Date.now() - start < patience; await wait(50)) {
    const seen = await window.evaluate(see);
    if (seen) return seen as NonNullable<Answer>;
  }
  throw new Error(`${what}: not seen. The page says: ${await pageText(window)}`);
}

const atTable = () => document.querySelector('section[aria-label="What is to be done"]') !== null;
const moves = () => [...document.querySelectorAll('[aria-label="Moves"] li')].map((line) => (line as HTMLElement).innerText);

// From the set-up page, with everything as it is offered.
async function begin(window: Window, address: string, game: string): Promise<string> {
  await window.goto(`${address}#/new/${game}`);
  const place = await until(window, `the button to play ${game}`, () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Play' && !one.disabled);
    const box = button?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await window.mouse.click(place.x, place.y);
  await until(window, `a table of ${game}`, atTable);
  return window.evaluate(() => location.href);
}

// Plays until so many moves are listed. The last of them may still grow.
async function playUntil(window: Window, lines: number): Promise<string[]> {
  for (const start = Date.now(); Date.now() - start < patience; ) {
    const played = await window.evaluate(moves);
    if (played.length >= lines) return played.slice(0, -1);
    await new Player(window).playOn(1);
  }
  throw new Error(`${lines} moves: not seen. The page says: ${await pageText(window)}`);
}

// What was played before is there, whatever has been played since.
async function expectMoves(window: Window, before: string[]): Promise<void> {
  await until(window, 'the table', atTable);
  expect((await window.evaluate(moves)).slice(0, before.length)).toEqual(before);
}

export async function walk(window: Window): Promise<void> {
  const { address, stop } = await startServer();
  const tables: { table: string; played: string[] }[] = [];
  try {
    await window.goto(address);
    await until(window, 'the service worker', () => navigator.serviceWorker.controller !== null);
    await window.evaluate((kept) => localStorage.setItem('fourfold.settings', kept), settings);
    await window.reload();
    for (const game of games) {
      const table = await begin(window, address, game);
      const played = await playUntil(window, 3);
      await window.reload();
      await expectMoves(window, played);
      tables.push({ table, played: await playUntil(window, played.length + 2) });
    }
  } finally {
    await stop();
  }
  for (const { table, played } of tables) {
    await window.goto(table);
    await window.reload();
    await expectMoves(window, played);
    await playUntil(window, played.length + 2);
  }
}
