// Begins a game: the core opens a table, players add their words to the seed of the dice, and the game is kept. The
// page of the table then takes it up from what is kept, exactly as after closing the tab.
import { core } from '../core/client';
import type { Setup } from '../core/types';
import { newId, savedGame, savedGames } from '../store/games';

export async function begin(setup: Setup, words: string[] = []): Promise<string> {
  let view = await core().open(setup);
  for (const [player, word] of words.entries()) {
    if (word !== '' && view.takes_words) view = await core().word(view.table, player, word, 0);
  }
  const record = await core().record(view.table);
  await core().close(view.table);
  const id = newId();
  const now = Date.now();
  const shelf = await savedGames();
  // A game in which nothing ever happened is not worth keeping.
  for (const game of await shelf.all()) if (game.events === 0) await shelf.remove(game.id);
  await shelf.put(savedGame(id, now, now, view, record));
  return id;
}
