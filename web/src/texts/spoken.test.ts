// Notation read aloud.
import { expect, test } from 'vitest';
import { spokenPlay } from './spoken';

test('plays are read as they are said', () => {
  expect(spokenPlay('13/7*/1')).toBe('13 to 7, hit to 1');
  expect(spokenPlay('13/9 6/off(2)')).toBe('13 to 9, 6 to off 2 times');
  expect(spokenPlay('22x15x8')).toBe('22 jumps to 15 jumps to 8');
  expect(spokenPlay('11-15')).toBe('11 to 15');
});
