// Facts of seats and tables in words.
import { expect, test } from 'vitest';
import type { Facts, Scene, ScreenView } from '../core/types';
import { seatFacts, tableNotes } from './facts';

const scene = {
  game: 'backgammon',
  seats: [{ seat: 1, facts: { pips: 162, off: 0, score: 3 } }],
  facts: { cube: 2, cube_owner: 1, cube_in_play: 1, crawford: 0 },
} as unknown as Scene;
const view = { game: 'backgammon', players: [{ name: 'Anna', seat: 1 }] } as unknown as ScreenView;
const texts = (seen: Scene, withCounts: boolean) => seatFacts(seen, 1, withCounts).map((fact) => fact.text);

test('facts with a text are shown, nothing is not, and the way to go only if wished', () => {
  expect(texts(scene, true)).toEqual(['162 pips']);
  expect(texts(scene, false)).toEqual([]);
});

test('of a player of ludo who is done only the place is told', () => {
  const ludo = (facts: Facts) => ({ ...scene, game: 'ludo', seats: [{ seat: 1, facts }] }) as Scene;
  expect(texts(ludo({ home: 3, place: 0, to_go: 12, resigned: 0 }), true)).toEqual(['3 home', '12 to go']);
  expect(texts(ludo({ home: 4, place: 1, to_go: 0, resigned: 0 }), true)).toEqual(['place 1']);
  expect(texts(ludo({ home: 1, place: 0, to_go: 90, resigned: 1 }), true)).toEqual(['resigned']);
});

test('men and kings come before the colour and what was lost where there is little room', () => {
  const facts = { colour: 'dark', men: 5, kings: 2, captured: 5 };
  const told = seatFacts({ ...scene, game: 'checkers', seats: [{ seat: 1, facts }] } as Scene, 1, true);
  expect(told.map(({ text }) => text)).toEqual(['dark', '5 men', '2 kings', '5 lost']);
  expect(told.toSorted((a, b) => a.rank - b.rank).map(({ text }) => text)).toEqual(['5 men', '2 kings', 'dark', '5 lost']);
});

test('the score of a scored round comes before what lies in a tray where there is little room', () => {
  const facts = { off: 3, captured: 1, score: 14 };
  const told = seatFacts({ ...scene, game: 'backgammon-dice', seats: [{ seat: 1, facts }] } as Scene, 1, true);
  const byRank = told.toSorted((a, b) => a.rank - b.rank).map(({ text }) => text);
  expect(byRank).toEqual(['score 14', '3 off', '1 captured']);
});

test('the table tells who has the cube, unless it is not in play', () => {
  expect(tableNotes(view, scene)).toEqual(['Anna has the cube at 2']);
  expect(tableNotes(view, { ...scene, facts: { ...scene.facts, offered: 4 } })).toEqual([]);
  expect(tableNotes(view, { ...scene, facts: { ...scene.facts, cube_in_play: 0, crawford: 1 } })).toEqual([
    'Crawford game: no doubling',
  ]);
});
