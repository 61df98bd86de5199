// The list of moves, turn by turn.
import { expect, test } from 'vitest';
import type { Told } from '../core/types';
import { moveLines } from './movelines';

type Happened = [kind: Told['kind'], player: number | null, text: string];

// As the core tells it: dice with a roll, arrows with a movement, and a message with all but the word that one rolls.
function story(...events: Happened[]): Told[] {
  return events.map(([kind, player, text], index) => {
    const moved = kind === 'play' && /\d/.test(text);
    return {
      number: index + 1,
      kind,
      player,
      text,
      game: 1,
      said: text === 'roll' ? [] : [{ code: `told ${text}`, args: {} }],
      dice: kind === 'roll' && /^[1-6]{2}$/.test(text) ? [...text].map((pips) => ({ player: 0, seat: 1, pips: Number(pips) })) : [],
      arrows: moved ? [{ seat: 1, from: 8, to: 5, dice: [], captures: false }] : [],
      steps: moved ? [{ code: `step of ${text}`, args: {} }] : [],
      ends: null,
    };
  });
}

test('dice and play of a turn are one line', () => {
  const turns = moveLines(story(['roll', null, '31'], ['play', 0, '8/5 6/5'], ['roll', null, '64']));
  expect(turns.map(({ event, player, dice, play }) => [event, player, dice, play])).toEqual([
    [2, 0, [3, 1], '8/5 6/5'],
    [3, null, [6, 4], ''],
  ]);
  expect(turns[0]?.steps).toEqual([{ code: 'step of 8/5 6/5', args: {} }]);
});

test('words are lines of their own, and rolling is none', () => {
  const turns = moveLines(story(['play', 0, 'roll'], ['roll', null, '31'], ['play', 0, 'pass'], ['play', 1, 'double']));
  expect(turns.map(({ event, dice, play }) => [event, dice, play])).toEqual([
    [3, [3, 1], ''],
    [4, [], ''],
  ]);
});

test('dice that nobody has played yet are no part of an offer to resign', () => {
  const offer: Happened[] = [['roll', null, '64'], ['play', 1, 'resign single']];
  expect(moveLines(story(...offer)).map(({ event, dice }) => [event, dice])).toEqual([
    [1, [6, 4]],
    [2, []],
  ]);
  const refused = moveLines(story(...offer, ['play', 0, 'refuse'], ['play', 0, '24/14']));
  expect(refused.map(({ event, dice }) => [event, dice])).toEqual([
    [1, [6, 4]],
    [2, []],
    [3, []],
    [4, [6, 4]],
  ]);
});

test('lots have a line, also when somebody plays then', () => {
  const turns = moveLines(story(['roll', null, 'dark'], ['play', 0, '11-15']));
  expect(turns.map(({ event, dice, play, said }) => [event, dice, play, said[0]?.code])).toEqual([
    [1, [], '', 'told dark'],
    [2, [], '11-15', 'told 11-15'],
  ]);
});

test('what was taken back is marked', () => {
  const turns = moveLines(
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

test('how a game ended stands with the word that ended it', () => {
  const [dropped] = story(['play', 0, 'drop']);
  const ends = { points: [-1, 1], score: [0, 1], said: [{ code: 'told.wins', args: { player: 'Bert' } }] };
  const [line] = moveLines([{ ...dropped!, ends }]);
  expect(line?.said.map(({ code }) => code)).toEqual(['told drop', 'told.wins']);
});
