// What a browser keeps: a game after a reload, files out and in again, and the whole app without a network.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, Person } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

it('goes on after a reload in the middle as if nothing had happened', async () => {
  // A forced move that was made and not confirmed is gone after a reload, and would be played again by itself.
  const { page, end } = await visit(world, {}, { ...brisk, autoForced: false });
  await begin(page, world.address, 'checkers');
  const person = new Person(page, 'mouse');
  await person.playOn(9);
  const moves = page.getByRole('list', { name: 'Moves' });
  // Until nobody moves any more: bots answer.
  const still = async (): Promise<string> => {
    let text = await moves.innerText();
    for (let same = 0; same < 5; ) {
      await page.waitForTimeout(300);
      const now = await moves.innerText();
      same = now === text ? same + 1 : 0;
      text = now;
    }
    return text;
  };
  const before = await still();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await moves.waitFor();
  expect(await still()).toBe(before);
  await page.goto(`${world.address}#/saved`);
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await moves.waitFor();
  expect(await still()).toBe(before);
  await end();
});

it.each([
  { game: 'backgammon', format: 'mat' },
  { game: 'backgammon', format: 'sgf' },
  { game: 'checkers', format: 'pdn' },
  { game: 'backgammon-dice', format: 'fourfold' },
])('writes $game as .$format and reads it again', async ({ game, format }) => {
  const { page, end } = await visit(world);
  await begin(page, world.address, game);
  await new Person(page, 'mouse').playOn(15);
  await page.goto(`${world.address}#/saved`);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `.${format}` }).click();
  const path = await (await download).path();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(new RegExp(`\\.${format}$`));
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: '.png' }).click();
  const image = readFileSync(await (await picture).path());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: readFileSync(path) });
  await page.getByText('1 game was read and is in the list.').first().waitFor();
  await page.getByRole('button', { name: 'Export' }).nth(1).waitFor();
  await end();
});

it('says what is wrong with a file that is no game', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/saved`);
  const buffer = Buffer.from('this is no game');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.mat', mimeType: 'text/plain', buffer });
  await page.getByText(/^a\.mat could not be read\. There is no game/).first().waitFor();
  await end();
});

it('works without a network after one visit', async () => {
  const { page, context, end } = await visit(world);
  await page.goto(world.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload(); // from now on the service worker answers
  await context.setOffline(true);
  await page.reload();
  for (const game of ['ludo', 'backgammon-dice']) {
    await begin(page, world.address, game);
    const person = new Person(page, 'mouse');
    await person.playOn(12);
  }
  await context.setOffline(false);
  await end();
});
