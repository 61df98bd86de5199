// Lessons of the boxes: each on the board of the box whose leaflet it follows, played by hand and shown.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

async function open(page: Page, place: string, title: string): Promise<void> {
  await page.goto(`${world.address}#/learn/${place}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
}

// Chooses a space by keyboard.
async function choose(page: Page, space: string): Promise<void> {
  await page.locator(`[data-space="${space}"][role="button"]`).focus();
  await page.keyboard.press('Enter');
}

const shown = [
  { place: 'backgammon/10', title: 'Not home in time', print: 'backgammon-liberty', rules: 'Liberty rules', says: 'A gammon: two points.' },
  { place: 'checkers/3', title: 'Jumping is up to you', print: 'checkers-botanica', rules: 'Botanica rules', says: 'nobody can jump you' },
  { place: 'checkers/10', title: 'Club rules: you must jump', print: 'checkers-club', rules: 'Club rules', says: 'Well chosen' },
  { place: 'ludo/9', title: 'Beginner Level: one die', print: 'ludo-liberty', rules: 'Beginner Level', says: 'you roll once more: a 4' },
  { place: 'backgammon-dice/8', title: 'Whom to redeem', print: 'backgammon-dice-case', rules: 'Basic Game Play', says: 'The quick one is back' },
  { place: 'backgammon-dice/13', title: 'Two points a round', print: 'backgammon-dice-case', rules: 'Scored / Tournament Play', says: 'Both points are yours' },
  { place: 'backgammon-dice/14', title: 'A random start', print: 'backgammon-dice-case', rules: 'Scored / Tournament Play', says: 'a flying start' },
];

it.each(shown)('$title follows $rules', async ({ place, title, print, rules, says }) => {
  const { page, end } = await visit(world);
  await open(page, place, title);
  await page.locator('header .kicker', { hasText: rules }).waitFor();
  await expect.poll(() => page.locator(`[id^="${print}-"]`).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText(says).first().waitFor();
  await end();
});

it('by the box a capture may stop after any jump', async () => {
  const { page, end } = await visit(world);
  await open(page, 'checkers/5', 'Stop when you like');
  await choose(page, 's27');
  await choose(page, 's18');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByText('One captured, none lost.').first().waitFor();
  await end();
});
