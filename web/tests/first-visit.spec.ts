// A first visit: the core comes while the shelf is looked at, whoever is faster sees what is happening, a table shows its board
// before it can be played on, and all of it is small enough and ours.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserContextOptions } from 'playwright-core';
import { begin } from './people';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// Files come from the server, where the test can hold them back, and not from what was kept.
const unkept: BrowserContextOptions = { serviceWorkers: 'block' };

function held(): { until: Promise<void>; let: () => void } {
  let go = (): void => undefined;
  const until = new Promise<void>((resolve) => (go = resolve));
  return { until, let: () => go() };
}

it('fetches the core while the shelf is looked at', async () => {
  const { page } = await visit(world, unkept);
  const core = page.waitForResponse('**/*.wasm');
  await page.goto(world.address);
  expect((await core).status()).toBe(200);
  expect(new URL(page.url()).hash).toBe('');
});

it('shows the shelf also where the core cannot come, and says so where it is needed', async () => {
  const { page } = await visit(world, unkept);
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
  const answered = page.waitForResponse('**/*.wasm');
  await page.goto(world.address);
  await answered;
  await page.getByRole('link', { name: /Liberty/ }).first().click();
  await page.getByRole('alert').waitFor();
});

it('says how much has come to somebody who is faster', async () => {
  const { page } = await visit(world, unkept);
  const wait = held();
  await page.route('**/*.wasm', async (route) => {
    await wait.until;
    await route.continue();
  });
  await page.goto(`${world.address}#/new/ludo`);
  const progress = page.getByRole('progressbar', { name: 'The games are on their way: 0%' });
  await progress.waitFor();
  await page.getByRole('heading', { name: 'Ludo' }).waitFor();
  wait.let();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
});

it('shows the board and the players of a table before the core is here', async () => {
  const { page } = await visit(world, unkept);
  await begin(page, world.address, 'backgammon');
  // Paints are named after the game and the print of its box.
  const print = async () => /^backgammon-(\w+)-/.exec((await page.locator('.board svg [id]').first().getAttribute('id'))!)![1];
  const played = await print();
  expect(played).toBe('club');
  const wait = held();
  await page.route('**/*.wasm', async (route) => {
    await wait.until;
    await route.continue();
  });
  await page.reload();
  const list = page.getByRole('list', { name: 'Players' });
  await list.getByText('Player 1').waitFor();
  // Thirty checkers lie on it, and nothing can be done yet.
  await expect.poll(() => page.locator('.board svg g[transform*="rotate"]').count()).toBeGreaterThanOrEqual(30);
  await expect.poll(() => page.locator('path.space').count()).toBe(0);
  expect(await print()).toBe(played);
  wait.let();
  await page.locator('path.space').first().waitFor();
});

it('is less than 1 MB on its way to a board to play on, and less than 1.5 MB with what its bots know', async () => {
  const { page, context } = await visit(world, unkept);
  const sizes: Promise<{ url: string; size: number }>[] = [];
  context.on('response', (response) => {
    const size = response.allHeaders().then((headers) => Number(headers['content-length'] ?? 0));
    sizes.push(size.then((size) => ({ url: response.url(), size })));
  });
  const net = page.waitForResponse('**/contact-*.fournet');
  await begin(page, world.address, 'backgammon');
  await page.locator('path.space').first().waitFor();
  await net;
  const all = await Promise.all(sizes);
  const sum = (some: typeof all): number => some.reduce((sum, { size }) => sum + size, 0);
  expect(all.some(({ url }) => url.endsWith('.wasm'))).toBe(true);
  expect(sum(all.filter(({ url }) => !url.endsWith('.fournet')))).toBeLessThan(1_000_000);
  expect(sum(all)).toBeLessThan(1_500_000);
});

it('sets titles in its own face, which is kept for offline with the icons', async () => {
  const { page, end } = await visit(world);
  await page.goto(world.address);
  await page.getByRole('heading', { name: 'Fourfold' }).waitFor();
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(faces).toEqual(['Alegreya loaded']);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  for (const icon of ['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/apple-touch-icon.png']) {
    expect(kept).toContain(icon);
  }
  await end();
});

it('has icons as large as they are said to be', async () => {
  const { page, end } = await visit(world);
  await page.goto(world.address);
  const said = await page.evaluate(async () => {
    const manifest = (await (await fetch('./manifest.webmanifest')).json()) as { icons: { src: string; sizes: string; type: string }[] };
    const apple = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')!.href;
    return [...manifest.icons.filter(({ type }) => type === 'image/png'), { src: apple, sizes: '180x180' }];
  });
  expect(said).toHaveLength(4);
  for (const { src, sizes } of said) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  await end();
});
