// On screens of every size, what lies beside or below a board leaves it and the plates whole: hints, endings, offers, questions,
// and that a game is open elsewhere.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, beginFrom, Person, pick } from './people';
import { boxOf, canBeTouched, chosen, dock, games, now, phone, stage } from './screens';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

type Box = Awaited<ReturnType<typeof boxOf>>;
const unfold = (page: Page) => now(page).getByRole('button', { name: 'Show all of it' });

it.each([
  { how: 'a phone', width: 360, height: 640 },
  { how: 'a laptop at 200 %', width: 683, height: 384 },
  { how: 'a large screen at 200 %', width: 960, height: 540 },
])('a hint is in sight on $how', async ({ width, height }) => {
  const { page, end } = await visit(world, { viewport: { width, height } });
  await begin(page, world.address, 'checkers');
  await page.locator('path.space.can').first().waitFor();
  const board = await boxOf(stage(page));
  await page.getByRole('button', { name: 'Hint' }).click();
  const candidate = now(page).getByTitle('Play it').first();
  await candidate.waitFor();
  const box = await boxOf(candidate);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(height);
  expect(await canBeTouched(candidate)).toBe(true);
  expect(await boxOf(stage(page))).toEqual(board);
  await end();
});

it.each(games.flatMap((game) => [{ game, width: 360, height: 640 }, { game, width: 390, height: 844 }, { game, width: 820, height: 1180 }]))(
  'a hint covers nothing of the board of $game at $width by $height, and is read in full on demand',
  async ({ game, width, height }) => {
    const { page, end } = await visit(world, phone(width, height));
    // At ludo the dice may leave no choice for long.
    if (game === 'ludo') await beginFrom(page, world.address, game, '1:20,3,30,b 3:h,h,12,b turn:1 dice:5-2');
    else await begin(page, world.address, game);
    await page.locator('path.space.can').first().waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Hint' }).click();
    const best = now(page).getByTitle('Play it').first();
    await best.waitFor({ timeout: 20_000 });
    expect((await boxOf(dock(page))).y).toBeGreaterThanOrEqual((await boxOf(stage(page))).bottom);
    expect(await canBeTouched(best)).toBe(true);
    // Notation alone tells a family nothing.
    const words = best.locator('.what > .small');
    expect(await words.isVisible()).toBe(true);
    expect(await words.innerText()).toMatch(/\p{Letter}{2}.*\.$/u);
    await unfold(page).click();
    await now(page).getByText(/^What .+ would do$/).waitFor();
    await now(page).getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => page.locator('.hint').count()).toBe(0);
    await end();
  },
);

