// How the page tells of an ending: what comes first, and what the one person alone is called.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ending, Message, ScreenView } from '../core/types';
import { fetchTold } from '../texts/texts.svelte';
import { calledAmongFigures, endingText, endingTold, figureText } from './ending';

const message = (code: string, args: Message['args'] = {}): Message => ({ code, args });
const ending: Ending = {
  winner: 0,
  headline: message('told.backgammon.you-win-gammon'),
  why: [message('told.backgammon.none-off', { player: 'Hazel' })],
  counts: [message('told.backgammon.counts-cube-gammon', { cube: 2, times: 2, count: 4 })],
  match: message('told.match-stands', { length: '7', score: 'Anna: 4, Hazel: 1' }),
  figures: [],
};
const players = [
  { name: 'Anna', kind: 'human' },
  { name: 'Hazel', kind: 'bot:greedy' },
];
const view = (changes: Partial<ScreenView>): ScreenView => ({ ending, over: false, players, winner: null, ...changes }) as ScreenView;

beforeAll(fetchTold);

describe('what is told', () => {
  test('first who won, then why, what it counts, and how the match stands', () => {
    expect(endingTold(view({}))).toEqual({
      headline: 'You win a gammon.',
      lines: [
        'Hazel has borne off none.',
        'The cube shows 2, times 2 for the gammon: 4 points.',
        'The match to 7 points stands at Anna: 4, Hazel: 1.',
      ],
    });
  });

  test('when the match is over, that first', () => {
    const match = message('told.you-win-match', { score: 'Anna 8, Hazel 1' });
    const told = endingText(view({ over: true, ending: { ...ending, match, counts: [] } }));
    expect(told).toBe('You win the match (Anna 8, Hazel 1). You win a gammon. Hazel has borne off none.');
    const headline = message('told.you-win');
    const plain = { ...ending, headline, match, counts: [] };
    const single = endingText(view({ over: true, winner: 0, ending: plain }));
    expect(single).toBe('You win the match (Anna 8, Hazel 1). Hazel has borne off none.');
    // The last game of a series may be the other side's.
    const lost = { ...plain, winner: 1, headline: message('told.wins', { player: 'Hazel' }) };
    expect(endingTold(view({ over: true, winner: 0, ending: lost }))?.lines[0]).toBe('Hazel wins.');
  });

  test('nothing while a game goes on', () => {
    expect(endingText(view({ ending: null }))).toBe('');
  });
});

test('one person alone among bots is you', () => {
  expect([0, 1].map((player) => calledAmongFigures(view({}), player))).toEqual(['You', 'Hazel']);
  const both = players.map((player) => ({ ...player, kind: 'human' })) as ScreenView['players'];
  expect(calledAmongFigures(view({ players: both }), 0)).toBe('Anna');
});

test('figures have one decimal at most', () => {
  expect([24, 8.1666].map(figureText)).toEqual(['24', '8.2']);
});
