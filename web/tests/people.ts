// People at the board: they do whatever the page lets them, by mouse, by finger or by keyboard, until the match is over. They see
// only what a page shows: pieces that can be moved, destinations that are marked, buttons that can be pressed.
import type { Locator, Page } from 'playwright-core';

export type Means = 'mouse' | 'touch' | 'keyboard';

const patience = 20_000; // for one step, bots included

export class Person {
  readonly movable: Locator;
  readonly goals: Locator;
  readonly now: Locator;
  moves = 0;

  constructor(
    readonly page: Page,
    readonly means: Means,
  ) {
    this.movable = page.locator('path.space.can');
    this.goals = page.locator('path.space.goal');
    this.now = page.getByRole('region', { name: 'What is to be done' });
  }

  // Somewhere inside a space: its middle may lie under a piece of another layer or outside a bent outline.
  private async point(space: Locator): Promise<void> {
    const at = await space.evaluate((path: SVGPathElement) => {
      const box = path.getBBox();
      const inside = (x: number, y: number) => path.isPointInFill(new DOMPoint(x, y));
      let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (let i = 1; i < 8 && !inside(x, y); ++i) [x, y] = [box.x + (box.width * i) / 8, box.y + (box.height * (8 - i)) / 8];
      const shown = new DOMPoint(x, y).matrixTransform(path.getScreenCTM()!);
      return { x: shown.x, y: shown.y };
    });
    if (this.means === 'touch') await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  private async press(button: Locator): Promise<void> {
    if (this.means === 'keyboard') await button.press('Enter');
    else if (this.means === 'touch') await button.tap();
    else await button.click();
  }

  // One piece to one of its destinations.
  async move(): Promise<void> {
    if (this.means === 'keyboard') {
      await this.movable.first().focus();
      await this.page.keyboard.press('Enter');
      if ((await this.goals.count()) > 0) {
        await this.page.keyboard.press('Home');
        await this.page.keyboard.press('Enter');
      }
    } else {
      await this.point(this.movable.first());
      if ((await this.goals.count()) > 0) await this.point(this.goals.first());
    }
    const menu = this.page.getByRole('menuitem').first();
    if (await menu.isVisible()) await this.press(menu);
    this.moves += 1;
  }

  // Does one thing that can be done now; false if there is nothing (a bot decides, or something still moves).
  async step(): Promise<boolean> {
    const confirm = this.now.getByRole('button', { name: 'Done' });
    if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
      await this.press(confirm);
      return true;
    }
    if ((await this.movable.count()) > 0) {
      await this.move();
      return true;
    }
    const buttons = this.now.locator('button.label:enabled');
    if ((await buttons.count()) === 0) return false;
    await this.press(buttons.first());
    return true;
  }

  async over(): Promise<boolean> {
    return (await this.now.getByRole('button', { name: 'Play again' }).count()) > 0;
  }

  // Plays until the match is over, or so many steps were done.
  async playOn(most = Infinity): Promise<void> {
    let done = 0;
    let lastDone = Date.now();
    while (done < most && !(await this.over())) {
      const did = await this.step().catch(() => false); // what was seen may be gone before it is touched
      if (did) {
        done += 1;
        lastDone = Date.now();
      } else {
        await this.page.waitForTimeout(20);
      }
      if (Date.now() - lastDone > patience) throw new Error(`nothing can be done: ${await this.now.innerText()}`);
    }
  }
}

// From the set-up page with everything as it is offered, or with a preset chosen by its name.
export async function begin(page: Page, address: string, game: string, preset?: string, points?: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  if (preset !== undefined) {
    await page.locator('summary', { hasText: 'Rules' }).first().click();
    await page.getByRole('radio', { name: preset }).check({ force: true });
  }
  if (points !== undefined) {
    await page.locator('summary', { hasText: 'Length' }).first().click();
    await page.getByRole('radio', { name: points, exact: true }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
}
