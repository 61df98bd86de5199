// A start that goes wrong is never silent: the page says what is missing and what can be tried, in the reader's language.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, Person } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// Files come from the server, where the test can hold them back, and not from what was kept.
const unkept: BrowserContextOptions = { serviceWorkers: 'block' };

async function told(page: Page): Promise<string> {
  const alert = page.getByRole('alert');
  await alert.waitFor();
  return alert.innerText();
}

it('plays where a page may share memory and the browser has none to share', async () => {
  const { page, end } = await visit(world);
  await page.addInitScript('delete globalThis.SharedArrayBuffer');
  await begin(page, world.address, 'checkers');
  expect(await page.evaluate('[crossOriginIsolated, typeof SharedArrayBuffer]')).toEqual([true, 'undefined']);
  const person = new Person(page, 'mouse');
  await person.playOn(4);
  expect(person.moves).toBeGreaterThan(0);
  await end();
});

describe('the core', () => {
  it.each([
    { lacks: 'is not there', file: '**/*.wasm', answer: { status: 404 }, says: 'could not be fetched' },
    { lacks: 'is not understood', file: '**/*.wasm', answer: { contentType: 'application/wasm', body: 'old' }, says: 'WebAssembly with SIMD' },
    { lacks: 'has no worker', file: '**/worker-*.js', answer: { status: 404 }, says: 'could not be fetched' },
  ])('$lacks: the page says so', async ({ file, answer, says }) => {
    const { page } = await visit(world, unkept);
    await page.route(file, (route) => route.fulfill(answer));
    await page.goto(`${world.address}#/new/ludo`);
    const text = await told(page);
    expect(text).toContain('Fourfold could not start');
    expect(text).toContain(says);
    expect(text).toContain('try another one');
    await page.unroute(file);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  it('takes long: the page says so, and goes on when it comes after all', async () => {
    const { page } = await visit(world, unkept);
    let come = () => undefined as void;
    const late = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.wasm', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${world.address}#/new/ludo`);
    expect(await told(page)).toContain('has not come yet');
    come();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it.each([
    { language: 'de', title: 'Fourfold konnte nicht starten' },
    { language: 'fr', title: 'Fourfold n’a pas pu démarrer' },
    { language: 'es', title: 'Fourfold no ha podido empezar' },
    { language: 'ar', title: 'تعذّر بدء Fourfold' },
  ])('fails in $language, too', async ({ language, title }) => {
    const { page } = await visit(world, unkept, { ...brisk, language });
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(`${world.address}#/new/ludo`);
    expect(await told(page)).toContain(title);
  });
});

describe('the page itself', () => {
  it.each([
    { happens: 'does not come', answer: { status: 404 } },
    { happens: 'is not understood', answer: { contentType: 'text/javascript', body: 'what is this?' } },
  ])('$happens: it says so in the language that was set', async ({ answer }) => {
    const { page } = await visit(world, unkept, { ...brisk, language: 'fr' });
    await page.route('**/assets/index-*.js', (route) => route.fulfill(answer));
    await page.goto(world.address);
    const text = await told(page);
    expect(text).toContain('Fourfold n’a pas pu démarrer');
    expect(text).toContain('Firefox, Chrome, Edge ou Safari');
    expect(text).not.toContain('could not start');
  });

  it('says nothing of the kind when all is well', async () => {
    const { page, end } = await visit(world);
    await page.goto(world.address);
    await page.getByRole('heading', { name: 'Fourfold' }).waitFor();
    await expect.poll(() => page.locator('#not-started').count()).toBe(0);
    await end();
  });

  it('asks for JavaScript in every language where there is none', async () => {
    const { page } = await visit(world, { javaScriptEnabled: false });
    await page.goto(world.address);
    const text = await page.locator('body').innerText();
    for (const words of ['needs JavaScript', 'braucht JavaScript', 'besoin de JavaScript', 'necesita JavaScript', 'إلى JavaScript']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('could not start');
  });
});
