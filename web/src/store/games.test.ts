// Games on the shelf: when they were last played, in which order they are offered, and how they are written while they are played.
// What a browser's own shelf does with them is in tests/keeping.spec.ts and tests/tabs.spec.ts.
import { beforeEach, describe, expect, test } from 'vitest';
import type { ScreenView } from '../core/types';
import { inOrder, lastTime, Writer, type SavedGame } from './games';
import { inMemory, type Shelf } from './shelf';

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

const keptGame = (changed: number): SavedGame => ({ id: 'a', begun: 1, changed, events: 2 }) as SavedGame;

test('a shelf in memory keeps copies', async () => {
  const shelf = inMemory<SavedGame>();
  const game = keptGame(1);
  await shelf.putIf(game, 'text', () => true);
  game.events = 7;
  expect(await shelf.get('a')).toEqual({ entry: keptGame(1), text: 'text' });
  await shelf.remove('a');
  expect(await shelf.all()).toEqual([]);
});

test('a shelf puts nothing in place of what must not be replaced, and appends nothing to what is not known', async () => {
  const shelf = inMemory<SavedGame>();
  expect(await shelf.append(keptGame(2), 'text', 1)).toBe(false);
  await shelf.putIf(keptGame(2), 'text', (kept) => kept === undefined);
  expect(await shelf.putIf(keptGame(3), 'other', (kept) => kept?.changed === 1)).toBe(false);
  expect(await shelf.append(keptGame(3), ' and more', 1)).toBe(false);
  expect(await shelf.get('a')).toEqual({ entry: keptGame(2), text: 'text' });
  expect(await shelf.append(keptGame(3), ' and more', 2)).toBe(true);
  expect(await shelf.get('a')).toEqual({ entry: keptGame(3), text: 'text and more' });
});

describe('a game that is played', () => {
  const lines = ['head\n', '1\n', '2\n', '3\n', '4\n', '5\n'];
  let shelf: Shelf<SavedGame>;
  let asked: (number | undefined)[];

  beforeEach(async () => {
    shelf = inMemory<SavedGame>();
    await shelf.putIf(keptGame(5), 'head of an earlier release\n1\n2\n', () => true);
    asked = [];
  });

  const after = (events: number): ScreenView => ({ players: [], events }) as unknown as ScreenView;
  const recordAfter = (events: number) => async (since?: number) => {
    asked.push(since);
    return lines.slice(since === undefined ? 0 : since + 1, events + 1).join('');
  };
  const keep = (writer: Writer, events: number) => writer.keep(after(events), recordAfter(events));
  const text = async () => (await shelf.get('a'))?.text;

  test('is written whole once, and then only what is new', async () => {
    const writer = new Writer(shelf, keptGame(5));
    expect(await keep(writer, 3)).toBe(true);
    expect(await text()).toBe('head\n1\n2\n3\n');
    expect(await keep(writer, 5)).toBe(true);
    expect(await text()).toBe(lines.join(''));
    expect(asked).toEqual([undefined, 3]);
    const game = (await shelf.get('a'))!.entry;
    expect(game).toMatchObject({ id: 'a', begun: 1, events: 5 });
    expect(game.changed).toBeGreaterThan(5);
  });

  test('is not written by who does not know how it stands', async () => {
    const [first, second] = [new Writer(shelf, keptGame(5)), new Writer(shelf, keptGame(5))];
    expect(await keep(first, 3)).toBe(true);
    expect(await keep(second, 4)).toBe(false);
    expect(await text()).toBe('head\n1\n2\n3\n');

    const third = new Writer(shelf, (await shelf.get('a'))!.entry);
    expect(await keep(third, 4)).toBe(true);
    expect(await keep(first, 5)).toBe(false);
    expect(await text()).toBe('head\n1\n2\n3\n4\n');
  });

  test('is there again, whole, if it is thrown away meanwhile', async () => {
    const writer = new Writer(shelf, keptGame(5));
    await keep(writer, 3);
    await shelf.remove('a');
    expect(await keep(writer, 4)).toBe(true);
    expect(await text()).toBe('head\n1\n2\n3\n4\n');
  });
});
