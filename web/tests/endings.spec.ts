// The end of a game: who won, how and why, what it counts, a few figures, and a rematch with sides changed. And its
// beginning: whose dice decide who begins.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, beginFrom, Person } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const rematch = (page: Page) => page.getByRole('button', { name: 'Rematch, sides changed' });
const ending = (page: Page) => page.locator('.ending');
const lastMoves = { backgammon: `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:0:0:0:7:10` };

// Everything that the page's one live region says.
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = ((window as { heard?: string[] }).heard = []);
    const region = document.querySelector('[role=status]')!;
    const observer = new MutationObserver(() => heard.push(region.textContent ?? ''));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { heard?: string[] }).heard ?? []);
}

it('names a gammon, why it is one, what the cube makes of it and how the match stands; and says it once', async () => {
  const { page, end } = await visit(world, {}, { ...brisk, autoForced: false });
  await beginFrom(page, world.address, 'backgammon', lastMoves.backgammon);
  const heard = await listen(page);
  const person = new Person(page, 'mouse');
  while ((await ending(page).count()) === 0) await person.playOn(1);
  expect(await ending(page).getByRole('heading').innerText()).toBe('You win a gammon.');
  const lines = await ending(page).locator('p').allInnerTexts();
  expect(lines[0]).toMatch(/^[^ ]+ has borne off none\.$/);
  expect(lines[1]).toBe('The cube shows 2, times 2 for the gammon: 4 points.');
  expect(lines[2]).toMatch(/^The match to 7 points stands at you: 4, .+: 0\.$/);
  await expect.poll(async () => (await heard()).filter((text) => text.includes('You win a gammon')).length).toBe(1);
  // Looking back and returning is no news.
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Back to the game' }).first().click();
  await ending(page).waitFor();
  await page.getByRole('button', { name: 'Next game' }).click();
  await expect.poll(() => ending(page).count()).toBe(0);
  expect((await heard()).filter((text) => text.includes('You win a gammon')).length).toBe(1);
  await end();
});

it('counts on from the score that a position brings along', async () => {
  const { page, end } = await visit(world, {}, { ...brisk, autoForced: false });
  await beginFrom(page, world.address, 'backgammon', `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:2:3:0:9:10`);
  const score = page.getByRole('list', { name: 'Players' }).locator('.score');
  expect((await score.allInnerTexts()).map((text) => text.split(/\D+/).at(-1))).toEqual(['3', '2']); // the other side is above
  const person = new Person(page, 'mouse');
  while ((await ending(page).count()) === 0) await person.playOn(1);
  // A gammon with the cube on 2.
  await ending(page).getByText(/^The match to 9 points stands at you: 6, .+: 3\.$/).waitFor();
  await end();
});

