// Begins a game: the core opens a table, players may add their words to the seed of the dice, and the game is kept. The
// page of the table then takes it up from what is kept, exactly as after closing the tab.
import { core } from '../core/client';
import type { SealedWord, Setup, ScreenView } from '../core/types';
import { newId, savedGame, savedGames } from '../store/games';

// Asked once the table is open, so that everybody sees how the secret of the dice was sealed before they give a word.
export type AskForWords = (view: ScreenView) => Promise<SealedWord[]>;

export async function begin(setup: Setup, askForWords?: AskForWords): Promise<string> {
  let view = await core().open(setup);
  const words = askForWords && view.takes_words ? await askForWords(view) : [];
  if (words.length > 0) view = await core().words(view.table, words, 0);
  const record = await core().record(view.table);
  await core().close(view.table);
  const id = newId();
  const now = Date.now();
  const shelf = await savedGames();
  // A game in which nothing ever happened is not worth keeping.
  for (const game of await shelf.all()) if (game.events === 0) await shelf.remove(game.id);
  await shelf.putIf(savedGame(id, now, now, view), record, () => true);
  return id;
}
