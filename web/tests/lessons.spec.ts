// Lessons of the boxes: each on the board of the box whose leaflet it follows, played by hand and shown; and the course of a box,
// which does not leave it.
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

const boxed = [
  { place: 'backgammon/liberty/2', title: 'Two are safe', print: 'backgammon-liberty', rules: 'Liberty rules' },
  { place: 'backgammon/botanica/2', title: 'Two are safe', print: 'backgammon-botanica', rules: 'Botanica rules' },
  { place: 'backgammon/cube/2', title: 'Two are safe', print: 'backgammon-classic', rules: 'Rules with the doubling cube' },
  { place: 'backgammon/cube/12', title: 'Play on or give up', print: 'backgammon-classic', rules: 'Rules with the doubling cube' },
  { place: 'backgammon/club/2', title: 'Two are safe', print: 'backgammon-club', rules: 'Club rules' },
  { place: 'backgammon/club/10', title: 'Raise the stakes', print: 'backgammon-club', rules: 'Club rules' },
  { place: 'checkers/botanica/9', title: 'Call it a draw', print: 'checkers-botanica', rules: 'Botanica rules' },
  { place: 'checkers/club/4', title: 'Jump and jump again', print: 'checkers-club', rules: 'Club rules' },
  { place: 'ludo/liberty/10', title: 'The second roll', print: 'ludo-liberty', rules: 'Beginner Level' },
  { place: 'ludo/club/1', title: 'Out with a six', print: 'ludo-club', rules: 'Club rules' },
];

it.each(boxed)('$place is on the board and by the rules of the box', async ({ place, title, print, rules }) => {
  const { page, end } = await visit(world);
  await open(page, place, title);
  await page.locator('header .kicker', { hasText: rules }).waitFor();
  await expect.poll(() => page.locator(`[id^="${print}-"]`).count()).toBeGreaterThan(0);
  await end();
});

it('Learn stays in the box, to the end and back to the game; what was done before is known there', async () => {
  const { page, context, end } = await visit(world);
  const done = JSON.stringify({ backgammon: ['way', 'pair', 'double'] });
  await context.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('fourfold.learn', kept);
  }, done);
  await page.goto(`${world.address}#/box/botanica`);
  const learn = (game: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) }).getByRole('link', { name: 'Learn' });
  expect(await learn('Checkers').getAttribute('href')).toBe('#/learn/checkers/botanica');
  await learn('Backgammon').click();
  // The first two are done.
  await page.getByRole('heading', { level: 1, name: 'One checker, both dice' }).waitFor();
  await page.locator('header .kicker', { hasText: 'Botanica rules' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Closed points' }).waitFor();
  expect(page.url()).toContain('#/learn/backgammon/botanica/4');
  await page.getByRole('button', { name: 'Lesson 4 of 10' }).click();
  const list = page.getByRole('dialog', { name: 'Lessons' });
  await list.getByRole('link', { name: 'Not home in time' }).waitFor();
  expect(await list.getByRole('link', { name: 'done' }).count()).toBe(2);
  expect(await list.getByText('Raise the stakes').count()).toBe(0);
  await list.getByRole('link', { name: 'Not home in time' }).click();
  await page.getByRole('heading', { level: 1, name: 'Not home in time' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'You can play Backgammon' }).waitFor();
  await page.getByText('come in and bear off.').waitFor();
  await page.getByRole('link', { name: 'Play a game' }).click();
  await page.getByText('Botanica rules').first().waitFor();
  expect(await page.getByRole('link', { name: 'Learn' }).getAttribute('href')).toBe('#/learn/backgammon/botanica');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog').getByRole('link', { name: 'Learn' });
  expect(await rules.getAttribute('href')).toBe('#/learn/backgammon/botanica');
  await end();
});

it('without a box the lessons are those of all boxes, and a box without the game changes nothing', async () => {
  const { page, end } = await visit(world);
  await open(page, 'backgammon/12', 'Play on or give up');
  await page.getByRole('button', { name: 'Lesson 12 of 12' }).waitFor();
  await open(page, 'ludo/cube/9', 'Beginner Level: one die');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'The second roll' }).waitFor();
  expect(page.url()).toMatch(/#\/learn\/ludo\/10$/);
  await end();
});

it('by club rules a six brings a piece out and rolls again', async () => {
  const { page, end } = await visit(world);
  await open(page, 'ludo/club/1', 'Out with a six');
  await page.getByText('Only a 6 brings one out').waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('you roll again: a 4').first().waitFor();
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
