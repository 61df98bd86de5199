// A new release comes while pages are open: they keep what they need, it is offered and not forced, and games go on in it.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { begin, Person } from './people';
import { builtRelease, markOf, nextRelease, openHost, type Host } from './releases';
import { openWorld, visit, type World } from './world';

const first = builtRelease();
const second = nextRelease(first, 'second');

let world: World;
let host: Host;
beforeAll(async () => {
  const { browser, close } = await openWorld();
  host = await openHost(first);
  world = { browser, close, address: host.address };
});
beforeEach(() => void (host.release = first));
afterAll(async () => {
  await world.close();
  host.close();
});

const patience = { timeout: 20_000 }; // a whole release is fetched
const kept = (page: Page) => page.evaluate(() => caches.keys());
const cacheOf = (mark: string) => `fourfold ${host.address} ${mark}`;
const releaseOf = (page: Page) => page.locator('meta[name="fourfold-release"]').getAttribute('content');
const offer = (page: Page) => page.getByRole('complementary', { name: 'New version' });
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('listitem').allInnerTexts();

// As after some time, or a visit from another tab.
async function lookForNews(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

async function firstVisit(page: Page): Promise<void> {
  await page.goto(host.address);
  // It is kept once everything that a person may wait for is there.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, patience);
  await expect.poll(() => kept(page)).toEqual([cacheOf(markOf(first))]);
}

async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.address);
  await page.getByRole('heading', { name: 'Fourfold' }).waitFor();
  return page;
}

it('is offered in the middle of a game, and the game goes on in it when it is taken', async () => {
  const { page, end } = await visit(world);
  await firstVisit(page);
  await expect.poll(() => offer(page).count()).toBe(0);
  await begin(page, host.address, 'checkers');
  const person = new Person(page, 'mouse');
  await person.playOn(5);

  host.release = second;
  await lookForNews(page);
  await offer(page).waitFor(patience);
  // Nothing is forced: the page plays on, loads what it had not loaded yet, and is what it was after a reload.
  await person.playOn(3);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect((await kept(page)).sort()).toEqual([cacheOf(markOf(first)), cacheOf('second')].sort());
  const table = page.url();
  await page.goto(`${host.address}#/learn/ludo`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(table);
  await page.reload();
  expect(await releaseOf(page)).toBe(markOf(first));
  await offer(page).waitFor(patience);
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(0);
  const played = await moves(page);

  // By keyboard.
  await offer(page).getByRole('button', { name: 'Load it now' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => releaseOf(page).catch(() => '')).toBe('second');
  await expect.poll(async () => (await moves(page)).slice(0, played.length - 1)).toEqual(played.slice(0, -1));
  await person.playOn(3);
  await expect.poll(() => kept(page)).toEqual([cacheOf('second')]);
  await expect.poll(() => offer(page).count()).toBe(0);
  await page.goto(host.address);
  await page.getByText('Release second.').waitFor();
  await end();
});

it('is taken in one tab, and the other keeps its files until it takes it, too', async () => {
  const { page, context, end } = await visit(world);
  await firstVisit(page);
  const other = await another(context);
  host.release = second;
  await lookForNews(page);
  await offer(page).waitFor(patience);
  await offer(other).waitFor(patience);
  await offer(page).getByRole('button', { name: 'Load it now' }).click();
  await page.getByText('Release second.').waitFor();
  // A page that was never opened before.
  await other.getByRole('link', { name: 'Settings' }).click();
  await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await begin(other, host.address, 'backgammon-dice');
  await new Person(other, 'mouse').playOn(3);
  expect(await releaseOf(other)).toBe(markOf(first));
  expect((await kept(other)).sort()).toEqual([cacheOf(markOf(first)), cacheOf('second')].sort());
  await offer(other).getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(() => releaseOf(other).catch(() => '')).toBe('second');
  await expect.poll(() => kept(page)).toEqual([cacheOf('second')]);
  await end();
});

it('can be put off, and comes by itself when no page was open any more', async () => {
  const { page, context, end } = await visit(world);
  await firstVisit(page);
  await page.evaluate(() => caches.open('fourfold-VERSION')); // what the earliest releases left
  host.release = second;
  await lookForNews(page);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      await page.goto(host.address);
      const release = await releaseOf(page);
      if (release !== 'second') await page.goto('about:blank');
      return release;
    })
    .toBe('second');
  await expect.poll(() => kept(page)).toEqual([cacheOf('second')]);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Release second.').waitFor();
  await context.setOffline(false);
  await end();
});

it('brings along the files of bots that this device has needed, and no others', async () => {
  const { page, context, end } = await visit(world);
  await firstVisit(page);
  const later = /\/(\w+)-[^/]+(\.four(?:book|nets|tab))$/;
  const filesIn = (mark: string) =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cacheOf(mark));
  const botFilesIn = async (mark: string) => (await filesIn(mark)).filter((url) => later.test(url));
  const named = (urls: string[]) => urls.map((url) => url.replace(/^.*(?=\/)/, '').replace(later, '$1$2')).sort();
  const ofTournament = ['tournament.fourbook', 'tournament.fournets', 'tournament.fourtab'];
  expect(await botFilesIn(markOf(first))).toEqual([]);
  await begin(page, host.address, 'checkers');
  await expect.poll(async () => named(await botFilesIn(markOf(first)))).toEqual(ofTournament);

  host.release = second;
  await lookForNews(page);
  await offer(page).waitFor(patience);
  const brought = await botFilesIn('second');
  expect(named(brought)).toEqual(ofTournament);
  expect(brought.every((url) => url.includes('second.four')), brought.join(' ')).toBe(true);
  expect([...second.keys()].some((path) => /botanica.*\.fourtab$/.test(path)), 'there are others').toBe(true);

  // They are there without a network.
  await offer(page).getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(() => releaseOf(page).catch(() => '')).toBe('second');
  await expect.poll(() => kept(page)).toEqual([cacheOf('second')]);
  await context.setOffline(true);
  const lengths = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength)),
    brought,
  );
  expect(lengths).toEqual(brought.map((url) => second.get(new URL(url).pathname)!.length));
  await context.setOffline(false);
  await end();
});