// Four hops to tell of, or three with a double that has begun; and what follows a number in German takes more room.
it.each([
  { rules: 'tournament', position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:66:0:0:0:7:10', language: 'en' },
  { rules: 'tournament', position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:66:0:0:0:7:10', language: 'de' },
  { rules: 'tournament', position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10', language: 'de' },
  { rules: 'hyper', position: 'XGID=---aaa-----------A-AA-----:0:0:1:55:0:0:0:0:10', language: 'fr' },
])('a hint of many hops covers nothing of the board of a small phone: $rules, $language', async ({ rules, position, language }) => {
  const { page, end } = await visit(world, phone(360, 640), { ...brisk, autoForced: false, language });
  await page.goto(`${world.address}#/edit/backgammon?rules=${rules}&position=${encodeURIComponent(position)}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  await page.locator('path.space.can').first().waitFor();
  await page.getByRole('toolbar').getByRole('button').nth(1).click();
  await page.locator('button.candidate .small').first().waitFor({ timeout: 20_000 });
  expect((await boxOf(dock(page))).y).toBeGreaterThanOrEqual((await boxOf(stage(page))).bottom);
  await end();
});

it.each(['en', 'de', 'fr', 'es', 'ar'])('a double covers nothing of the board of a small phone, asked about or offered: %s', async (language) => {
  const { page, end } = await visit(world, phone(360, 640), { ...brisk, language });
  await chosen(world, page, 'backgammon', ['Anna', 'Bert']);
  const start = encodeURIComponent('XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10');
  await page.goto(`${world.address}#/edit/backgammon?position=${start}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  const choices = page.locator('.choices');
  const double = choices.getByRole('button').nth(1);
  const boardIsWhole = async () =>
    expect((await boxOf(dock(page))).y).toBeGreaterThanOrEqual((await boxOf(stage(page))).bottom);
  await choices.waitFor();
  await boardIsWhole();
  await page.waitForTimeout(500); // nothing is pressed by accident
  await double.click();
  await choices.locator('p').waitFor();
  await boardIsWhole();
  await page.waitForTimeout(500);
  await double.click();
  await expect.poll(() => choices.locator('p').count()).toBe(0);
  await boardIsWhole();
  for (const button of await choices.getByRole('button').all()) {
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    expect(await canBeTouched(button)).toBe(true);
  }
  await end();
});

it.each([
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
])('the final position is in sight at $width by $height, and so is how it ended', async ({ width, height }) => {
  const { page, end } = await visit(world, phone(width, height));
  await beginFrom(page, world.address, 'backgammon', `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:0:0:0:7:10`);
  await page.locator('.ending').getByText('You win a gammon.').waitFor();
  const board = await boxOf(stage(page));
  expect((await boxOf(dock(page))).y).toBeGreaterThan(board.bottom - 0.04 * board.height); // a part of the frame may not be
  expect(await canBeTouched(page.getByRole('button', { name: 'Next game' }))).toBe(true);
  const figures = page.locator('.ending table');
  expect(await figures.isVisible()).toBe(false);
  await unfold(page).click();
  expect(await figures.isVisible()).toBe(true);
  await end();
});

it.each(['de', 'es', 'ar'])('that a match is won is read in full below its final position on a small phone: %s', async (language) => {
  const { page, end } = await visit(world, phone(360, 640), { ...brisk, language });
  await chosen(world, page, 'backgammon', ['Maximiliane', 'Bartholomäus']);
  const position = encodeURIComponent(`XGID=-A${'-'.repeat(22)}o-:1:1:1:21:2:3:0:5:10`);
  await page.goto(`${world.address}#/edit/backgammon?position=${position}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  const headline = page.locator('.ending h2');
  await headline.waitFor(); // the only move is made
  const [told, panel, board] = [await boxOf(headline), await boxOf(dock(page)), await boxOf(stage(page))];
  expect(panel.y).toBeGreaterThanOrEqual(board.bottom - 4); // the edge of the frame
  expect(told.y).toBeGreaterThanOrEqual(panel.y);
  expect(told.bottom).toBeLessThanOrEqual((await boxOf(page.locator('.edge'))).y);
  await end();
});

it('that a game is open in another tab covers nothing of the board', async () => {
  const { page, context, end } = await visit(world, phone(360, 640));
  await begin(page, world.address, 'backgammon');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByText('This game is open in another tab.').first().waitFor();
  expect((await boxOf(dock(other))).y).toBeGreaterThanOrEqual((await boxOf(stage(other))).bottom);
  await end();
});

describe.each([
  { width: 640, height: 360 },
  { width: 844, height: 390 },
])('lying on its side at $width by $height', ({ width, height }) => {
  // Whole, or not there at all.
  async function platesAreWhole(page: Page): Promise<void> {
    const panel = (await boxOf(page.locator('.now'))).y;
    for (const plate of await page.locator('.plate').all()) {
      if (await plate.isVisible()) expect((await boxOf(plate)).bottom).toBeLessThanOrEqual(panel + 1);
    }
  }

  it('no panel cuts a plate, and what is played has two lines', async () => {
    const { page, end } = await visit(world, phone(width, height), { ...brisk, language: 'de' });
    await chosen(world, page, 'backgammon', ['Anna', 'Bert']);
    const start = encodeURIComponent('XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10');
    await page.goto(`${world.address}#/edit/backgammon?position=${start}`);
    await page.locator('button.strong').last().click();
    await page.locator('dialog button.strong').click();
    const double = page.getByRole('button', { name: 'Verdoppeln', exact: true });
    await double.waitFor();
    await platesAreWhole(page);
    expect((await boxOf(page.locator('header p'))).height).toBeLessThan(32);
    await page.waitForTimeout(500); // nothing is pressed by accident
    await double.click();
    await page.waitForTimeout(500);
    await platesAreWhole(page);
    await double.click();
    await page.getByRole('button', { name: 'Annehmen (um 2)' }).waitFor();
    await platesAreWhole(page);
    await end();
  });

  it('an ending of four leaves its labels their room, and its button in sight', async () => {
    const { page, end } = await visit(world, phone(width, height));
    await beginFrom(page, world.address, 'ludo', '1:55,h,h,h 2:h,h,3,b 3:h,h,12,b 4:h,b,b,b turn:1 dice:6-1');
    await new Person(page, 'touch').playOn();
    await platesAreWhole(page);
    const rematch = page.getByRole('button', { name: 'Rematch, sides changed' });
    expect((await boxOf(rematch)).bottom).toBeLessThanOrEqual(height);
    const label = await boxOf(page.locator('.ending th[scope=row]').first());
    expect(label.width).toBeGreaterThan(170);
    await end();
  });

  it('what may follow a hint is read beside its board', async () => {
    const { page, end } = await visit(world, phone(width, height));
    await begin(page, world.address, 'checkers');
    await page.locator('path.space.can').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    const line = page.locator('.hint .line p');
    await line.waitFor();
    expect((await boxOf(line)).width).toBeGreaterThan(150);
    await platesAreWhole(page);
    await end();
  });
});

it('an ending is read from its first line', async () => {
  const { page, end } = await visit(world, phone(360, 640));
  await beginFrom(page, world.address, 'backgammon', `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:2:3:0:9:10`);
  const headline = page.locator('.ending').getByRole('heading');
  await headline.waitFor(); // the only move is made
  expect((await boxOf(headline)).y).toBeGreaterThanOrEqual((await boxOf(page.locator('.dock'))).y);
  await end();
});

it.each(['en', 'de'])('names above the figures of an ending are whole: %s', async (language) => {
  const { page, end } = await visit(world, phone(360, 640), { ...brisk, language });
  await chosen(world, page, 'checkers', ['Anna', 'Maximilian']);
  await page.goto(`${world.address}#/edit/checkers?rules=tournament&position=B:W18:BK14`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  const names = page.locator('.ending thead span');
  await expect.poll(() => names.count()).toBe(2); // the only move is made
  await page.locator('.ending [aria-expanded]').click();
  const table = await boxOf(page.locator('.ending table'));
  for (const name of await names.all()) {
    expect((await boxOf(name)).right).toBeLessThanOrEqual(table.right);
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth && one.clientHeight < 24)).toBe(true);
  }
  await end();
});

it('an ending and its button are in sight beside the tools of a phone lying on its side', async () => {
  const { page, end } = await visit(world, phone(740, 360));
  await beginFrom(page, world.address, 'backgammon', `XGID=-Aa${'-'.repeat(21)}n-:1:1:1:21:0:0:0:7:10`);
  const ending = page.locator('.ending');
  await ending.getByText('You win a backgammon.').waitFor();
  const next = ending.getByRole('button', { name: 'Next game' });
  expect(await canBeTouched(next)).toBe(true);
  expect((await boxOf(next)).bottom).toBeLessThanOrEqual(360);
  for (const part of [next, ending.getByRole('heading'), ending.getByRole('table')]) {
    expect((await boxOf(part)).right).toBeLessThanOrEqual((await boxOf(page.locator('.edge'))).x);
  }
  expect((await boxOf(ending)).y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('heading', { level: 1 }))).bottom);
  await end();
});

