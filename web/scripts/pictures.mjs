// Takes the pictures in docs/pictures: node web/scripts/pictures.mjs, after make build. They are to be looked at before they are
// committed.
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';

const program = new URL('../../build/release/fourfold', import.meta.url).pathname;
const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
const server = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve) => {
  server.stdout.on('data', (bytes) => resolve(/http:\/\/\S+/.exec(bytes.toString())[0]));
});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });

async function open(options, settings) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 750 }, locale: 'en', ...options });
  await context.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('fourfold.settings', kept);
  }, JSON.stringify({ animation: 'off', autoForced: true, autoRoll: true, confirmTurns: 'never', soundAsked: true, ...settings }));
  return context.newPage();
}

// Lets the first piece go to its first destination, so many times.
async function play(page, moves) {
  for (let i = 0; i < moves * 8; ++i) {
    const can = page.locator('path.space.can').first();
    if ((await can.count()) > 0) {
      if (moves-- <= 0) return;
      await can.dispatchEvent('click', { detail: 0 });
      const goal = page.locator('path.space.goal').last();
      if ((await goal.count()) > 0) await goal.dispatchEvent('click', { detail: 0 });
    } else {
      const button = page.locator('section[aria-label="What is to be done"] button.label:enabled').first();
      if ((await button.count()) > 0) await button.click().catch(() => undefined);
    }
    await page.waitForTimeout(500);
  }
}

async function take(name, place, { moves = 0, options = {}, settings = {} } = {}) {
  const page = await open(options, settings);
  await page.goto(`${address}#/${place}`);
  await page.locator('h1').first().waitFor();
  if (place.startsWith('new/')) {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await play(page, moves);
  }
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 });
  await page.context().close();
}

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
await take('home', '');
await take('backgammon', 'new/backgammon/liberty', { moves: 4 });
await take('checkers', 'new/checkers/botanica', { moves: 6 });
await take('ludo', 'new/ludo/liberty', { moves: 4 });
await take('backgammon-dice', 'new/backgammon-dice', { moves: 3 });
await take('classic-at-night', 'new/backgammon/cube', { moves: 3, settings: { light: 'dark' } });
await take('phone', 'new/backgammon/botanica', { moves: 2, options: phone });
await take('learn', 'learn/backgammon/5');
await take('editor', 'edit/checkers', { settings: { themes: { checkers: 'contrast' } } });
await browser.close();
server.kill();
