// Facts of seats and tables in words.
import { expect, test } from 'vitest';
import type { Scene, View } from '../core/types';
import { seatFacts, tableNotes } from './facts';

const scene = {
  game: 'backgammon',
  seats: [{ seat: 1, facts: { pips: 162, off: 0, score: 3 } }],
  facts: { cube: 2, cube_owner: 1, cube_in_play: 1, crawford: 0 },
} as unknown as Scene;
const view = { game: 'backgammon', players: [{ name: 'Anna', seat: 1 }] } as unknown as View;

test('facts with a text are shown, nothing is not, and the way to go only if wished', () => {
  expect(seatFacts(scene, 1, true)).toEqual(['162 pips']);
  expect(seatFacts(scene, 1, false)).toEqual([]);
});

test('the table tells who has the cube, unless it is not in play', () => {
  expect(tableNotes(view, scene)).toEqual(['Anna has the cube at 2']);
  expect(tableNotes(view, { ...scene, facts: { ...scene.facts, cube_in_play: 0, crawford: 1 } })).toEqual([
    'Crawford game: no doubling',
  ]);
});
