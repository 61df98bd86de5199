// A board that answers: what cannot be done is told where it was tried, what has to be asked is little, and what is obvious
// takes one tap.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginFrom } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const opening = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10';
const byHand = { ...brisk, autoForced: false };

// The middle of a space, where a piece may stand.
async function middle(page: Page, space: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-space="${space}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page: Page, space: string): Promise<void> {
  const { x, y } = await middle(page, space);
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

const ready = (page: Page) => page.locator('path.space.can').first().waitFor();
const goals = (page: Page) =>
  page.locator('path.space.goal').evaluateAll((all) => all.map((one) => one.getAttribute('data-space')));

it('tells on the board why a tap or a drop comes to nothing, and speaks it', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginFrom(page, world.address, 'backgammon', opening);
  await ready(page);
  const reply = page.locator('.reply');
  await tap(page, 'p24');
  await tap(page, 'p19');
  await expect.poll(() => reply.textContent()).toMatch(/^\s*19 is closed: 5 checkers of /);
  await page.getByRole('status').filter({ hasText: '19 is closed' }).waitFor();
  expect(await goals(page)).toContain('p23'); // it stays in the hand
  await page.keyboard.press('Escape');
  await drag(page, 'p13', 'p12');
  await expect.poll(() => reply.textContent()).toMatch(/^\s*12 is closed/);
  await tap(page, 'p8');
  await expect.poll(() => reply.count()).toBe(0);
  await end();
});

it('tells why a piece that cannot move stays where it is, tapped or dragged', async () => {
  const { page, end } = await visit(world, {}, byHand);
  // By club rules 14 must jump.
  await beginFrom(page, world.address, 'checkers', 'B:W18,22,27:B1,K14,15', 'tournament');
  await ready(page);
  const reply = page.locator('.reply', { hasText: 'A capture is possible and must be made' });
  await tap(page, 's1');
  await reply.waitFor();
  expect(await reply.innerText()).not.toMatch(/\d/); // squares have no numbers on this board
  await reply.waitFor({ state: 'detached' }); // it has been read
  await drag(page, 's15', 's19');
  await reply.waitFor();
  await page.getByRole('status').filter({ hasText: 'must be made' }).waitFor();
  await end();
});

it('answers where no piece of the mover ever goes, and puts down what is tapped beside the board', async () => {
  const { page, end } = await visit(world, {}, byHand);
  const reply = page.locator('.reply');
  await beginFrom(page, world.address, 'checkers', 'B:W18,22,27:B1,15', 'botanica');
  await ready(page);
  const between = async () => {
    const [one, other] = [await middle(page, 's15'), await middle(page, 's16')];
    return { x: (one.x + other.x) / 2, y: one.y };
  };
  await tap(page, 's15');
  let light = await between();
  await page.mouse.click(light.x, light.y);
  await expect.poll(() => reply.textContent()).toMatch(/stay on the dark squares/);
  expect(await goals(page)).toContain('s19'); // it stays in the hand
  const frame = (await page.locator('.stage').boundingBox())!;
  await page.mouse.click(frame.x + frame.width / 2, frame.y + 2);
  await expect.poll(() => goals(page)).toEqual([]);
  expect(await reply.count()).toBe(0);
  const start = await middle(page, 's15');
  light = await between();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(light.x, light.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => reply.textContent()).toMatch(/stay on the dark squares/);

  await beginFrom(page, world.address, 'ludo', '1:b,b,4,20 3:b,b,b,b turn:1 dice:3-2');
  await ready(page);
  for (const space of ['c3-2', 'w3', 'b3']) {
    await drag(page, 't5', space);
    await expect.poll(() => reply.allTextContents()).toEqual([expect.stringMatching(/that leads elsewhere/)]);
    await page.mouse.click(frame.x + frame.width / 2, frame.y + 2);
    await expect.poll(() => reply.count()).toBe(0);
  }

  await beginFrom(page, world.address, 'backgammon', opening);
  await ready(page);
  await tap(page, 'p24');
  await tap(page, 'tray2');
  await expect.poll(() => reply.textContent()).toMatch(/never back/);
  await end();
});

it('takes an answer from the board when a hint is shown on it', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginFrom(page, world.address, 'backgammon', opening);
  await ready(page);
  await tap(page, 'p24');
  await tap(page, 'p19');
  await page.locator('.reply').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('div.hint').waitFor();
  expect(await page.locator('.reply').count()).toBe(0);
  await end();
});

it('plays a hint from where the turn stands when it is tapped', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginFrom(page, world.address, 'backgammon', opening);
  await ready(page);
  await drag(page, 'p6', 'p5');
  await page.getByText('Still to play: 3').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const best = page.locator('.hint button.candidate').first();
  await best.filter({ hasText: 'From 8 to 5.' }).waitFor();
  await best.click();
  await page.getByRole('button', { name: 'Done' }).and(page.locator(':enabled')).waitFor();
  await end();
});

