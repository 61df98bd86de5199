// Games on the shelf: when they were last played, and in which order they are offered.
import { expect, test } from 'vitest';
import { inOrder, lastTime, type SavedGame } from './games';
import { inMemory } from './idb';

test('the time of the last event is found, also behind a line that was cut short', () => {
  const head = '{"fourfold":1,"game":"ludo"}';
  expect(lastTime(head)).toBe(0);
  const roll = '{"n":1,"at":5,"kind":"roll","text":"31"}';
  const play = '{"n":2,"at":812,"kind":"play","text":"8/5"}';
  expect(lastTime(`${head}\n${roll}\n${play}\n`)).toBe(812);
  expect(lastTime(`${head}\n${roll}\n{"n":2,"at":8`)).toBe(5);
});

test('what can be gone on with comes first, the latest of it before all', () => {
  const games = [
    { id: 'old', over: false, changed: 1 },
    { id: 'won', over: true, changed: 9 },
    { id: 'new', over: false, changed: 5 },
  ] as SavedGame[];
  expect(inOrder(games).map((game) => game.id)).toEqual(['new', 'old', 'won']);
});

test('a shelf in memory keeps copies', async () => {
  const shelf = inMemory<{ id: string; list: number[] }>();
  const value = { id: 'a', list: [1] };
  await shelf.put(value);
  value.list.push(2);
  expect(await shelf.get('a')).toEqual({ id: 'a', list: [1] });
  await shelf.remove('a');
  expect(await shelf.all()).toEqual([]);
});
