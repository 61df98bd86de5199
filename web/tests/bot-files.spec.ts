// Files of bots: fetched when a table is opened at which they are used, kept from then on for times without a network; and what
// bots know by them, as hints show it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, beginFrom } from './people';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const firstPosition = 'B:W21,K5:BK18,13'; // with the colours changed: Black wins by 18-14

it('fetches them for the game that uses them', async () => {
  const { page } = await visit(world, { serviceWorkers: 'block' });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /(\w+)-.{8}(\.four\w+)$/.exec(request.url());
    if (name) fetched.push(name[1]! + name[2]!);
  });
  await begin(page, world.address, 'backgammon');
  await expect.poll(() => fetched).toEqual(['contact.fournet']);
  fetched.length = 0;
  await begin(page, world.address, 'ludo');
  await expect.poll(() => fetched).toEqual(['standard.fournets']);
  fetched.length = 0;
  await begin(page, world.address, 'backgammon-dice', 'Simple Game Play');
  await expect.poll(() => fetched.toSorted()).toEqual(['simple.fournets', 'simple.fourtab']);
  fetched.length = 0;
  await begin(page, world.address, 'checkers');
  await expect.poll(() => fetched.toSorted()).toEqual(['tournament.fourbook', 'tournament.fournets', 'tournament.fourtab']);
});

it('plays without them where they cannot be had', async () => {
  const { page } = await visit(world, { serviceWorkers: 'block' });
  await page.route(/\.four(book|nets?|tab)$/, (route) => route.fulfill({ status: 503 }));
  await begin(page, world.address, 'checkers');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint .candidate').first().waitFor();
});

it('shows what is proven, also without a network, and what would follow on the board', async () => {
  const { page, context, end } = await visit(world);
  await beginFrom(page, world.address, 'checkers', firstPosition, 'tournament');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
  await page.reload(); // what comes from now on comes by way of what is kept
  await page.getByRole('button', { name: 'Hint' }).click();
  const best = page.locator('.hint .candidate').first();
  await best.filter({ hasText: '18-14' }).filter({ hasText: 'wins: proven' }).waitFor();
  await page.getByText('It wins: proven.').waitFor();

  // A search may prove it before the tables have come.
  const kept = () =>
    page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const files = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
      return files.filter(({ url }) => /\.four(book|nets?|tab)$/.test(url)).length;
    });
  await expect.poll(kept).toBe(3);
  await context.setOffline(true);
  await beginFrom(page, world.address, 'checkers', 'B:W28,32:B10,5', 'tournament');
  await page.reload();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint .proof').first().waitFor();

  await begin(page, world.address, 'checkers');
  await page.getByRole('button', { name: 'Hint' }).click();
  const onBoard = page.getByRole('button', { name: 'On the board' });
  await onBoard.click();
  const badges = page.locator('.hints text');
  await expect.poll(() => badges.count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('.hint .candidate').count()).toBe(0);
  await onBoard.click();
  await expect.poll(() => badges.count()).toBe(3);
  await end();
});