it('asks a Switch for its partner, then where it goes', async () => {
  const { page, end } = await visit(world, {}, byHand);
  const position = '1:1-,2S,4,6,13 2:1,1,5,6,10 turn:1 dice:2-2 score:0-0 points:0-0';
  await beginFrom(page, world.address, 'backgammon-dice', position, 'scored');
  await ready(page);
  await tap(page, 's2');
  expect(await goals(page)).not.toContain('s15');
  await tap(page, 's13');
  await expect.poll(() => goals(page)).toEqual(['s15']);
  await tap(page, 's15');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await page.getByText(/Still to play/).first().waitFor();
  await end();
});

it('asks about dice with pictures, in no more than four lines', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginFrom(page, world.address, 'backgammon-dice', '1:1,3H,3,6,8 2:1,1,3,6,6 turn:1 dice:2-1', 'basic');
  await ready(page);
  const pawn = page.locator('.piece.movable').filter({ has: page.locator('svg') });
  await expect.poll(() => pawn.count()).toBeGreaterThan(0);
  await page.locator('[data-space="s3"]').focus();
  await page.keyboard.press('Enter');
  if (!(await goals(page)).includes('s4') || (await goals(page)).includes('s5')) await page.keyboard.press('Enter');
  expect(await goals(page)).toContain('s4');
  await page.locator('[data-space="s4"]').focus();
  await page.keyboard.press('Enter');
  const lines = page.getByRole('menuitem');
  await expect.poll(() => lines.count()).toBe(2);
  await expect.poll(() => lines.locator('svg').count()).toBe(2);
  await expect.poll(() => lines.first().innerText()).toMatch(/^From 3 to 4 \(with [12]\)\.$/);
  await end();
});

it('asks in the direction in which its language is read', async () => {
  const { page, end } = await visit(world, {}, { ...byHand, language: 'ar' });
  const position = encodeURIComponent('1:1,3H,3,6,8 2:1,1,3,6,6 turn:1 dice:2-1');
  await page.goto(`${world.address}#/edit/backgammon-dice?rules=basic&position=${position}`);
  await page.locator('button.strong').last().click();
  await page.locator('dialog button.strong').click();
  await ready(page);
  await page.locator('[data-space="s3"]').focus();
  await page.keyboard.press('Enter');
  if (!(await goals(page)).includes('s4') || (await goals(page)).includes('s5')) await page.keyboard.press('Enter');
  await page.locator('[data-space="s4"]').focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('menuitem').first();
  await line.waitFor();
  expect(await line.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await end();
});

it('moves a piece of ludo that can go to one place with one tap, and the turn is over', async () => {
  const { page, end } = await visit(world, {}, byHand);
  await beginFrom(page, world.address, 'ludo', '1:b,b,4,20 3:b,b,b,b turn:1 dice:3', 'beginner');
  await ready(page);
  await tap(page, 't5');
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
  await expect.poll(() => moves.count()).toBeGreaterThan(0);
  expect(await moves.first().innerText()).toContain('4/7');
  await end();
});

it('shows four dice for a double, and keeps them until the next roll', async () => {
  const { page, end } = await visit(world, {}, { ...byHand, autoRoll: false });
  await beginFrom(page, world.address, 'backgammon', opening.replace(':31:', ':33:'));
  await ready(page);
  const dice = page.locator('.dice .die');
  await expect.poll(() => dice.count()).toBe(4);
  await expect.poll(() => page.locator('.dice .die.used').count()).toBe(0);
  const drags = [['p8', 'p5'], ['p8', 'p5'], ['p6', 'p3'], ['p6', 'p3']] as const;
  for (const [index, [from, to]] of drags.entries()) {
    await drag(page, from, to);
    await expect.poll(() => page.locator('.dice .die.used').count()).toBe(index + 1);
  }
  await page.getByRole('button', { name: 'Done' }).click();
  // The bot has rolled and played; its dice lie there until the person rolls.
  await page.getByRole('button', { name: /^Roll/ }).waitFor();
  await expect.poll(() => dice.count()).toBeGreaterThanOrEqual(2);
  await expect.poll(() => page.locator('.dice .die:not(.used)').count()).toBe(0);
  await end();
});

// Contrast as WCAG counts it.
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other]
    .map((colour) => {
      const [red, green, blue] = [1, 3, 5]
        .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

it('shows on the cream of a Liberty board which pieces can move, also where they are small', async () => {
  const { page, end } = await visit(world, { viewport: { width: 360, height: 640 } }, byHand);
  await beginFrom(page, world.address, 'ludo', '1:b,b,4,20 3:b,b,b,b turn:1 dice:3', 'beginner');
  await ready(page);
  const { glow, rims } = await page.locator('.piece.movable .look').first().evaluate((piece) => {
    const style = getComputedStyle(piece);
    const rims = [...style.filter.matchAll(/([\d.]+)px\)?(?= drop-shadow|$)/g)].map(([, blur]) => Number(blur));
    return { glow: style.getPropertyValue('--glow').trim(), rims };
  });
  expect(contrast(glow, '#f6efdf')).toBeGreaterThan(1.8);
  expect(Math.max(...rims)).toBeGreaterThan(1.5); // px
  await end();
});
