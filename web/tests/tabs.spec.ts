// One game in two tabs: one plays, the other looks on, and nothing is lost whichever of them goes on.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, Person } from './people';
import { wait } from './player';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const played = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('listitem').allInnerTexts();
const takeOver = (page: Page) => page.getByRole('button', { name: 'Take it over' });
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take it back' });

// Two people at one screen, so that nothing moves by itself. Checkers has no dice.
async function beginTwo(page: Page): Promise<Person> {
  await page.goto(`${world.address}#/new/checkers`);
  await page.getByRole('radio', { name: /^A person/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  return new Person(page, 'mouse');
}

async function sameIn(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('region', { name: 'What is to be done' }).waitFor();
  return other;
}

// One whole turn and no more: a hop that ends it is told a moment later, and until then nobody touches the board again.
async function turn(person: Person, page: Page): Promise<string[]> {
  const before = (await played(page)).length;
  for (;;) {
    await person.playOn(1);
    const asked = Date.now();
    while (Date.now() - asked < 4_000) {
      const moves = await played(page);
      if (moves.length > before) return moves;
      await wait(20);
    }
  }
}

// How many events the browser keeps of the one game that there is.
function keptEvents(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('fourfold-games');
        opened.onsuccess = () => {
          const games = opened.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => resolve((games.result[0] as { events: number }).events);
        };
      }),
  );
}

async function expectPlayed(page: Page, moves: string[]): Promise<void> {
  await expect.poll(() => played(page)).toEqual(moves);
}

it('is taken over by the second tab and taken back by the first, with every move', async () => {
  const { page: first, context, end } = await visit(world);
  const anna = await beginTwo(first);
  await turn(anna, first);
  const moves = await turn(anna, first);

  const second = await sameIn(context, first);
  await second.getByText('This game is open in another tab.').first().waitFor();
  await expectPlayed(second, moves);
  await expect.poll(() => second.locator('path.space.can').count()).toBe(0);

  // Whoever has it goes on undisturbed as long as nobody takes it.
  const more = await turn(anna, first);
  await takeOver(second).click();
  await first.getByText('This game goes on in another tab.').first().waitFor();
  await expect.poll(() => first.locator('path.space.can').count()).toBe(0);
  await expectPlayed(second, more);
  const further = await turn(new Person(second, 'mouse'), second);
  expect(further.slice(0, more.length)).toEqual(more);

  // By keyboard, and back again.
  await takeBack(first).focus();
  await first.keyboard.press('Enter');
  await second.getByText('This game goes on in another tab.').first().waitFor();
  await expectPlayed(first, further);
  const last = await turn(anna, first);
  await first.reload();
  await expectPlayed(first, last);
  await end();
});

it('goes on in the second tab without a question when the first is closed', async () => {
  const { page: first, context, end } = await visit(world);
  const moves = await turn(await beginTwo(first), first);
  const second = await sameIn(context, first);
  await takeOver(second).waitFor();
  await first.close();
  await takeOver(second).waitFor({ state: 'detached' });
  await expectPlayed(second, moves);
  await turn(new Person(second, 'mouse'), second);
  await end();
});

it('is free for others when its page is left for another one of the app', async () => {
  const { page: first, context, end } = await visit(world);
  await turn(await beginTwo(first), first);
  const second = await sameIn(context, first);
  await takeOver(second).waitFor();
  await first.getByRole('link', { name: 'All games' }).click();
  await takeOver(second).waitFor({ state: 'detached' });
  await turn(new Person(second, 'mouse'), second);
  await end();
});

it('is asked for from a bot that thinks', async () => {
  const { page: first, context, end } = await visit(world);
  await begin(first, world.address, 'backgammon');
  await new Person(first, 'mouse').playOn(6);
  const second = await sameIn(context, first);
  const before = await played(first);
  await takeOver(second).click();
  await takeBack(first).waitFor({ timeout: 20_000 }); // the bot may think to its end before
  await expect.poll(async () => (await played(second)).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  await new Person(second, 'mouse').playOn(3);
  await end();
});

it('is never written over where a browser has no locks', async () => {
  const { page: first, context, end } = await visit(world, {}, brisk);
  await context.addInitScript('delete Navigator.prototype.locks');
  const anna = await beginTwo(first);
  await turn(anna, first);
  await expect.poll(() => keptEvents(first)).toBe(1);
  await first.reload(); // who has played a turn may have begun the next
  await first.getByRole('region', { name: 'What is to be done' }).waitFor();
  const second = await sameIn(context, first);
  expect(await second.evaluate('navigator.locks')).toBeUndefined();
  const before = await keptEvents(second);
  const moves = await turn(new Person(second, 'mouse'), second);
  await expect.poll(() => keptEvents(second)).toBe(before + 1);
  // The first does not know of this move: its own is not kept.
  await anna.playOn(1);
  await takeBack(first).click();
  await expectPlayed(first, moves);
  await turn(anna, first);
  await end();
});
