// On phones and tablets, held upright, lying on their side or between two people: everything is in sight and large enough, and
// the board stays where it is.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, beginFrom, Person, pick } from './people';
import { boxOf, canBeTouched, chosen, games, now, phone, stage } from './screens';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const nameOf = (page: Page, name: string) => page.locator('.plate .name', { hasText: name });

describe.each([
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
])('$width by $height', ({ width, height }) => {
  it.each(games)('the button and the board of %s are in sight without scrolling, and nothing covers them', async (game) => {
    const { page, end } = await visit(world, phone(width, height), { ...brisk, autoRoll: false, confirmTurns: 'always' });
    await begin(page, world.address, game);
    const button = now(page).getByRole('button').first();
    await button.waitFor({ timeout: 20_000 }); // the bot may begin
    const box = await boxOf(button);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(await canBeTouched(button)).toBe(true);
    const board = await boxOf(stage(page));
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.bottom).toBeLessThanOrEqual(height);
    for (const tool of await page.getByRole('toolbar').getByRole('button').all()) {
      const { x, y, right, bottom } = await boxOf(tool);
      expect([x >= 0, y >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
    }
    await end();
  });
});

// A point lies across or along the screen; its breadth is its shorter side.
async function breadth(page: Page, space: string): Promise<number> {
  const { width, height } = await boxOf(page.locator(`[data-space="${space}"]`));
  return Math.min(width, height);
}

it.each([
  { game: 'backgammon', space: 'p6', width: 360, height: 640, least: 27 },
  { game: 'backgammon', space: 'p6', width: 390, height: 844, least: 32 },
  { game: 'backgammon', space: 'p6', width: 820, height: 1180, least: 60 },
  { game: 'backgammon-dice', space: 's6', width: 360, height: 640, least: 42 },
])('at $width by $height a point of $game is $least pixels wide', async ({ game, space, width, height, least }) => {
  const { page, end } = await visit(world, phone(width, height));
  await begin(page, world.address, game);
  expect(await breadth(page, space)).toBeGreaterThanOrEqual(least);
  await end();
});

// What is smaller than a finger, or too wide for the screen, or a field that hides a part of what is in it.
function tooSmall(): string[] {
  const wrong = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  for (const one of document.querySelectorAll<HTMLElement>('a, button, summary, input:not([type=file]), textarea')) {
    const pressed = one.matches('[type=radio], [type=checkbox]') ? one.closest('label')! : one;
    const { width, height } = pressed.getBoundingClientRect();
    const hidden = one.matches('textarea') && one.scrollHeight > one.clientHeight;
    if (width > 0 && (width < 43.5 || height < 43.5 || hidden)) wrong.push(`${pressed.textContent} ${width}x${height}`);
  }
  return wrong;
}

it.each([
  ['', 'Fourfold'],
  ['box/liberty', 'Liberty'],
  ['new/backgammon/cube', 'Backgammon'],
  ['new/backgammon-dice', 'Backgammon Dice'],
  ['new/ludo/liberty', 'Ludo'],
  ['saved', 'Saved games'],
  ['settings', 'Settings'],
  ['learn/ludo/99', 'You can play Ludo'],
  ['edit/backgammon', 'Set up a position'],
  ['edit/checkers', 'Set up a position'],
])('on the page "%s" everything is large enough for a finger', async (place, title) => {
  const { page, end } = await visit(world, phone(360, 640));
  await page.goto(`${world.address}#/${place}`);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  await expect.poll(() => page.evaluate(tooSmall)).toEqual([]);
  await end();
});

it('is laid anew when the phone is turned, and played on by touch', async () => {
  const { page, end } = await visit(world, phone(390, 844));
  await begin(page, world.address, 'backgammon');
  const upright = await boxOf(stage(page));
  expect(upright.height).toBeGreaterThan(upright.width);
  const person = new Person(page, 'touch');
  await person.playOn(6);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await boxOf(stage(page))).width).toBeGreaterThan(390);
  const before = person.moves;
  await person.playOn(12);
  expect(person.moves).toBeGreaterThan(before);
  await end();
});

