// Finding saved games again.
import { expect, test } from 'vitest';
import type { GameName } from '../core/types';
import type { SavedGame } from '../store/games';
import { found } from './search';

function saved(game: GameName, names: string[], winner: number | null = null): SavedGame {
  const players = names.map((name) => ({ name, kind: 'human', score: 0 }));
  return { id: names.join(), game, players, over: winner !== null, winner, gameNumber: 1, events: 9 } as unknown as SavedGame;
}

const games = [
  saved('backgammon', ['Anna', 'Bert']),
  saved('ludo', ['Anna', 'Zoë', 'Hazel'], 1),
  saved('checkers', ['Bert', 'Zoë']),
];
const ids = (query: string): string[] => found(games, query).map((game) => game.id);

test('games are found by names, by the game and by how they stand, in any writing', () => {
  expect(ids('')).toHaveLength(3);
  expect(ids('anna')).toEqual(['Anna,Bert', 'Anna,Zoë,Hazel']);
  expect(ids('ZOE')).toEqual(['Anna,Zoë,Hazel', 'Bert,Zoë']);
  expect(ids('ludo')).toEqual(['Anna,Zoë,Hazel']);
  expect(ids('unfinished')).toEqual(['Anna,Bert', 'Bert,Zoë']);
});

test('every word has to fit', () => {
  expect(ids('zoe check')).toEqual(['Bert,Zoë']);
  expect(ids('anna checkers')).toEqual([]);
});
