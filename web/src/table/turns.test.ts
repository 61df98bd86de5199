// The list of moves, turn by turn.
import { expect, test } from 'vitest';
import type { Told } from '../core/types';
import { latestRoll, turnsOf } from './turns';

function story(...events: [Told['kind'], number | null, string][]): Told[] {
  return events.map(([kind, player, text], index) => ({
    number: index + 1,
    kind,
    player,
    text,
    game: 1,
    arrows: [],
    ends: null,
  }));
}

test('dice and play of a turn are one line', () => {
  const turns = turnsOf(story(['roll', null, '31'], ['play', 0, '8/5 6/5'], ['roll', null, '64']));
  expect(turns.map(({ event, player, dice, play }) => [event, player, dice, play])).toEqual([
    [2, 0, [3, 1], '8/5 6/5'],
    [3, null, [6, 4], ''],
  ]);
});

test('words are lines of their own, and rolling is none', () => {
  const turns = turnsOf(story(['play', 0, 'roll'], ['roll', null, '31'], ['play', 0, 'pass'], ['play', 1, 'double']));
  expect(turns.map(({ event, dice, play }) => [event, dice, play])).toEqual([
    [3, [3, 1], ''],
    [4, [], ''],
  ]);
});

test('what was taken back is marked', () => {
  const turns = turnsOf(
    story(
      ['roll', null, '31'],
      ['play', 0, '8/5 6/5'],
      ['ask-takeback', 0, ''],
      ['agree-takeback', 1, '1'],
      ['play', 0, '6/2'],
    ),
  );
  expect(turns.map(({ event, undone }) => [event, undone])).toEqual([
    [2, true],
    [4, false],
    [5, false],
  ]);
});

test('the latest roll is an earlier one again after a takeback', () => {
  const told = story(
    ['roll', null, '31'],
    ['play', 0, '8/5 6/5'],
    ['roll', null, '64'],
    ['ask-takeback', 0, ''],
    ['agree-takeback', 1, '1'],
    ['play', 0, '6/2'],
    ['roll', null, '52'],
  );
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((events) => latestRoll(told, events))).toEqual([0, 1, 1, 3, 3, 1, 1, 7]);
});
