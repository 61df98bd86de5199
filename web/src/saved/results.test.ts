// Who won how often, by game and by who sat together.
import { expect, test } from 'vitest';
import type { GameName } from '../core/types';
import type { SavedGame } from '../store/games';
import { resultsOf } from './results';

let clock = 0;

function played(game: GameName, players: string[], winner: string | null, over = true): SavedGame {
  clock += 1;
  const list = players.map((name) => ({ name, kind: name.startsWith('Bot') ? 'bot:easy' : 'human', score: 0 }));
  const place = winner === null ? null : players.indexOf(winner);
  return { id: String(clock), game, players: list, over, winner: place, changed: clock } as unknown as SavedGame;
}

test('wins are counted for each pair and game, wherever they sat', () => {
  const results = resultsOf([
    played('backgammon', ['Anna', 'Bert'], 'Anna'),
    played('backgammon', ['Bert', 'Anna'], 'Anna'),
    played('backgammon', ['Anna', 'Bert'], 'Bert'),
    played('checkers', ['Anna', 'Bert'], null),
    played('backgammon', ['Bot', 'Anna'], 'Bot'),
    played('backgammon', ['Anna', 'Bert'], null, false),
  ]);
  expect(results.map(({ game, names, wins, drawn }) => ({ game, names, wins, drawn }))).toEqual([
    { game: 'backgammon', names: ['Anna', 'Bot'], wins: [0, 1], drawn: 0 },
    { game: 'checkers', names: ['Anna', 'Bert'], wins: [0, 0], drawn: 1 },
    { game: 'backgammon', names: ['Anna', 'Bert'], wins: [2, 1], drawn: 0 },
  ]);
});

test('a streak is two or more of the latest, and a draw ends it', () => {
  const streak = (...winners: (string | null)[]) =>
    resultsOf(winners.map((winner) => played('ludo', ['Anna', 'Bert', 'Bot'], winner)))[0]?.streak;
  expect(streak('Bert', 'Anna', 'Anna', 'Anna')).toEqual({ name: 'Anna', count: 3 });
  expect(streak('Anna', 'Bert')).toBeNull();
  expect(streak('Anna', 'Anna', null)).toBeNull();
});

test('bots among themselves have no results', () => {
  expect(resultsOf([played('ludo', ['Bot 1', 'Bot 2'], 'Bot 1')])).toEqual([]);
});
