// A bot that thinks for long can be asked to answer now, by finger and by keyboard, and the table stays as it is meanwhile.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFrom } from './people';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const botToMove = 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10';

interface Message {
  hurry?: Int32Array;
  request?: { do?: string };
}

// The core hears of what goes on by itself only after a while, as if bots thought that long. The memory that the page shares
// with it is kept where the test can look.
function thinkSlowly(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: Message): void {
    if (message.hurry) Object.assign(window, { shared: message.hurry });
    if (message.request?.do === 'proceed') setTimeout(() => post.call(this, message), 20_000);
    else post.call(this, message);
  };
}

// What the core finds in the shared memory when it looks there while it thinks.
function asked(page: Page): Promise<number> {
  return page.evaluate(() => Atomics.load((window as unknown as { shared: Int32Array }).shared, 0));
}

function places(page: Page): Promise<number[][]> {
  return page.locator('.plate, .table > .board').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );
}

const screens = [
  { name: 'wide', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', viewport: { width: 360, height: 640 }, hasTouch: true },
];

describe.each(screens)('$name', ({ viewport, hasTouch }) => {
  it('hurries a bot, and neither the table nor the focus is lost', async () => {
    const { page, end } = await visit(world, { viewport, hasTouch });
    await page.addInitScript(thinkSlowly);
    await beginFrom(page, world.address, 'backgammon', botToMove);
    const hurry = page.getByRole('button', { name: 'Hurry up' });
    await hurry.waitFor();
    const meanwhile = await places(page);
    // A finger finds it anywhere on the plate.
    const plate = page.locator('.plate', { has: hurry });
    const { width, height } = (await plate.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await asked(page)).toBe(0);
    await plate.click({ position: { x: 12, y: 8 } });
    expect(await asked(page)).toBe(1);
    await page.getByRole('link', { name: 'All games' }).focus();
    await page.keyboard.press('Tab');
    expect(await hurry.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await hurry.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('plate');
    expect(await places(page)).toEqual(meanwhile);
    await end();
  });
});
