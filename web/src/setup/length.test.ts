// How long is played is said one way, whatever a game counts.
import { expect, test } from 'vitest';
import type { GameFacts, PresetFacts } from '../core/types';
import { usual } from './choice';
import { chosenLength, lengthName } from './length';

const preset = (name: string, in_rounds: boolean): PresetFacts => ({
  name,
  box: 'backgammon-dice',
  in_rounds,
  values: { match_points: in_rounds ? '5' : '1' },
  first: {},
});
const facts = (name: GameFacts['name'], match_option: string, presets: PresetFacts[]): GameFacts => ({
  name,
  title: '',
  clauses: [],
  match_option,
  seatings: [],
  bots: [],
  presets,
  options: [],
});

test('a point that ends the match is a single game, as in a series', () => {
  const checkers = facts('checkers', '', [preset('botanica', false)]);
  const basic = facts('backgammon-dice', 'match_points', [preset('basic', false)]);
  expect(chosenLength(checkers, usual(checkers, ''))).toBe('1');
  expect(chosenLength(basic, usual(basic, ''))).toBe('1');
  for (const game of [checkers, basic]) expect(lengthName(game, usual(game, ''), '1')).toBe('a single game');
  expect(lengthName(checkers, usual(checkers, ''), '3')).toBe('3 games');
  expect(lengthName(basic, usual(basic, ''), '3')).toBe('3 points');
});

test('a round may give a point to each, so that one point is a point', () => {
  const scored = facts('backgammon-dice', 'match_points', [preset('scored', true)]);
  expect(chosenLength(scored, usual(scored, ''))).toBe('5');
  expect(lengthName(scored, usual(scored, ''), '1')).toBe('1 point');
});

test('nothing to reach is an open session', () => {
  const backgammon = facts('backgammon', 'match_length', [preset('club', false)]);
  expect(lengthName(backgammon, usual(backgammon, ''), '0')).toBe('an open session');
});
