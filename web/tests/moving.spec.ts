// Moving: by drag and drop whichever way the board lies, back again, both dice in one go, and with a hint.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, beginFrom, Person } from './people';
import { brisk, openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

it('drags pieces for both sides of the table, also when the board is turned', async () => {
  const { page, end } = await visit(world, {}, { ...brisk, turning: 'across' });
  await page.goto(`${world.address}#/new/checkers`);
  await page.getByRole('radio', { name: /^A person/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
  const person = new Person(page, 'mouse');
  for (let turn = 1; turn <= 4; ++turn) {
    await page.locator('path.space.can').first().waitFor();
    await page.waitForTimeout(300); // the board has come to rest
    await person.drag();
    await expect.poll(() => moves.count()).toBe(turn);
  }
  await end();
});

it('a piece stays at the pointer when the screen is turned while it is dragged', async () => {
  const { page, end } = await visit(world, { viewport: { width: 390, height: 760 } }, { ...brisk, autoForced: false });
  await beginFrom(page, world.address, 'backgammon', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10');
  await page.locator('path.space.can').first().waitFor();
  const point = (await page.locator('[data-space="p6"]').boundingBox())!;
  const [x, y] = [point.x + point.width / 2, point.y + point.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 4 });
  await page.setViewportSize({ width: 760, height: 390 });
  await page.waitForTimeout(300);
  await page.mouse.move(200, 150, { steps: 3 });
  const carried = (await page.locator('.piece.lifted').boundingBox())!;
  expect(Math.abs(carried.x + carried.width / 2 - 200)).toBeLessThan(6);
  expect(Math.abs(carried.y + carried.height / 2 - 150)).toBeLessThan(6);
  await page.mouse.up();
  await end();
});

it('takes a step back before a turn is confirmed', async () => {
  const { page, end } = await visit(world, {}, { ...brisk, autoForced: false });
  await beginFrom(page, world.address, 'backgammon', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10');
  const person = new Person(page, 'mouse');
  await page.locator('path.space.can').first().waitFor();
  await person.drag();
  await expect.poll(() => page.getByRole('button', { name: 'Done' }).count()).toBe(1); // backgammon waits for it
  await page.getByRole('button', { name: 'Undo' }).click(); // there is one
  await page.getByText('Your move: 3 and 1.').first().waitFor();
  await end();
});

it('draws a hint as arrows and says it', async () => {
  const { page, end } = await visit(world);
  await begin(page, world.address, 'checkers');
  await page.locator('path.space.can').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(() => page.locator('.hints path, .hint path').count()).toBeGreaterThan(0);
  await end();
});
