// Addresses of pages, read and written.
import { expect, test } from 'vitest';
import { address, parse } from './route.svelte';

test('an address is read into a page and the rest', () => {
  expect(parse('')).toEqual({ page: '', rest: [] });
  expect(parse('#/')).toEqual({ page: '', rest: [] });
  expect(parse('#/new/backgammon-dice')).toEqual({ page: 'new', rest: ['backgammon-dice'] });
  expect(parse('#/table/ab%2Fc/replay')).toEqual({ page: 'table', rest: ['ab/c', 'replay'] });
});

test('an address that cannot be decoded is taken as it stands', () => {
  expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'table', rest: ['%E0%A4%A'] });
});

test('what is written is read again', () => {
  expect(parse(address('table', 'a b/ü'))).toEqual({ page: 'table', rest: ['a b/ü'] });
});
