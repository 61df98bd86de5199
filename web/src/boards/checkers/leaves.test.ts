// Every square has a pressed leaf that can be drawn.
import { expect, it } from 'vitest';
import { leafOf } from './leaves';

it.each(Array.from({ length: 32 }, (_, index) => index + 1))('the leaf of square %d has numbers only', (square) => {
  expect(Object.values(leafOf(square)).join(' ')).not.toContain('NaN');
});
