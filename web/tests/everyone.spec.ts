// For everyone: nothing that axe-core knows is wrong with any page, in light and in dark, wide and narrow; everything that is
// touched is large enough; every language is complete on the screen; every preset begins.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const games = ['backgammon', 'checkers', 'ludo', 'backgammon-dice'];

interface Finding {
  id: string;
  nodes: { html: string }[];
}

// A page may still be coming to rest (colours fade, buttons wake up when the core has answered): what is wrong stays wrong.
async function lasting(page: Page): Promise<string[]> {
  let found = await findings(page);
  for (let again = 0; found.length > 0 && again < 3; again += 1) {
    await page.waitForTimeout(700);
    found = await findings(page);
  }
  return found;
}

async function findings(page: Page): Promise<string[]> {
  // Evaluated as the browser's own tools do, because the page's policy allows no foreign scripts.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const found = await page.evaluate<Finding[]>('axe.run(document).then((result) => result.violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

const screens = [
  { name: 'wide and light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' as const },
  { name: 'narrow and dark', viewport: { width: 360, height: 640 }, colorScheme: 'dark' as const, hasTouch: true },
];

describe.each(screens)('$name', ({ viewport, colorScheme, hasTouch }) => {
  it('axe-core finds nothing on any page', async () => {
    const { page, end } = await visit(world, { viewport, colorScheme, hasTouch });
    const places = ['', 'box/liberty', 'box/club', 'saved', 'settings', ...games.flatMap((game) => [`new/${game}`, `learn/${game}`, `edit/${game}`])];
    for (const place of places) {
      await page.goto(`${world.address}#/${place}`);
      await page.locator('h1').first().waitFor();
      // The core has said what there is, and nothing fades any more.
      if (place.startsWith('new/')) await page.locator('summary').first().waitFor();
      await page.waitForTimeout(200);
      await page.evaluate('Promise.allSettled(document.getAnimations().map((one) => one.finished))');
      expect(await lasting(page), place).toEqual([]);
    }
    await end();
  });

  it.each(games)('axe-core finds nothing at a table of %s, and the page does not scroll sideways', async (game) => {
    const { page, end } = await visit(world, { viewport, colorScheme, hasTouch });
    await begin(page, world.address, game);
    expect(await lasting(page)).toEqual([]);
    const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(wider).toBe(0);
    await end();
  });
});

it.each(games)('buttons at a table of %s are large enough for fingers', async (game) => {
  const { page, end } = await visit(world, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await begin(page, world.address, game);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a.label, input, summary')]
      .map((element) => {
        // A bot is hurried by a touch anywhere on its plate.
        const touched = element.closest('.plate') ?? element;
        return { text: element.outerHTML.slice(0, 80), box: touched.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ text, box }) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
  await end();
});

it.each(['de', 'fr', 'es', 'ar'])('speaks %s on every page, without a sentence left in English', async (language) => {
  const { page, end } = await visit(world, {}, { ...brisk, language });
  for (const place of ['', 'box/botanica', 'new/ludo', 'new/backgammon-dice/backgammon-dice', 'settings', 'saved', 'learn/checkers', 'edit/backgammon']) {
    await page.goto(`${world.address}#/${place}`);
    await page.locator('h1').first().waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await page.getAttribute('html', 'dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(wider, place).toBe(0);
  }
  await end();
});

it('begins every preset of every game', async () => {
  const { page, end } = await visit(world);
  for (const game of games) {
    await page.goto(`${world.address}#/new/${game}`);
    await page.locator('summary', { hasText: 'Rules' }).first().click();
    const presets = page.locator('fieldset', { has: page.locator('legend', { hasText: 'Rules' }) }).locator('strong');
    for (const preset of await presets.allInnerTexts()) {
      await page.goto(`${world.address}#/`);
      await begin(page, world.address, game, preset);
      await expect.poll(() => page.locator('path.space').count()).toBeGreaterThan(10);
    }
  }
  await end();
});
