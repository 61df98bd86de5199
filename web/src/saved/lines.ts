// A saved game in one line: who plays, and how it stands.
import type { SavedGame } from '../store/games';
import { list, number, t } from '../texts/texts.svelte';

export function scoreLine(game: SavedGame): string {
  const { players } = game;
  const scored = game.gameNumber > 1 || players.some((player) => player.score !== 0);
  const names = list(players.map((player) => player.name));
  return scored ? `${names} · ${players.map((player) => number(player.score)).join('–')}` : names;
}

export function stateLine(game: SavedGame): string {
  if (!game.over) return t('saved.unfinished', { count: game.events });
  const winner = game.winner === null ? undefined : game.players[game.winner];
  return winner ? t('saved.won', { name: winner.name }) : t('saved.drawn');
}
