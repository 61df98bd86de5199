import { expect, test } from 'vitest';
import { typedDice } from './typed';

test('dice are typed in the digits of any keyboard', () => {
  expect(typedDice(' 54 ')).toBe('54');
  expect(typedDice('٥٤')).toBe('54');
  expect(typedDice('۶-۱')).toBe('6-1');
  expect(typedDice('64 S+')).toBe('64 S+');
});