// Two people play, so that who begins is a person and the sentence stays.
it.each([
  { language: 'en', person: 'A person', width: 360, height: 640 },
  { language: 'de', person: 'Ein Mensch', width: 360, height: 640 },
  { language: 'ar', person: 'شخص', width: 360, height: 640 },
  { language: 'en', person: 'A person', width: 820, height: 1180 },
])('what the roll for the start decided covers nothing of the board: $language, $width by $height', async ({ language, person, width, height }) => {
  const { page, end } = await visit(world, phone(width, height), { ...brisk, language });
  await page.goto(`${world.address}#/new/backgammon/cube`);
  await pick(page.getByRole('radio', { name: person }));
  await page.locator('button.strong').last().click();
  await page.locator('section .start').waitFor({ timeout: 20_000 });
  await page.locator('section button').first().waitFor({ timeout: 20_000 });
  expect((await boxOf(page.locator('.dock'))).y).toBeGreaterThanOrEqual((await boxOf(stage(page))).bottom);
  await end();
});

it.each([
  { game: 'backgammon', rules: 'Rules with the doubling cube', width: 740, height: 360 },
  { game: 'backgammon', rules: 'Rules with the doubling cube', width: 360, height: 640 },
  { game: 'ludo', rules: undefined, width: 360, height: 640 },
  { game: 'backgammon-dice', rules: undefined, width: 360, height: 640 },
])('whether the dice may be heard is asked in sight: $game, $width by $height', async ({ game, rules, width, height }) => {
  const { page, end } = await visit(world, phone(width, height), { ...brisk, soundAsked: false });
  await begin(page, world.address, game, rules);
  const no = page.getByRole('button', { name: 'No, thanks' });
  await no.waitFor({ timeout: 20_000 });
  expect(await canBeTouched(no)).toBe(true);
  if (height > width) expect((await boxOf(dock(page))).y).toBeGreaterThanOrEqual((await boxOf(stage(page))).bottom);
  await no.click();
  await expect.poll(() => no.count()).toBe(0);
  await end();
});

