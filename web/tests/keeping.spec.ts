// What a browser keeps: a game after a reload, games of earlier releases, files out and in again, and the whole app without a network.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, Person } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

it('goes on after a reload in the middle as if nothing had happened', async () => {
  // A forced move that was made and not confirmed is gone after a reload, and would be played again by itself.
  const { page, end } = await visit(world, {}, { ...brisk, autoForced: false });
  await begin(page, world.address, 'checkers');
  const person = new Person(page, 'mouse');
  await person.playOn(9);
  const moves = page.getByRole('list', { name: 'Moves' });
  // Until nobody moves any more: bots answer.
  const still = async (): Promise<string> => {
    let text = await moves.innerText();
    for (let same = 0; same < 5; ) {
      await page.waitForTimeout(300);
      const now = await moves.innerText();
      same = now === text ? same + 1 : 0;
      text = now;
    }
    return text;
  };
  const before = await still();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await moves.waitFor();
  expect(await still()).toBe(before);
  await page.goto(`${world.address}#/saved`);
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await moves.waitFor();
  expect(await still()).toBe(before);
  await end();
});

// What is on the shelf of the page: the games, and the pieces in which their records were written.
interface OnShelf {
  games: { id: string; changed: number; events: number }[];
  lines: { id: string; changed: number; text: string }[];
}

function onShelf(page: Page): Promise<OnShelf> {
  return page.evaluate(
    () =>
      new Promise<OnShelf>((resolve) => {
        const opened = indexedDB.open('fourfold-games');
        opened.onsuccess = () => {
          const transaction = opened.result.transaction(['games', 'lines']);
          const games = transaction.objectStore('games').getAll();
          const lines = transaction.objectStore('lines').getAll();
          transaction.oncomplete = () => {
            opened.result.close();
            resolve({ games: games.result, lines: lines.result });
          };
        };
      }),
  );
}

// Makes of the one game on the shelf what earlier releases kept: a database of another name, and the record inside the game.
async function asFormerly(page: Page, { games: [game], lines }: OnShelf): Promise<void> {
  const former = { ...game, record: lines.map(({ text }) => text).join('') };
  await page.evaluate(async (kept) => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onsuccess = () => resolve(request.result);
      });
    const write = async (name: string, stores: string[], act: (transaction: IDBTransaction) => void) => {
      const database = await open(name);
      const transaction = database.transaction(stores, 'readwrite');
      act(transaction);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    };
    await write('fourfold-games', ['games', 'lines'], (all) => {
      all.objectStore('games').clear();
      all.objectStore('lines').clear();
    });
    await write('fourfold', ['games'], (all) => void all.objectStore('games').put(kept));
  }, former);
}

it('writes what is new of a game, and takes games over from earlier releases', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/checkers`);
  await page.getByRole('radio', { name: /^A person/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  const table = page.url();
  const playUntil = async (events: number): Promise<OnShelf> => {
    const person = new Person(page, 'mouse');
    while ((await onShelf(page)).games[0]!.events < events) await person.playOn(1);
    return onShelf(page);
  };
  const before = await playUntil(4);
  const { events } = before.games[0]!;
  // The first piece is whole, and each of the others is one line.
  expect(before.lines).toHaveLength(events);
  const pieces = before.lines.map(({ text }) => text.trimEnd().split('\n').length);
  expect(pieces).toEqual([2, ...Array<number>(events - 1).fill(1)]);
  expect(before.lines.at(-1)!.text).toMatch(new RegExp(`^\\{"n":${events},`));
  const moves = page.getByRole('list', { name: 'Moves' });
  const played = await moves.innerText();

  await page.goto(`${world.address}#/`); // where nothing is written
  await asFormerly(page, before);
  await page.reload(); // the earlier shelf is looked for at the start
  await page.goto(table);
  await moves.waitFor();
  expect(await moves.innerText()).toBe(played);
  const after = await playUntil(events + 2);
  expect(after.games.map(({ id }) => id)).toEqual(before.games.map(({ id }) => id));
  const whole = after.lines.map(({ text }) => text).join('');
  expect(whole.startsWith(before.lines.map(({ text }) => text).join(''))).toBe(true);
  await page.reload();
  await moves.waitFor();
  await end();
});

it.each([
  { game: 'backgammon', format: 'mat' },
  { game: 'backgammon', format: 'sgf' },
  { game: 'checkers', format: 'pdn' },
  { game: 'backgammon-dice', format: 'fourfold' },
])('writes $game as .$format and reads it again', async ({ game, format }) => {
  const { page, end } = await visit(world);
  await begin(page, world.address, game);
  await new Person(page, 'mouse').playOn(15);
  await page.goto(`${world.address}#/saved`);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `.${format}` }).click();
  const path = await (await download).path();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(new RegExp(`\\.${format}$`));
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: '.png' }).click();
  const image = readFileSync(await (await picture).path());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: readFileSync(path) });
  await page.getByText('1 game was read and is in the list.').first().waitFor();
  await page.getByRole('button', { name: 'Export' }).nth(1).waitFor();
  await end();
});

it('says what is wrong with a file that is no game', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/saved`);
  const buffer = Buffer.from('this is no game');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.mat', mimeType: 'text/plain', buffer });
  await page.getByText(/^a\.mat could not be read\. Line 1: expected here: the length of the match/).first().waitFor();
  await end();
});

it('keeps what can be kept of a file and says what was left out', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/saved`);
  const buffer = Buffer.from(' 5 point match\n\n Game 1\n J\xf6rg : 0      Bob : 0\n  1) 31: 8/5 6/5      62: 24/17\n', 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.mat', mimeType: 'text/plain', buffer });
  await page.getByText('1 game was read and is in the list.').first().waitFor();
  await page.getByText(/^Not all of a\.mat could be kept\. Line 5: .* the rest of this game is left out\.$/).first().waitFor();
  await page.getByText('Jörg').first().waitFor();
  await end();
});

it('works without a network after one visit', async () => {
  const { page, context, end } = await visit(world);
  await page.goto(world.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload(); // from now on the service worker answers
  await context.setOffline(true);
  await page.reload();
  for (const game of ['ludo', 'backgammon-dice']) {
    await begin(page, world.address, game);
    const person = new Person(page, 'mouse');
    await person.playOn(12);
  }
  await context.setOffline(false);
  await end();
});
