// Rolls that are not simply played: whose dice lie where, and what is said of them.
import { describe, expect, test } from 'vitest';
import type { Message, RolledDie, Told, ScreenView } from '../core/types';
import { decided, latestRoll, thrownDice } from './thrown';

const said: Message[] = [{ code: 'told.opening', args: {} }];
const each: RolledDie[] = [
  { player: 0, seat: 1, pips: 5 },
  { player: 1, seat: 2, pips: 4 },
];
const own: RolledDie[] = [5, 4].map((pips) => ({ player: 1, seat: 2, pips }));

function event(number: number, kind: Told['kind'], dice: RolledDie[] = [], player: number | null = null): Told {
  return { number, kind, player, text: '', game: 1, said, dice, arrows: [], steps: [], ends: null };
}
const players = ['human', 'bot:easy'].map((kind, index) => ({ kind, seat: index + 1 })) as ScreenView['players'];
const waits = (waiting: ScreenView['waiting']) => ({ players, waiting });

describe('a roll for the start, one die each', () => {
  const story = [event(1, 'roll', each), event(2, 'play', [], 1)];

  test('is told until the next roll where a bot begins, and its dice lie with their owners', () => {
    expect(decided(story.slice(0, 1), waits('person'))).toEqual(said);
    expect(decided(story, waits('dice'))).toEqual(said);
    expect(thrownDice(story, 2)).toEqual(each);
    const next = [...story, event(3, 'roll', own), event(4, 'play')];
    expect(decided(next, waits('dice'))).toEqual([]);
    expect(thrownDice(next, 4)).toEqual([]);
  });

  test('is told no longer when it was played and somebody is asked whether to double', () => {
    expect(decided(story, waits('person'))).toEqual([]);
    expect(thrownDice(story, 2)).toEqual(each);
  });

  test('is told until a person who begins has played', () => {
    expect(decided([story[0]!, event(2, 'play', [], 0)], waits('person'))).toEqual([]);
  });

  test('is told no more beside a double, and again when the double was taken back', () => {
    const doubled = [...story, event(3, 'play', [], 0)];
    expect(decided(doubled, waits('person'))).toEqual([]);
    const back: Told[] = [...doubled, { ...event(4, 'agree-takeback'), text: '2' }];
    expect(decided(back, waits('dice'))).toEqual(said);
  });

  test('is told where it is a tie, or decides who then rolls', () => {
    expect(decided(story.slice(0, 1), waits('dice'))).toEqual(said);
    expect(decided(story.slice(0, 1), waits('typed-dice'))).toEqual(said);
  });
});

test('who rolls alone for the start is told while the others roll, and an ordinary roll is not', () => {
  const story = [event(1, 'roll', own)];
  expect(decided(story, waits('dice'))).toEqual(said);
  expect(decided(story, waits('person'))).toEqual([]);
  expect(thrownDice(story, 1)).toEqual(own);
});

test('a lot is told until somebody has played', () => {
  const story = [event(1, 'roll'), event(2, 'play')];
  expect(decided(story.slice(0, 1), waits('person'))).toEqual(said);
  expect(decided(story, waits('person'))).toEqual([]);
});

test('the latest roll is an earlier one again after a takeback', () => {
  const kinds: Told['kind'][] = ['roll', 'play', 'roll', 'ask-takeback', 'agree-takeback', 'play', 'roll'];
  const told = kinds.map((kind, index) => ({ ...event(index + 1, kind, own), text: kind === 'agree-takeback' ? '1' : '' }));
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((events) => latestRoll(told, events))).toEqual([0, 1, 1, 3, 3, 1, 1, 7]);
});
