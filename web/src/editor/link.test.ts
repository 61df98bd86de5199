// Positions in addresses: what is written is read again, and a spoilt address as far as it goes.
import { expect, test } from 'vitest';
import { parse } from '../shell/route.svelte';
import { hashOf, linkIn } from './link';

test('an address without a position is the start of the usual rules', () => {
  expect(linkIn('#/edit/ludo')).toEqual({ game: 'ludo', preset: '', options: {}, position: '' });
  expect(linkIn('')).toEqual({ game: '', preset: '', options: {}, position: '' });
});

test.each([
  ['backgammon', 'tournament', { match_length: '5' }, '4HPwATDgc/ABMA:cIkqAAAAAAAA'],
  ['backgammon', 'tournament', {}, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'],
  ['checkers', 'botanica', {}, 'B:W21,22,K30:B1,2,K7'],
  ['ludo', 'standard', { seats: '1,2,4' }, '1:b,b,0,50 2:b,12,55,h 4:b,b,b,b turn:1 dice:6-4'],
  ['backgammon-dice', 'basic', {}, '1:c,3,12H,16+,o 2:1,8D,8-,11S,o turn:2'],
] as const)('what is written for %s under %s is read again', (game, preset, options, position) => {
  const hash = hashOf(game, preset, options, position);
  expect(linkIn(hash)).toEqual({ game, preset, options, position });
  expect(hash).toMatch(/^#[\w/?=&:,.%-]+$/);
});

test('the shell finds the page, whatever the position is', () => {
  const route = parse(hashOf('backgammon', 'tournament', {}, 'a/b?c&d=e'));
  expect(route.page).toBe('edit');
  expect(route.rest).toHaveLength(1);
});

test('an address that somebody has spoilt is read as far as it goes', () => {
  expect(linkIn('#/edit/checkers?rules=%E0%A4%A&&=x&position=B%3AW1%3AB32')).toEqual({
    game: 'checkers',
    preset: '%E0%A4%A',
    options: {},
    position: 'B:W1:B32',
  });
});
