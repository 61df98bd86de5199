// What the dice of a match prove, in sentences that claim no more.
import { expect, test } from 'vitest';
import type { Verification } from '../core/types';
import { verifiedSentences } from './verified';

const found: Verification = {
  verdict: 'fits',
  rolls: 57,
  contributions: [],
  people_spoke: false,
  silent: ['Anna', 'Bert'],
  spoken_late: false,
  seed: null,
};
const anna = { player: 'Anna', word: 'apple 0f', sealed: true };
const bert = { player: 'Bert', word: 'pear 1e', sealed: true };
const told = (more: Partial<Verification>): string => verifiedSentences({ ...found, ...more }).join(' ');

test('without words a program could have tried secrets', () => {
  expect(told({})).toContain('All 57 rolls follow from the secret');
  expect(told({})).toContain('could have tried secrets');
  expect(told({})).not.toContain('nobody can have chosen');
});

test('words of everybody prove it, words of some do not', () => {
  const everybody = told({ verdict: 'proven', people_spoke: true, contributions: [anna, bert], silent: [] });
  expect(everybody).toContain('the words of Anna and Bert');
  expect(everybody).toContain('nobody can have chosen the dice');
  expect(told({ people_spoke: true, contributions: [anna], silent: ['Bert'] })).toContain('Nothing is proven to Bert');
});

test('what else leaves a doubt is said', () => {
  expect(told({ contributions: [anna, { ...bert, sealed: false }], silent: [], spoken_late: true })).toContain('spoke last');
  expect(told({ seed: 42 })).toContain('the number 42');
  expect(told({ verdict: 'forged', event: 9, recorded: '31', expected: '64' })).toContain('event 9 says 31');
  expect(told({ verdict: 'not-revealed' })).toContain('when the match is over');
});
