// Somebody who has just got a box and a phone: how many taps it takes from the shelf to the end of the first turn, with nothing set
// beforehand. docs/first-turn.md has the table.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { look, type Place } from './player';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

type Tap = 'piece' | 'goal' | 'way' | 'done' | 'button';

function turnsListed(): number {
  return document.querySelectorAll('[aria-label="Moves"] li').length;
}

// A turn of the person is listed: what was played, or that nothing could be.
function hasPlayed(): boolean {
  return [...document.querySelectorAll('[aria-label="Moves"] li')].some(
    (line) => line.querySelector('.who .name')?.textContent === 'Player 1' || line.textContent!.includes('Player 1 cannot move'),
  );
}

// Somebody whose taps are counted by what they are on, and who waits for what each of them does.
class Newcomer {
  readonly taps: Tap[] = [];

  constructor(private readonly page: Page) {}

  count(kind: Tap): number {
    return this.taps.filter((tap) => tap === kind).length;
  }

  // What is asked, where the pieces are, and how much has happened: changes with everything that a tap does to the table.
  private async stand(): Promise<string> {
    return `${(await this.page.evaluate(look)).told} ${await this.page.evaluate(turnsListed)}`;
  }

  private async tap(kind: Tap, { x, y }: Place): Promise<void> {
    const before = await this.stand();
    this.taps.push(kind);
    await this.page.touchscreen.tap(x, y);
    await expect
      .poll(
        async () => {
          const { goal, choice } = await this.page.evaluate(look);
          const answered = (kind === 'piece' && goal !== null) || (kind !== 'way' && choice !== null);
          return answered || (await this.stand()) !== before;
        },
        { timeout: 10_000, message: `what a tap on a ${kind} does` },
      )
      .toBe(true);
  }

  async playTurn(): Promise<void> {
    while (!(await this.page.evaluate(hasPlayed))) {
      const seen = await this.page.evaluate(look);
      const next: [Tap, Place | null][] = [
        ['way', seen.choice],
        ['goal', seen.goal],
        ['done', seen.confirm],
        ['piece', seen.movable],
        ['button', seen.button],
      ];
      const [kind, place] = next.find(([, at]) => at !== null) ?? [];
      if (kind && place) await this.tap(kind, place);
      else await this.page.waitForTimeout(20); // the other side plays
    }
  }
}

interface Walk {
  box: string;
  game: RegExp | null; // where a box has several
  start: number; // taps on buttons before the first piece can be moved: for who begins, and for the own dice
  hop: 1 | 2; // for one piece and one die
  done: number; // to end the turn
}

// Whoever loses the roll for the start rolls again for the own turn; a tie is rolled again.
const walks: Walk[] = [
  { box: 'Liberty', game: /^Play One game/, start: 2, hop: 2, done: 1 },
  { box: 'Liberty', game: /^Standard game/, start: 2, hop: 2, done: 0 }, // which of two dice is shown by where it goes
  { box: 'Liberty', game: /^Beginner Level/, start: 3, hop: 1, done: 0 }, // what brings a piece out rolls again
  { box: 'Botanica', game: /^Play One game without/, start: 2, hop: 2, done: 1 },
  { box: 'Botanica', game: /^Play Choose who begins/, start: 1, hop: 2, done: 0 },
  { box: 'Backgammon with', game: null, start: 2, hop: 2, done: 1 },
  { box: 'Backgammon Dice', game: null, start: 2, hop: 2, done: 1 },
  { box: 'Club rules', game: /^Tournament rules/, start: 2, hop: 2, done: 1 },
];

it.each(walks)('$box, $game: a first turn in a few taps', async ({ box, game, start, hop, done }) => {
  const { page, end } = await visit(world, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, { animation: 'off' });
  await page.goto(`${world.address}#/`);
  let way = 0;
  const tap = async (what: ReturnType<Page['locator']>) => {
    await what.tap();
    way += 1;
  };
  await tap(page.getByRole('link', { name: new RegExp(`^${box}`) }));
  if (game) await tap(page.getByRole('link', { name: game }));
  await tap(page.getByRole('button', { name: 'Play', exact: true }));
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();
  expect(way).toBe(game ? 3 : 2);

  const newcomer = new Newcomer(page);
  await newcomer.playTurn();
  // The dice may ask for more: a tie at the start is rolled again, a double is answered, a turn without a move is passed.
  const besides = await page.getByRole('list', { name: 'Moves' }).getByText(/roll again|doubles|Player 1 cannot move/).count();
  const { taps } = newcomer;
  expect(newcomer.count('button'), taps.join(' ')).toBeLessThanOrEqual(start + besides);
  expect(newcomer.count('goal'), taps.join(' ')).toBeLessThanOrEqual(newcomer.count('piece') * (hop - 1));
  expect(newcomer.count('piece'), taps.join(' ')).toBeLessThanOrEqual(4);
  expect(newcomer.count('done'), taps.join(' ')).toBe(newcomer.count('piece') > 0 ? done : 0);
  await end();
});
