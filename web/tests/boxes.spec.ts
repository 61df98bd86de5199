// From the shelf to a table: whoever owns a box finds it, and plays by its leaflet on a board that looks like it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, pick } from './people';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

interface Walk {
  box: string;
  taps: RegExp[]; // what is pressed after the box
  rules: string; // what the table says
  print: string; // the paints of the board that lies there
  cube: boolean;
}

const walks: Walk[] = [
  { box: 'Liberty', taps: [/^Beginner Level/], rules: 'Liberty rules · Beginner Level', print: 'ludo-liberty', cube: false },
  { box: 'Liberty', taps: [/^Play One game/], rules: 'Liberty rules', print: 'backgammon-liberty', cube: false },
  { box: 'Botanica', taps: [/^Play Choose who begins/], rules: 'Botanica rules', print: 'checkers-botanica', cube: false },
  { box: 'Backgammon with', taps: [], rules: 'Rules with the doubling cube', print: 'backgammon-classic', cube: true },
  { box: 'Backgammon Dice', taps: [], rules: 'Simple Game Play', print: 'backgammon-dice-case', cube: false },
  // One game at first, in which a cube has no place.
  { box: 'Club rules', taps: [/^Nackgammon/], rules: 'Club rules · Nackgammon', print: 'backgammon-club', cube: false },
];

async function rulesShown(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByText('All rules', { exact: true }).click();
  return page.locator('dialog dt[data-clause]').evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.clause!));
}

it.each(walks)('$box leads to $rules', async ({ box, taps, rules, print, cube }) => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/`);
  await page.getByRole('link', { name: new RegExp(`^${box}`) }).click();
  for (const name of taps) await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  expect((await page.locator('.headline p').innerText()).replaceAll('\u00a0', ' ')).toContain(rules);
  await expect.poll(() => page.locator(`[id^="${print}-"]`).count()).toBeGreaterThan(0);
  const clauses = await rulesShown(page);
  expect(clauses.includes('BG-18')).toBe(cube);
  // Codes are not in the reader's way.
  expect(await page.locator('dialog article').innerText()).not.toMatch(/[A-Z]{2}-\d/);
  await page.keyboard.press('Escape');
  await new Person(page, 'mouse').playOn(2);
  await end();
});

it('a box is opened by keyboard, and back leads to the shelf', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/`);
  await page.getByRole('link', { name: /^Backgammon with/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Backgammon', exact: true }).waitFor();
  expect(await page.evaluate(() => location.hash)).toBe('#/new/backgammon/cube');
  // The page of the box itself, which had nothing to ask, is not on the way back.
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Fourfold' }).waitFor();
  await end();
});

it('addresses from before the boxes still lead to the set-up', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/ludo`);
  await page.getByRole('heading', { level: 1, name: 'Ludo' }).waitFor();
  await page.goto(`${world.address}#/box/nothing`);
  await page.getByRole('heading', { level: 1, name: 'Fourfold' }).waitFor();
  await end();
});

it('a position is set up by the rules of the box, on its board and in its words', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/box/liberty`);
  await page.getByRole('link', { name: 'Set up a position' }).first().click();
  await page.locator('summary', { hasText: 'Liberty rules' }).waitFor();
  await expect.poll(() => page.locator('[id^="backgammon-liberty-"]').count()).toBeGreaterThan(0);
  await page.goto(`${world.address}#/new/checkers/botanica`);
  await expect.poll(() => page.getByText('Botanica rules').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await page.getByRole('radio', { name: 'Blue', exact: true }).waitFor();
  await end();
});

it('every rule is in the words of the box, and what is chosen from words is no word of ours', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/checkers/botanica`);
  await page.locator('summary', { hasText: 'Rules' }).first().click();
  await page.getByText('Every rule, one by one').click();
  await page.getByRole('radio', { name: 'Always blue' }).waitFor();
  await page.getByText('Blue must begin then.').waitFor();
  // Rules of another box have other words, and stay chosen.
  await pick(page.getByRole('radio', { name: /^Tournament rules/ }));
  await page.getByRole('radio', { name: 'Always dark' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Tournament rules/ }).isChecked()).toBe(true);
  await page.goto(`${world.address}#/new/backgammon-dice/simple`);
  await page.locator('summary', { hasText: 'Rules' }).first().click();
  await page.getByText('Every rule, one by one').click();
  await expect.poll(() => page.getByRole('radio', { name: 'Plain pawns', exact: true }).isChecked()).toBe(true);
  // A list may be written instead.
  const start = page.getByRole('textbox', { name: 'Start' });
  expect(await start.inputValue()).toBe('');
  await start.fill('1,1,2,6,6');
  await start.press('Tab');
  await page.getByRole('button', { name: 'Put back: Two on 1, one on 3, two on 6' }).click();
  await expect.poll(() => start.inputValue()).toBe('');
  await end();
});

it('how a table plays is told without the numbers of seats', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/ludo/beginner`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByText(/^How this table plays/).click();
  const told = page.locator('dialog dt:not([data-clause])');
  await expect.poll(() => told.count()).toBeGreaterThan(5);
  expect((await told.allInnerTexts()).map((title) => title.trim())).not.toContain('Seats');
  await end();
});

it('a board that somebody has chosen stays, whatever the box', async () => {
  const { page, end } = await visit(world, {}, { themes: { backgammon: 'contrast' } });
  await page.goto(`${world.address}#/new/backgammon/liberty`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  await expect.poll(() => page.locator('[id^="backgammon-contrast-"]').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[id^="backgammon-liberty-"]').count()).toBe(0);
  await end();
});

it('two people choose their Floral Squares', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/ludo/liberty`);
  const corner = page.getByRole('group', { name: 'Floral Square of Player 1' });
  await corner.getByRole('radio', { name: 'Sky' }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  const plates = await page.getByRole('list', { name: 'Players' }).innerHTML();
  expect(plates).toContain('Player 1');
  expect(plates).toContain('url(#ludo-liberty-dome4)');
  expect(plates).not.toContain('url(#ludo-liberty-dome1)');
  await end();
});

it('shows the best answer to every first roll of Backgammon Dice, on a phone as well', async () => {
  const { page } = await visit(world, { viewport: { width: 360, height: 640 } });
  await page.goto(`${world.address}#/new/backgammon-dice/backgammon-dice`);
  await page.locator('summary', { hasText: 'About this box' }).click();
  await page.locator('summary', { hasText: 'The best answer to every first roll' }).click();
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(21);
  const right = await rows.last().evaluate((row) => row.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(360);
});

it.each(['backgammon', 'checkers', 'ludo'])('club rules, which come in no box, show their own board of %s', async (game) => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/${game}/club`);
  await page.locator(`form .head [id^="${game}-club"]`).first().waitFor({ state: 'attached' });
  await end();
});

it('what is wrong with a link is said in the words of its print', async () => {
  const { page, end } = await visit(world);
  const position = encodeURIComponent('1:1,1,1,1,1 2:16,16,16,16,1 turn:1 dice:2-1');
  await page.goto(`${world.address}#/edit/backgammon-dice?position=${position}`);
  await page.getByText('A space holds two pawns, and Turquoise has more on space 1.').first().waitFor();
  await end();
});