it.each(['Liberty rules', 'Rules with the doubling cube'])('whether the dice may be heard is read below the highest board of a tablet: %s', async (rules) => {
  const { page, end } = await visit(world, phone(820, 1180), { ...brisk, soundAsked: false });
  await begin(page, world.address, 'backgammon', rules);
  const question = page.getByRole('group', { name: 'Would you like to hear' });
  await question.waitFor({ timeout: 20_000 });
  const edge = (await boxOf(dock(page))).y;
  for (const words of await question.locator('p, button').all()) {
    const bottom = await words.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual(edge);
  }
  await question.getByRole('button', { name: 'No, thanks' }).click();
  await expect.poll(() => question.count()).toBe(0);
  await end();
});

it('four people across the table sit at their own corners, whoever acts, and their names are whole on a small phone', async () => {
  const { page, end } = await visit(world, phone(360, 640), { ...brisk, turning: 'across', autoRoll: false });
  const names = ['Maximiliane', 'Bartholomäus', 'Clementine', 'Dorothea'];
  await chosen(world, page, 'ludo', names);
  await beginFrom(page, world.address, 'ludo', '1:20,3,30,b 2:h,4,b,b 3:h,h,12,b 4:1,2,3,h turn:2 dice:5-2');
  const plates = () => Promise.all(names.map((name) => boxOf(page.locator('.plate', { hasText: name }))));
  const [lowerLeft, upperLeft, upperRight, lowerRight] = (await plates()) as [Box, Box, Box, Box];
  const board = await boxOf(stage(page));
  for (const far of [upperLeft, upperRight]) expect(far.bottom).toBeLessThanOrEqual(board.y);
  for (const near of [lowerLeft, lowerRight]) expect(near.y).toBeGreaterThanOrEqual(board.bottom);
  expect(upperLeft.right).toBeLessThanOrEqual(upperRight.x);
  expect(lowerLeft.right).toBeLessThanOrEqual(lowerRight.x);
  for (const name of await page.locator('.plate .name').all()) expect((await boxOf(name)).height).toBeLessThan(24);
  await page.locator('.plate.acting', { hasText: 'Clementine' }).waitFor({ timeout: 20_000 });
  expect(await plates()).toEqual([lowerLeft, upperLeft, upperRight, lowerRight]);
  await end();
});

it.each(['never', 'across'])('nothing lies on the board of four with clocks and a name of two lines on a small phone, turned %s', async (turning) => {
  const { page, end } = await visit(world, phone(360, 640), { ...brisk, turning, autoRoll: false });
  await chosen(world, page, 'ludo', ['Maximiliane Alexandra', 'Bert', 'Konstantin', 'Dora'], 'fischer 5:00+5');
  await begin(page, world.address, 'ludo');
  const button = page.getByRole('button', { name: 'Roll the dice' });
  await button.waitFor();
  const board = await boxOf(page.locator('.stage svg').first());
  for (const one of [button, now(page).locator('.sentence')]) {
    const { y, bottom } = await boxOf(one);
    expect(Math.min(bottom, board.bottom) - Math.max(y, board.y)).toBeLessThanOrEqual(0);
  }
  await end();
});

it.each([
  { width: 360, height: 640 },
  { width: 640, height: 360 },
])('a name that is one long word cuts no sentence at $width by $height', async ({ width, height }) => {
  const { page, end } = await visit(world, phone(width, height));
  await chosen(world, page, 'checkers', ['Wolfeschlegelsteinhausen', 'Anna']);
  await begin(page, world.address, 'checkers');
  const sentence = now(page).locator('.sentence').filter({ hasText: 'Wolfeschlegelsteinhausen' });
  await sentence.waitFor();
  expect(await page.locator('.now').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await end();
});
