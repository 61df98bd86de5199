// Clocks as the core writes them and as people choose them.
import { expect, test } from 'vitest';
import { kinds, read, usualForms, written } from './clocks';

test.each(kinds)('a clock of kind %s is read as it was written', (kind) => {
  expect(read(written(usualForms[kind]))).toEqual(usualForms[kind]);
});

test('clocks are written as the core takes them', () => {
  expect(written(usualForms.fischer)).toBe('fischer:10m+5s');
  expect(written(usualForms['per-move'])).toBe('per-move:30s');
  expect(read('something else')).toEqual(usualForms.none);
});
