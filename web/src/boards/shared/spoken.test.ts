// What a screen reader hears when a piece is picked.
import { expect, test } from 'vitest';
import type { Space } from '../design';
import { destinationsText } from './spoken';

const space = (place: number): Space => ({ label: { key: 'board.backgammon.point', values: { place } } }) as unknown as Space;

test('places to go to are told apart from those to change places with', () => {
  const tell = (goals: number[], partners: number[]) =>
    destinationsText(space(2), goals.map(space), partners.map(space), null, () => 'Anna');
  expect(tell([4, 6], [])).toBe('From Point 2 you can go to Point 4 and Point 6.');
  expect(tell([4], [1, 4])).toBe('From Point 2 you can go to Point 4. From Point 2 you can change places with the pawn on Point 1 and Point 4.');
  expect(tell([], [1])).toBe('From Point 2 you can change places with the pawn on Point 1.');
});
