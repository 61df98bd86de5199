// Finding games again: by whoever played, by the game, by how it stands.
import type { SavedGame } from '../store/games';
import { t } from '../texts/texts.svelte';
import { scoreLine, stateLine } from './lines';

// As one types it in a hurry: small letters, without accents.
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

// Those in which every word of the query is found somewhere.
export function found(games: SavedGame[], query: string): SavedGame[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const text = plain([t(`game.${game.game}.title`), scoreLine(game), stateLine(game)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
