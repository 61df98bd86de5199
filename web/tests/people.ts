// People at the board: they do whatever the page lets them, by mouse, by finger or by keyboard, until the match is over. They see
// only what a page shows: pieces that can be moved, destinations that are marked, buttons that can be pressed.
import type { Locator, Page } from 'playwright-core';

export type Means = 'mouse' | 'touch' | 'keyboard';

const patience = 20_000; // for one step, bots included

interface Seen {
  over: boolean;
  confirm: Place | null;
  movable: Place | null;
  goal: Place | null;
  choice: Place | null; // the first line of a menu that asks which move is meant
  button: Place | null;
}

interface Place {
  x: number;
  y: number;
}

// Everything that could be done now, and where. Looked at in one go, because asking a page costs more than playing.
function look(): Seen {
  const middle = (element: Element | null): Place | null => {
    if (!element) return null;
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // The middle of a space, or another point in it where its outline is bent around its middle.
  const inside = (path: SVGPathElement | null): Place | null => {
    if (!path) return null;
    const box = path.getBBox();
    const matrix = path.getScreenCTM()!;
    for (const part of [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9]) {
      for (const other of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const point = new DOMPoint(box.x + box.width * part, box.y + box.height * other);
        if (!path.isPointInFill(point)) continue;
        const { x, y } = point.matrixTransform(matrix);
        // Dice may lie on it.
        if (document.elementFromPoint(x, y) === path) return { x, y };
      }
    }
    return null;
  };
  const section = document.querySelector('section[aria-label="What is to be done"]');
  const again = [...(section?.querySelectorAll('button') ?? [])].some((button) => button.textContent === 'Play again');
  return {
    over: again,
    confirm: middle(section?.querySelector('button.confirm:enabled') ?? null),
    movable: inside(document.querySelector('path.space.can')),
    goal: inside(document.querySelector('path.space.goal')),
    choice: middle(document.querySelector('[role=menuitem]')),
    button: middle(section?.querySelector('button.label:enabled') ?? null),
  };
}

export class Person {
  moves = 0;

  constructor(
    readonly page: Page,
    readonly means: Means,
  ) {}

  private async press(place: Place, selector: string): Promise<void> {
    if (this.means === 'touch') return this.page.touchscreen.tap(place.x, place.y);
    if (this.means === 'mouse') return this.page.mouse.click(place.x, place.y);
    await this.page.evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), selector);
    await this.page.keyboard.press('Enter');
  }

  // One piece to one of its destinations.
  private async move(place: Place): Promise<void> {
    await this.press(place, 'path.space.can');
    const { goal } = await this.page.evaluate(look);
    if (goal) await this.press(goal, 'path.space.goal');
    const { choice } = await this.page.evaluate(look);
    if (choice) await this.press(choice, '[role=menuitem]');
    this.moves += 1;
  }

  // The same by drag and drop: looks first where the piece may go.
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

  // Until there is something to do: the others have played.
  async turn(): Promise<Seen> {
    for (const start = Date.now(); Date.now() - start < patience; await this.page.waitForTimeout(10)) {
      const seen = await this.page.evaluate(look);
      if (seen.over || seen.confirm || seen.movable || seen.button) return seen;
    }
    throw new Error(`nothing can be done: ${await this.page.innerText('main')}`);
  }

  // Plays until the match is over, or so many things were done.
  async playOn(most = Infinity): Promise<void> {
    const now = 'section[aria-label="What is to be done"] button';
    for (let done = 0; done < most; done += 1) {
      const seen = await this.turn();
      if (seen.over) return;
      if (seen.confirm) await this.press(seen.confirm, `${now}.confirm`);
      else if (seen.movable) await this.move(seen.movable);
      else if (seen.button) await this.press(seen.button, `${now}.label:enabled`);
      if (done > 5000) throw new Error(`this does not end: ${await this.page.innerText('main')}`);
    }
  }
}

// What was chosen the last time may lie open already.
async function choose(page: Page, part: string, radio: Locator): Promise<void> {
  const summary = page.locator('summary', { hasText: part }).first();
  await summary.waitFor();
  if (!(await radio.isVisible())) await summary.click();
  // Away from the bar at the bottom, which stays in sight.
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await radio.check({ force: true });
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
export async function beginFrom(page: Page, address: string, game: string, position: string): Promise<void> {
  await page.goto(`${address}#/edit/${game}?position=${encodeURIComponent(position)}`);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
}
