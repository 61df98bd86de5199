// What the files with whole games share: one game, played to its end by some means.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, beginFrom, Person, type Means } from './people';
import { openWorld, visit, type World } from './world';

export interface Played {
  game: string;
  means: Means;
  preset?: string;
  points?: string;
  from?: string; // a position that the game is taken up from, where whole games take long
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export function play(games: Played[]): void {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  describe.each(games)('$game by $means', ({ game, means, preset, points, from }) => {
    it('is played to its end', async () => {
      const { page, end } = await visit(world, means === 'touch' ? phone : {});
      if (from === undefined) await begin(page, world.address, game, preset, points);
      else await beginFrom(page, world.address, game, from);
      const person = new Person(page, means);
      await person.playOn();
      // Late in a game the dice may leave few of them.
      expect(person.moves).toBeGreaterThan(from === undefined ? 2 : 0);
      await end();
    });
  });
}
