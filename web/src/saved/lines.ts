// A saved game in a few words: who plays, and how it stands.
import type { SavedGame } from '../store/games';
import { list, number, t } from '../texts/texts.svelte';

// The names, and the score if there is one: a single game of more than two has places instead. It stays together: there is a word joiner on either side of a dash.
export function namesAndScore({ players, gameNumber }: SavedGame): string[] {
  const scored = gameNumber > 1 || (players.length === 2 && players.some((player) => player.score !== 0));
  const names = list(players.map((player) => player.name));
  return scored ? [names, players.map((player) => number(player.score)).join('\u2060–\u2060')] : [names];
}

export function scoreLine(game: SavedGame): string {
  return namesAndScore(game).join(' · ');
}

export function stateLine(game: SavedGame): string {
  if (!game.over) return t('saved.unfinished', { count: game.events });
  const winner = game.winner === null ? undefined : game.players[game.winner];
  return winner ? t('saved.won', { name: winner.name }) : t('saved.drawn');
}