it('the board stays where it is, whatever is said below it', async () => {
  const { page, end } = await visit(world, phone(360, 640));
  await begin(page, world.address, 'backgammon');
  const first = await boxOf(stage(page));
  const person = new Person(page, 'touch');
  for (let turn = 0; turn < 4; turn += 1) {
    await person.playOn(2);
    expect(await boxOf(stage(page))).toEqual(first);
  }
  await end();
}, 120_000);

it('what is played is told in one line, also in a longer language and in the second game of a match', async () => {
  const { page, end } = await visit(world, phone(360, 640));
  await beginFrom(page, world.address, 'backgammon', `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:0:0:0:7:10`);
  await page.getByRole('button', { name: 'Next game' }).click();
  await page.locator('header p', { hasText: 'game 2' }).waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fourfold.settings')!);
    localStorage.setItem('fourfold.settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await page.reload();
  const line = page.locator('header p', { hasText: 'Clubregeln · Turnierregeln · bis 7 Punkte · Partie 2' });
  await line.waitFor();
  expect((await boxOf(line)).height).toBeLessThan(18);
  expect((await boxOf(stage(page))).bottom).toBeLessThanOrEqual((await boxOf(page.locator('.dock'))).y);
  await end();
});

const longTongues = ['en', 'de', 'fr', 'es', 'ar'].flatMap((language) => [
  { language, width: 360, height: 640 },
  { language, width: 390, height: 844 },
]);

it.each(longTongues)('a plate of checkers tells of men and kings at $width by $height: $language', async ({ language, width, height }) => {
  const { page, end } = await visit(world, phone(width, height), { ...brisk, language });
  const position = encodeURIComponent('B:W18,22,27:B1,2,3,4,5,K14,K15');
  await page.goto(`${world.address}#/edit/checkers?rules=botanica&position=${position}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  const facts = page.locator('.plate.acting .facts');
  await facts.waitFor();
  const line = await boxOf(facts);
  // The colour, which the piece on the plate has, too, and what was lost come behind them.
  expect(await facts.locator('span').count()).toBe(4);
  for (const index of [1, 2]) {
    const { x, y, right, bottom } = await boxOf(facts.locator('span').nth(index));
    expect([x >= line.x, y >= line.y, right <= line.right, bottom <= line.bottom + 2]).toEqual([true, true, true, true]);
  }
  await end();
});

it.each(longTongues)('a plate of a scored round tells its score at $width by $height: $language', async ({ language, width, height }) => {
  const { page, end } = await visit(world, phone(width, height), { ...brisk, autoForced: false, language });
  const position = encodeURIComponent('1:16,o,o,o,o 2:o,o,o,o,c turn:1 dice:6-1 score:11-14 points:3-2');
  await page.goto(`${world.address}#/edit/backgammon-dice?rules=scored&position=${position}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  await page.locator('.plate.acting').waitFor();
  for (const score of ['11', '14']) {
    const plate = page.locator('.plate .facts').filter({ hasText: score });
    const line = await boxOf(plate);
    const { right, bottom } = await boxOf(plate.locator('span', { hasText: score }));
    expect([right <= line.right, bottom <= line.bottom + 2]).toEqual([true, true]);
  }
  await end();
});

it.each(longTongues)('the end of a match leaves the whole board in sight at $width by $height: $language', async ({ language, width, height }) => {
  const { page, end } = await visit(world, phone(width, height), { ...brisk, language });
  const position = encodeURIComponent(`XGID=-A${'-'.repeat(22)}o-:1:1:1:21:4:3:0:7:10`);
  await page.goto(`${world.address}#/edit/backgammon?position=${position}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  await page.locator('.ending').waitFor(); // the only move is made by itself
  expect((await boxOf(stage(page))).bottom).toBeLessThanOrEqual((await boxOf(page.locator('.dock'))).y);
  await end();
});

it('a plate with a score tells of pips and checkers borne off, both', async () => {
  const { page, end } = await visit(world, phone(390, 844));
  await beginFrom(page, world.address, 'backgammon', `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:2:3:0:9:10`);
  await page.locator('.ending').waitFor(); // the only move is made
  const facts = page.locator('.plate', { hasText: '15 off' }).locator('.facts');
  const line = await boxOf(facts);
  for (const part of await facts.locator('span').all()) expect((await boxOf(part)).bottom).toBeLessThanOrEqual(line.bottom + 2);
  await end();
});

it.each([
  { game: 'backgammon', people: ['Anna', 'Bert'] },
  { game: 'ludo', people: ['Anna', 'Bert', 'Carla', 'Dora'] },
])('clocks of $game leave the whole board in sight', async ({ game, people }) => {
  const { page, end } = await visit(world, phone(360, 640));
  await chosen(world, page, game, people, 'fischer:10m+5s');
  await begin(page, world.address, game);
  await expect.poll(() => page.getByRole('timer').count()).toBe(people.length);
  expect((await boxOf(stage(page))).bottom).toBeLessThanOrEqual((await boxOf(page.locator('.dock'))).y);
  await end();
});

it.each([
  { width: 640, height: 360 },
  { width: 844, height: 390 },
])('no name of four players is broken beside a board at $width by $height', async ({ width, height }) => {
  const { page, end } = await visit(world, phone(width, height));
  await page.goto(`${world.address}#/new/ludo/liberty`);
  await pick(page.getByRole('radio', { name: '4 players' }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await now(page).waitFor();
  const names = await page.locator('.plate .name').all();
  expect(names).toHaveLength(4);
  for (const name of names) expect((await boxOf(name)).height).toBeLessThan(24); // one line
  await end();
});

it.each(['en', 'de', 'fr', 'es', 'ar'])('no plate of four players at ludo grows on a tablet: %s', async (language) => {
  const { page, end } = await visit(world, phone(820, 1180), { ...brisk, language });
  const position = encodeURIComponent('1:h,h,3,b 2:h,h,h,b 3:h,h,h,b 4:h,b,b,b turn:1 dice:6-1');
  await page.goto(`${world.address}#/edit/ludo?position=${position}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  const heights = () => page.locator('.plate').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  await expect.poll(async () => (await heights()).length).toBe(4);
  for (const height of await heights()) expect(height).toBeLessThan(62); // a name, and one line below it
  await end();
});

it('the list of moves begins with a whole line and ends with the latest, on a tablet, too', async () => {
  const { page, end } = await visit(world, phone(820, 1180));
  await begin(page, world.address, 'ludo');
  await new Person(page, 'touch').playOn(12);
  const seen = () =>
    page.evaluate(() => {
      const list = document.querySelector<HTMLElement>('ol[aria-label="Moves"]')!;
      const lines = [...list.querySelectorAll('li')];
      const last = lines.at(-1)!.getBoundingClientRect().bottom;
      return {
        scrolled: list.scrollTop > 0,
        whole: lines.some((line) => Math.abs(line.offsetTop - list.scrollTop) < 1),
        latest: last <= document.querySelector('.dock')!.getBoundingClientRect().top,
      };
    });
  await expect.poll(seen).toEqual({ scrolled: true, whole: true, latest: true });
  // Looking back at the start, one reads on from there.
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(async () => (await seen()).scrolled).toBe(false);
  await end();
});

// The longest texts of the longest language.
it.each([
  { lesson: 'backgammon-dice/13', width: 360, height: 640 },
  { lesson: 'checkers/9', width: 360, height: 640 },
  { lesson: 'backgammon/11', width: 740, height: 360 },
  { lesson: 'backgammon-dice/13', width: 740, height: 360 },
])('the whole text of lesson $lesson is in sight at $width by $height', async ({ lesson, width, height }) => {
  const { page, end } = await visit(world, phone(width, height), { ...brisk, language: 'de' });
  await page.goto(`${world.address}#/learn/${lesson}`);
  await page.locator('.stage').waitFor();
  const text = await boxOf(page.locator('.words p').last());
  const doing = await boxOf(page.locator('.doing'));
  expect(text.bottom).toBeLessThanOrEqual(doing.y);
  expect(doing.bottom).toBeLessThanOrEqual(height);
  await end();
});

// The board of a lesson and of the editor, too.
it.each([
  { place: 'learn/backgammon', space: 'p6', least: 30 },
  { place: 'learn/backgammon-dice/2', space: 's6', least: 42 },
  { place: 'edit/backgammon', space: 'p6', least: 30 },
])('at 390 by 844 a point of $place is $least pixels wide', async ({ place, space, least }) => {
  const { page, end } = await visit(world, phone(390, 844));
  await page.goto(`${world.address}#/${place}`);
  await page.locator(`[data-space="${space}"]`).waitFor();
  expect(await breadth(page, space)).toBeGreaterThanOrEqual(least);
  await end();
});

it('a long name is read in full', async () => {
  const name = 'Bartholomäus von Habsburg';
  const { page, end } = await visit(world, phone(360, 640));
  await page.goto(`${world.address}#/new/backgammon`);
  await page.getByRole('textbox').first().fill(name);
  const kept = await page.getByRole('textbox').first().inputValue(); // as much as there may be of it
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const shown = nameOf(page, kept);
  await shown.waitFor();
  const { hidden, inside } = await shown.evaluate((element) => {
    const range = document.createRange();
    range.selectNode(element.firstChild!); // whose turn it is, is said behind it and not seen
    const [text, plate] = [range.getBoundingClientRect(), element.closest('li')!.getBoundingClientRect()];
    // Letters may reach a little beyond their line.
    const inside = text.left >= plate.left && text.right <= plate.right && text.top >= plate.top - 2 && text.bottom <= plate.bottom + 2;
    return { hidden: element.scrollWidth > element.clientWidth, inside };
  });
  expect({ hidden, inside }).toEqual({ hidden: false, inside: true });
  await end();
});

it('a piece under a finger is carried above it', async () => {
  const { page, context, end } = await visit(world, phone(390, 844));
  await begin(page, world.address, 'checkers');
  const can = page.locator('path.space.can').first();
  await can.waitFor();
  const { x, y, width, height } = await boxOf(can);
  const touch = await context.newCDPSession(page);
  const finger = { x: x + width / 2, y: y + height / 2 };
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: finger.x, y: finger.y + dy }] });
  await at('touchStart');
  await at('touchMove', -10);
  await at('touchMove', -40);
  const lifted = page.locator('.piece.lifted');
  await lifted.waitFor();
  await expect.poll(async () => (await boxOf(lifted)).bottom).toBeLessThan(finger.y - 40 - 20);
  expect((await boxOf(lifted)).bottom).toBeGreaterThan(finger.y - 40 - 60);
  await at('touchEnd');
  await expect.poll(() => lifted.count()).toBe(0);
  await end();
});

describe('two people across the table', () => {
  it.each([
    { width: 360, height: 640 },
    { width: 1180, height: 820 },
  ])('have their plate and buttons at their own edge, at $width by $height', async ({ width, height }) => {
    const { page, end } = await visit(world, { viewport: { width, height } }, { ...brisk, turning: 'across', confirmTurns: 'always' });
    await page.goto(`${world.address}#/new/checkers`);
    await page.getByRole('radio', { name: /^A person/ }).check({ force: true });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await now(page).waitFor();
    const board = await boxOf(stage(page));
    // Dark, who begins, sits above at checkers.
    expect((await boxOf(nameOf(page, 'Player 1'))).bottom).toBeLessThanOrEqual(board.y + 1);
    expect((await boxOf(nameOf(page, 'Player 2'))).y).toBeGreaterThanOrEqual(board.bottom - 1);
    const person = new Person(page, 'mouse');
    const seen = new Set<string>();
    for (let step = 0; step < 20 && seen.size < 2; step += 1) {
      await person.turn();
      const acting = (await page.locator('.plate.acting .name').textContent())!;
      const button = now(page).getByRole('button').first();
      const box = await boxOf(button);
      if (acting.startsWith('Player 1')) expect(box.bottom).toBeLessThanOrEqual(board.y + 1);
      else expect(box.y).toBeGreaterThanOrEqual(board.bottom - 1);
      expect(await canBeTouched(button)).toBe(true);
      expect(await boxOf(stage(page))).toEqual(board);
      seen.add(acting);
      await person.playOn(1);
    }
    expect(seen.size).toBe(2);
    await end();
  });

  it('read an ending beside the board where the screen is wide', async () => {
    const { page, end } = await visit(world, { viewport: { width: 1366, height: 768 } }, { ...brisk, turning: 'across' });
    await chosen(world, page, 'backgammon', ['Anna', 'Bert']);
    await beginFrom(page, world.address, 'backgammon', `XGID=-A${'-'.repeat(22)}o-:1:1:1:21:2:3:0:9:10`);
    const ending = page.locator('.ending');
    await ending.waitFor(); // the only move is made
    const [told, board] = [await boxOf(ending), await boxOf(stage(page))];
    expect(told.x).toBeGreaterThanOrEqual(board.right);
    expect(told.right).toBeLessThanOrEqual(1366);
    expect(await canBeTouched(ending.getByRole('button').first())).toBe(true);
    await end();
  });

  it.each([
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ])('see the whole board beside their plates, at $width by $height', async ({ width, height }) => {
    const { page, end } = await visit(world, phone(width, height), { ...brisk, turning: 'across' });
    await page.goto(`${world.address}#/new/checkers`);
    await pick(page.getByRole('radio', { name: /^A person/ }));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await now(page).waitFor();
    const board = await boxOf(stage(page));
    expect(board.height).toBeGreaterThan(0.9 * height);
    expect(board.bottom).toBeLessThanOrEqual(height);
    expect((await boxOf(nameOf(page, 'Player 1'))).bottom).toBeLessThan(height / 2);
    expect((await boxOf(nameOf(page, 'Player 2'))).y).toBeGreaterThan(height / 2);
    for (const side of ['Player 1', 'Player 2']) expect((await boxOf(nameOf(page, side))).x).toBeGreaterThanOrEqual(board.right);
    for (const tool of await page.getByRole('toolbar').getByRole('button').all()) {
      expect((await boxOf(tool)).bottom).toBeLessThanOrEqual(height);
    }
    await end();
  });

  it.each([
    { width: 820, height: 1180 },
    { width: 1366, height: 768 },
    { width: 844, height: 390 },
  ])('are four at ludo, and no name is broken or covers the board, at $width by $height', async ({ width, height }) => {
    const { page, end } = await visit(world, { viewport: { width, height } }, { ...brisk, turning: 'across' });
    await chosen(world, page, 'ludo', ['Anna', 'Bert', 'Carla', 'Dora']);
    await beginFrom(page, world.address, 'ludo', '1:20,3,30,b 2:h,h,3,12 3:h,h,12,b 4:b,b,44,7 turn:1 dice:6-2');
    const board = await boxOf(stage(page));
    const plates = await page.locator('.plate').all();
    expect(plates).toHaveLength(4);
    for (const plate of plates) {
      const box = await boxOf(plate);
      expect(box.bottom <= board.y + 1 || box.y >= board.bottom - 1 || box.x >= board.right - 1).toBe(true);
      expect((await boxOf(plate.locator('.name'))).height).toBeLessThan(28); // one line
    }
    await end();
  });
});

describe('numbers on the board', () => {
  const printed = (page: Page) => page.locator('.numbers text').allTextContents();

  it('stay those of the person while a bot plays', async () => {
    const { page, end } = await visit(world);
    await begin(page, world.address, 'backgammon');
    const first = await printed(page);
    expect(first[0]).toBe('1'); // the person's own, as seat one counts
    const seen = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const all = new Set<string>();
          const look = () => void all.add([...document.querySelectorAll('.numbers text')].map((one) => one.textContent).join(' '));
          new MutationObserver(look).observe(document.querySelector('.stage')!, { subtree: true, childList: true, characterData: true });
          look();
          (window as unknown as { seen: () => void }).seen = () => resolve([...all]);
        }),
    );
    await new Person(page, 'mouse').playOn(8);
    await page.evaluate(() => (window as unknown as { seen: () => void }).seen());
    expect(await seen).toEqual([first.join(' ')]);
    await end();
  });

  it.each([
    { game: 'checkers', wish: 'usual', printed: false },
    { game: 'ludo', wish: 'usual', printed: false },
    { game: 'ludo', wish: 'always', printed: true },
    { game: 'backgammon', wish: 'usual', printed: true },
    { game: 'backgammon', wish: 'never', printed: false },
    { game: 'backgammon', wish: false, printed: false }, // as earlier releases wrote it
  ])('of $game are printed ($printed) when the wish is "$wish"', async ({ game, wish, printed: are }) => {
    const { page, end } = await visit(world, {}, { ...brisk, numbers: wish });
    await begin(page, world.address, game);
    expect((await page.locator('svg.print text').count()) > 1).toBe(are); // one is the cube's
    await end();
  });
});
