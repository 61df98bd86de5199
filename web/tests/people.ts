// People at the board in Chromium: by mouse, by finger or by keyboard; and the ways to a table.
import type { Locator, Page } from 'playwright-core';
import { look, Player, type Place } from './player';

export type Means = 'mouse' | 'touch' | 'keyboard';

export class Person extends Player {
  constructor(
    readonly page: Page,
    readonly means: Means,
  ) {
    super(page);
  }

  protected override async press(place: Place, selector: string): Promise<void> {
    if (this.means === 'touch') return this.page.touchscreen.tap(place.x, place.y);
    if (this.means === 'mouse') return super.press(place, selector);
    await this.page.evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), selector);
    await this.page.keyboard.press('Enter');
  }

  // A move by drag and drop: looks first where the piece may go.
  async drag(): Promise<void> {
    const { movable } = await this.page.evaluate(look);
    if (!movable) throw new Error('nothing can be moved');
    await this.press(movable, 'path.space.can');
    const { goal } = await this.page.evaluate(look);
    if (!goal) throw new Error('it can go nowhere');
    await this.page.keyboard.press('Escape');
    await this.page.mouse.move(movable.x, movable.y);
    await this.page.mouse.down();
    await this.page.mouse.move(goal.x, goal.y, { steps: 5 });
    await this.page.mouse.up();
    this.moves += 1;
  }
}

// A choice of the set-up, away from the bar at the bottom, which stays in sight.
export async function pick(radio: Locator): Promise<void> {
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await radio.check({ force: true });
}

// What was chosen the last time may lie open already.
async function choose(page: Page, part: string, radio: Locator): Promise<void> {
  const summary = page.locator('summary', { hasText: part }).first();
  await summary.waitFor();
  if (!(await radio.isVisible())) await summary.click();
  await pick(radio);
}

// From the set-up page with everything as it is offered, or with a preset chosen by its name.
export async function begin(page: Page, address: string, game: string, preset?: string, points?: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  // The name of a preset is followed by what it is.
  if (preset !== undefined) await choose(page, 'Rules', page.getByRole('radio', { name: new RegExp(`^${preset}`) }));
  if (points !== undefined) await choose(page, 'Length', page.getByRole('radio', { name: points, exact: true }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
}

// From a link that carries a position, played on.
export async function beginFrom(page: Page, address: string, game: string, position: string, rules = ''): Promise<void> {
  await page.goto(`${address}#/edit/${game}?${rules && `rules=${rules}&`}position=${encodeURIComponent(position)}`);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
}
