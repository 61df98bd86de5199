// The world of the browser tests: the real program serving the real app, and Debian's Chromium looking at it. Whatever goes wrong in
// a page (an error, a broken policy, a request that leaves for elsewhere) fails the test that opened it.
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { brisk, startServer } from './server';

export { brisk };

const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export interface World {
  address: string;
  browser: Browser;
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const { address, stop } = await startServer();
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments });
  return {
    address,
    browser,
    async close() {
      await browser.close();
      await stop();
    },
  };
}

// Time that passes more quickly in a page: what it waits for so that people can see and think is over in a tenth.
function hurry(times: number): void {
  const [wait, now] = [window.setTimeout.bind(window), performance.now.bind(performance)];
  window.setTimeout = ((call: TimerHandler, after = 0, ...more: unknown[]) => wait(call, after / times, ...more)) as typeof setTimeout;
  performance.now = () => now() * times;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  end(): Promise<void>; // fails if anything went wrong
}

export async function visit(world: World, options: BrowserContextOptions = {}, settings: object = brisk): Promise<Visit> {
  const context = await world.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', ...options });
  await context.addInitScript((kept) => {
    // Before its first address a page has no storage.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('fourfold.settings') === null) localStorage.setItem('fourfold.settings', kept);
  }, JSON.stringify(settings));
  await context.addInitScript(hurry, 10);
  const wrong: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(world.address) && !/^(data|blob):/.test(url)) wrong.push(`asked ${url}`);
  });
  context.on('weberror', (error) => wrong.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  context.setDefaultTimeout(5_000);
  onTestFinished(() => context.close()); // also when it failed
  const page = await context.newPage();
  return {
    page,
    context,
    async end() {
      await context.close();
      expect(wrong).toEqual([]);
    },
  };
}