it('tells both totals of a scored round, and which point was for what', async () => {
  const { page, end } = await visit(world, { viewport: { width: 1366, height: 768 } });
  const position = '1:16,o,o,o,o 2:o,o,o,o,o turn:1 dice:6-1 score:11-14 points:0-0';
  await beginFrom(page, world.address, 'backgammon-dice', position, 'scored');
  await ending(page).waitFor(); // the only move is made by itself
  expect(await ending(page).getByRole('heading').innerText()).toBe('The round is shared: one point each.');
  const lines = await ending(page).locator('p').allInnerTexts();
  expect(lines[0]).toMatch(/ was the first to bear off all pawns: 1 point\.$/);
  expect(lines[1]).toMatch(/ (have|has) the lower score, 12 to 14: 1 point\.$/);
  expect(lines[2]).toMatch(/^The match to 5 points stands at /);
  // All that is told leaves the way back through the moves in sight.
  const [back, tools] = [page.getByRole('button', { name: 'To the start' }), page.locator('.edge')];
  const [above, below] = [await back.boundingBox(), await tools.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  // The leaflet calls them rounds.
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.getByText('Round 2 begins.').first().waitFor();
  await end();
});

it('ends with figures, and offers a rematch with sides changed', async () => {
  const { page, end } = await visit(world);
  await beginFrom(page, world.address, 'ludo', '1:55,h,h,h 3:b,b,b,20 turn:1 dice:6-1');
  // Whose turn it is stands behind the name, unseen.
  const names = async () => {
    const texts = await page.getByRole('list', { name: 'Players' }).getByRole('listitem').locator('.name').allInnerTexts();
    return texts.map((text) => text.split('\n')[0]);
  };
  await new Person(page, 'mouse').playOn();
  expect(await ending(page).getByRole('heading').innerText()).toMatch(/^(You win\.|.+ wins\.)$/);
  const table = ending(page).getByRole('table', { name: 'Figures of this game' });
  expect((await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())).toContain('You');
  expect(await table.getByRole('rowheader').first().innerText()).toContain('Most moved with one roll');
  const before = await page.url();
  const [top, bottom] = await names();
  await rematch(page).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  // The one person still sits below, now with the other colour.
  await expect.poll(names).toEqual([top, bottom]);
  await end();
});

it('says what the roll for the start decided, with each die on its owner’s side', async () => {
  const { page, end } = await visit(world, {}, { ...brisk, autoRoll: false, autoForced: false });
  await begin(page, world.address, 'backgammon', undefined, 'a single game');
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  const start = page.locator('section .start');
  await roll.click();
  await start.waitFor();
  // A tie is told as one, and rolled again.
  while (/a tie/.test(await start.innerText())) {
    await expect.poll(() => page.locator('.dice .die').count()).toBe(2);
    await roll.click();
    await expect.poll(() => start.innerText()).not.toMatch(/a tie/).catch(() => undefined);
  }
  expect(await start.innerText()).toMatch(/^.+ rolls [1-6] and .+ rolls [1-6]: .+ begins\.$/);
  const boxes = await page.locator('.dice .die').evaluateAll((dice) => dice.map((die) => die.getBoundingClientRect().x));
  const board = (await page.getByRole('group', { name: 'Backgammon board' }).boundingBox())!;
  const sides = boxes.map((x) => x > board.x + board.width / 2);
  expect(sides).toHaveLength(2);
  expect(sides[0]).not.toBe(sides[1]);
  await end();
});

it('says no more who begins once that player has played, and asks only whether to double', async () => {
  const { page, end } = await visit(world, {}, { ...brisk, autoRoll: false, autoForced: false });
  await page.goto(`${world.address}#/new/backgammon/cube`);
  await page.getByRole('radio', { name: /^A person/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const start = page.locator('section .start');
  const person = new Person(page, 'mouse');
  await person.playOn(1);
  await start.waitFor();
  const double = page.getByRole('button', { name: 'Double', exact: true });
  while ((await double.count()) === 0) await person.playOn(1);
  await expect.poll(() => start.count()).toBe(0);
  await end();
});

it('asks for the die of each player where dice are typed', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/backgammon`);
  await page.locator('summary', { hasText: 'Dice' }).first().click();
  await page.getByRole('radio', { name: /^Real dice/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const dice = page.getByRole('group', { name: /’s die$/ });
  await dice.nth(1).waitFor();
  expect(await dice.nth(0).getAttribute('aria-label')).not.toBe(await dice.nth(1).getAttribute('aria-label'));
  await dice.nth(0).getByRole('button', { name: '4' }).click();
  await dice.nth(1).getByRole('button', { name: '4' }).click();
  await page.locator('section .start').filter({ hasText: 'a tie, both roll again' }).waitFor();
  await end();
});

it('calls the sides by the names of their players for a screen reader', async () => {
  const { page, end } = await visit(world);
  await beginFrom(page, world.address, 'backgammon', lastMoves.backgammon.replace(':21:', ':00:'));
  const board = page.getByRole('group', { name: 'Backgammon board' });
  await board.waitFor();
  const labels = await board.locator('path.space').evaluateAll((paths) => paths.map((path) => path.ariaLabel ?? ''));
  const words = await page.getByRole('group', { name: 'The position in words' }).innerText();
  const names = await page.getByRole('list', { name: 'Players' }).locator('.name').allInnerTexts();
  for (const text of [words, ...labels]) expect(text).not.toMatch(/\bseat \d/i);
  // Empty places have no word; whoever is to act is said to be, behind the name.
  const [person] = names.at(-1)!.split(',');
  expect(labels.find((label) => label.startsWith('Tray'))).toBe(`Tray of ${person!.trim()}: 14 checkers of ${person!.trim()}`);
  // The other side's checkers stand on the viewer's 24, which is its own 1.
  expect(words).toContain('15 checkers on point 24.');
  await end();
});
