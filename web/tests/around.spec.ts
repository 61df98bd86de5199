// Around the games: who plays tonight, what was played in words, how it stood, what is kept of it, and what can be sent.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, Person, pick } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const byHand = { ...brisk, autoForced: false, autoRoll: false };
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' });
const plates = (page: Page) => page.getByRole('list', { name: 'Players' }).getByRole('listitem');

// Two people at this screen.
async function beginTogether(page: Page, place: string, length?: string): Promise<void> {
  await page.goto(`${world.address}#/new/${place}`);
  await pick(page.getByRole('radio', { name: /^(A person|Somebody else)/ }));
  if (length) {
    await page.locator('summary', { hasText: 'Length' }).click();
    await pick(page.getByRole('radio', { name: length, exact: true }));
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Resign' }).click();
  const button = page.getByRole('dialog').locator('.choices').getByRole('button', { name: 'Resign', exact: true });
  const sure = page.getByText('That cannot be undone.');
  // A press that comes too soon is taken for an accident.
  while (!(await sure.isVisible())) await button.click();
  while (await sure.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
}

it('begins with a single game where no leaflet says how long, and with a match where one does', async () => {
  const { page, end } = await visit(world);
  const length = page.locator('summary', { hasText: 'Length' });
  await page.goto(`${world.address}#/new/backgammon/club`);
  await expect.poll(() => length.innerText()).toContain('a single game');
  await page.goto(`${world.address}#/new/backgammon/cube`);
  await expect.poll(() => length.innerText()).toContain('7 points');
  await end();
});

it('calls several bots at one table by different names', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/ludo/liberty`);
  await pick(page.getByRole('radio', { name: '4 players' }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  const names = (await plates(page).locator('.name').allInnerTexts()).map((name) => name.split(/[,\n]/)[0]!.trim());
  const bots = names.filter((name) => name !== 'Player 1');
  expect(bots).toHaveLength(3);
  expect(new Set(bots).size).toBe(3);
  expect(bots.join()).not.toMatch(/\d/); // and nobody is a number
  await end();
});

it('tells every turn in words beside the notation, and keeps the dice on the board after a reload', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginTogether(page, 'backgammon/liberty');
  const person = new Person(page, 'mouse');
  const turns = moves(page).locator('.did');
  while ((await turns.count()) === 0) await person.playOn(1);
  // "17 to 20, 19 to 20", as whoever is to act counts, beside "8/5 6/5".
  expect(await turns.first().locator('.words').innerText()).toMatch(/\d+ to \d+/);
  expect(await turns.first().locator('.play').innerText()).toMatch(/^\d+\/\d+/);
  const dice = page.locator('.stage .dice > *');
  await expect.poll(() => dice.count()).toBe(2);
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await page.reload();
  await turns.first().waitFor();
  await expect.poll(() => dice.count()).toBe(2);
  await end();
});

it('shows the score as it then was while looking back, and the match game by game', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginTogether(page, 'checkers/club', '3 games');
  await new Person(page, 'mouse').playOn(1);
  await resign(page);
  await page.getByRole('button', { name: 'Next game' }).click();
  await moves(page).getByText('Game 2 begins.').waitFor();
  const scores = async () => (await plates(page).locator('.score').allInnerTexts()).map((text) => /\d+/.exec(text)?.[0]);
  expect((await scores()).sort()).toEqual(['0', '1']);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(scores).toEqual(['0', '0']);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await scores()).sort()).toEqual(['0', '1']);
  await page.locator('summary', { hasText: 'Game by game' }).click();
  const row = page.getByRole('row').filter({ hasText: '+1' });
  await expect.poll(() => row.count()).toBe(1);
  await end();
});

it('shows the keys when ? is pressed, on the board too', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await begin(page, world.address, 'checkers');
  const dialog = page.getByRole('dialog', { name: 'Keys at the table' });
  await page.keyboard.press('?');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog').count()).toBe(0); // out of sight is not yet out of the page
  await page.locator('path.space.can').first().focus();
  await page.keyboard.press('?');
  await dialog.waitFor();
  await end();
});

it('asks about sound once, at the first roll', async () => {
  const { page, end } = await visit(world, {}, { ...byHand, soundAsked: false });
  await beginTogether(page, 'backgammon/liberty');
  const question = page.getByRole('group', { name: 'Would you like to hear' });
  await expect.poll(() => question.count()).toBe(0);
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await question.getByRole('button', { name: 'No, thanks' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.reload();
  await moves(page).waitFor();
  await expect.poll(() => question.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  await end();
});

it('shares the position and a picture from the table', async () => {
  const { page, context, end } = await visit(world, {}, byHand);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, world.address, 'checkers');
  await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  const dialog = page.getByRole('dialog', { name: 'More' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#/edit/checkers?');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Picture' }).click();
  expect((await file).suggestedFilename()).toMatch(/^checkers-.*\.png$/);
  await page.goto(await copied());
  await page.getByRole('button', { name: 'Play on' }).waitFor();
  await end();
});

it('finds saved games again, and counts what people have won', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginTogether(page, 'checkers/club');
  await new Person(page, 'mouse').playOn(1);
  await resign(page);
  await page.getByRole('button', { name: 'Rematch, sides changed' }).waitFor();
  await begin(page, world.address, 'ludo');
  await new Person(page, 'mouse').playOn(1);
  await page.goto(`${world.address}#/saved`);
  const titles = page.locator('.words h2');
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Ludo', 'Checkers']);
  await page.getByRole('searchbox').fill('check');
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Checkers']);
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByText('No saved game fits “nobody at all”.').waitFor();
  await page.locator('summary', { hasText: 'Results' }).click();
  const wins = await page.locator('.results .wins').allInnerTexts();
  expect(wins.map((text) => /\d+/.exec(text)?.[0]).sort()).toEqual(['0', '1']);
  await end();
});

it('remembers who plays, with a picture, and offers them the next time', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await page.goto(`${world.address}#/new/backgammon/liberty`);
  await page.getByRole('button', { name: 'Change player 1' }).click();
  await page.getByLabel('Name of player 1').fill('Anna');
  await pick(page.getByRole('radio', { name: 'a frog' }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await plates(page).filter({ hasText: 'Anna' }).waitFor();
  const frog = (await plates(page).filter({ hasText: 'Anna' }).locator('.face svg').first().innerHTML()).length;
  expect(frog).toBeGreaterThan(500); // a drawing, and not a letter
  await page.goto(`${world.address}#/new/ludo/liberty`);
  await page.getByRole('button', { name: 'Change player 1' }).waitFor();
  // She sits on the first seat by herself, and is not offered on another; when she leaves it, she can sit down there.
  await expect.poll(() => page.getByRole('radio', { name: /^Anna/ }).count()).toBe(0);
  await page.getByLabel('Name of player 1').fill('Bert');
  await pick(page.getByRole('radio', { name: /^Anna/ }));
  await expect.poll(() => page.getByLabel('Name of player 2').inputValue()).toBe('Anna');
  await page.getByRole('button', { name: 'Forget Anna' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /^Anna/ }).count()).toBe(0);
  await end();
});

it('knows those who played on from a position the next time, too', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await page.goto(`${world.address}#/edit/checkers?rules=botanica&position=${encodeURIComponent('B:W18,22:BK14')}`);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await plates(page).filter({ hasText: 'Anna' }).waitFor();
  await page.goto(`${world.address}#/new/ludo/liberty`);
  await expect.poll(() => page.getByLabel('Name of player 1').inputValue()).toBe('Anna');
  await end();
});

it('lays ludo and the dice case in other colours at night', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, end } = await visit(world, { colorScheme });
    for (const [game, print] of [['ludo', 'ludo-liberty'], ['backgammon-dice', 'backgammon-dice-case']]) {
      await begin(page, world.address, game!);
      const paints = await page.locator('.stage [id]').evaluateAll((all) => all.map((one) => one.id));
      const nightly = paints.filter((id) => id.startsWith(`${print}-night-`));
      expect(nightly.length > 0, `${game} ${colorScheme}`).toBe(colorScheme === 'dark');
    }
    await end();
  }
});
