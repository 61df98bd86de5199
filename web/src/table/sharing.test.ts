// Links to a position name what differs from the preset, and nothing else.
import { expect, test } from 'vitest';
import type { GameFacts } from '../core/types';
import { optionsBesides } from './sharing';

test('options as in the preset are left out', () => {
  const facts = { presets: [{ name: 'cube', box: 'cube', values: { cube: 'on', match_length: '7' } }] } as unknown as GameFacts;
  expect(optionsBesides({ preset: 'cube', options: { cube: 'on', match_length: '3' } }, facts)).toEqual({ match_length: '3' });
  expect(optionsBesides({ preset: 'other', options: { cube: 'on' } }, facts)).toEqual({ cube: 'on' });
});
