// Whole games of each kind by mouse, by finger and by keyboard, against a bot.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, Person, type Means } from './people';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.each<{ game: string; means: Means; preset?: string; points?: string }>([
  { game: 'backgammon', means: 'mouse', points: '1 point' },
  { game: 'backgammon', means: 'touch', preset: 'Hypergammon', points: '1 point' },
  { game: 'backgammon', means: 'keyboard', preset: 'Hypergammon', points: '1 point' },
  { game: 'checkers', means: 'mouse' },
  { game: 'checkers', means: 'touch' },
  { game: 'checkers', means: 'keyboard' },
  { game: 'ludo', means: 'mouse' },
  { game: 'ludo', means: 'touch' },
  { game: 'ludo', means: 'keyboard' },
  { game: 'backgammon-dice', means: 'mouse' },
  { game: 'backgammon-dice', means: 'touch' },
  { game: 'backgammon-dice', means: 'keyboard' },
])('$game by $means', ({ game, means, preset, points }) => {
  it('is played to its end', async () => {
    const { page, end } = await visit(world, means === 'touch' ? phone : {});
    await begin(page, world.address, game, preset, points);
    const person = new Person(page, means);
    await person.playOn();
    expect(person.moves).toBeGreaterThan(3);
    await end();
  });
});
