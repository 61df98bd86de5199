// How people stand with each other: who won how often of the games that are kept, by game and by who sat together.
import type { GameName } from '../core/types';
import type { SavedGame } from '../store/games';

export interface Result {
  game: GameName;
  names: string[]; // people first
  wins: number[]; // by name
  drawn: number;
  streak: { name: string; count: number } | null; // who has won the latest ones, if more than one
  latest: number; // when the latest was played
}

function streakOf(winners: (string | null)[]): Result['streak'] {
  const name = winners.at(-1) ?? null;
  if (name === null) return null;
  const before = winners.findLastIndex((winner) => winner !== name);
  const count = winners.length - 1 - before;
  return count > 1 ? { name, count } : null;
}

const isPerson = (player: SavedGame['players'][number]): boolean => player.kind === 'human';

// The latest played first. Games of bots among themselves are nobody's results.
export function resultsOf(games: SavedGame[]): Result[] {
  const groups = new Map<string, SavedGame[]>();
  for (const game of [...games].sort((a, b) => a.changed - b.changed)) {
    if (!game.over || !game.players.some(isPerson)) continue;
    const key = JSON.stringify([game.game, ...game.players.map((player) => player.name).sort()]);
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const results = [...groups.values()].map((group): Result => {
    const last = group.at(-1)!;
    const players = [...last.players].sort((a, b) => Number(isPerson(b)) - Number(isPerson(a)));
    const names = players.map((player) => player.name);
    const winners = group.map(({ winner, players }) => (winner === null ? null : (players[winner]?.name ?? null)));
    return {
      game: last.game,
      names,
      wins: names.map((name) => winners.filter((winner) => winner === name).length),
      drawn: winners.filter((winner) => winner === null).length,
      streak: streakOf(winners),
      latest: last.changed,
    };
  });
  return results.sort((a, b) => b.latest - a.latest);
}
