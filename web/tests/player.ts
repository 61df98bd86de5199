// Somebody who plays with a mouse in any browser: does whatever the page lets them, until the match is over. They see only what a
// page shows: pieces that can be moved, destinations that are marked, buttons that can be pressed.

// What is needed of a browser's window; that of playwright has it, and so has that of puppeteer.
export interface Screen {
  evaluate<Answer>(see: () => Answer): Promise<Awaited<Answer>>;
  mouse: { click(x: number, y: number): Promise<void> };
}

const patience = 20_000; // for one step, bots included
const answersWithin = 1_000; // a press; some browsers hear of it after they have said that it is done

export interface Seen {
  over: boolean;
  confirm: Place | null;
  movable: Place | null;
  goal: Place | null;
  choice: Place | null; // the first line of a menu that asks which move is meant
  button: Place | null;
  told: string; // what a screen reader would find: changes with everything that is done
}

export interface Place {
  x: number;
  y: number;
}

// Everything that could be done now, and where. Looked at in one go, because asking a page costs more than playing.
export function look(): Seen {
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
  const again = [...(section?.querySelectorAll('button') ?? [])].some((button) => button.textContent === 'Rematch, sides changed');
  const spaces = [...document.querySelectorAll('path.space')].map(
    (path) => `${path.getAttribute('class')} ${path.ariaLabel} ${path.ariaPressed}`,
  );
  return {
    over: again,
    confirm: middle(section?.querySelector('button.confirm:enabled') ?? null),
    movable: inside(document.querySelector('path.space.can')),
    goal: inside(document.querySelector('path.space.goal')),
    choice: middle(document.querySelector('[role=menuitem]')),
    button: middle(section?.querySelector('button.label:enabled') ?? null),
    told: [section?.textContent, ...spaces].join('\n'),
  };
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function pageText(screen: Screen): Promise<string> {
  return screen.evaluate(() => document.querySelector('main')?.innerText ?? '');
}

export class Player {
  moves = 0;

  constructor(protected readonly screen: Screen) {}

  protected press(place: Place, _selector: string): Promise<void> {
    return this.screen.mouse.click(place.x, place.y);
  }

  // Presses, and looks at what came of it.
  private async pressed(before: Seen, place: Place, selector: string): Promise<Seen> {
    await this.press(place, selector);
    for (const start = Date.now(); ; await wait(10)) {
      const seen = await this.screen.evaluate(look);
      if (seen.told !== before.told || seen.choice || Date.now() - start > answersWithin) return seen;
    }
  }

  // One piece to one of its destinations.
  private async move(before: Seen, place: Place): Promise<void> {
    let seen = await this.pressed(before, place, 'path.space.can');
    // Some go at once, some are brought to a destination, and some change places first or are asked about.
    for (let step = 0; step < 4; step += 1) {
      if (seen.choice) seen = await this.pressed(seen, seen.choice, '[role=menuitem]');
      else if (seen.goal) seen = await this.pressed(seen, seen.goal, 'path.space.goal');
      else break;
    }
    this.moves += 1;
  }

  // Until there is something to do: the others have played.
  async turn(): Promise<Seen> {
    for (const start = Date.now(); Date.now() - start < patience; await wait(10)) {
      const seen = await this.screen.evaluate(look);
      if (seen.over || seen.confirm || seen.movable || seen.button) return seen;
    }
    throw new Error(`nothing can be done: ${await pageText(this.screen)}`);
  }

  // Plays until the match is over, or so many things were done.
  async playOn(most = Infinity): Promise<void> {
    const now = 'section[aria-label="What is to be done"] button';
    for (let done = 0; done < most; done += 1) {
      const seen = await this.turn();
      if (seen.over) return;
      if (seen.confirm) await this.pressed(seen, seen.confirm, `${now}.confirm`);
      else if (seen.movable) await this.move(seen, seen.movable);
      else if (seen.button) await this.pressed(seen, seen.button, `${now}.label:enabled`);
      if (done > 5000) throw new Error(`this does not end: ${await pageText(this.screen)}`);
    }
  }
}
