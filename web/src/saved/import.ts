// Games from files: the core reads them, and each becomes a saved game of its own.
import { core, CoreError } from '../core/client';
import { newId, savedGame, savedGames } from '../store/games';

export interface Imported {
  games: number;
  refusals: { file: string; reason: string }[]; // an empty reason: the file itself could not be read
}

const largest = 32 * 1024 * 1024; // bytes; no record of a person's game comes near

async function importOne(file: File): Promise<number> {
  if (file.size > largest) throw new CoreError('the file is larger than any game');
  const records = await core().imported(file.name, await file.text());
  const shelf = await savedGames();
  for (const record of records) {
    const view = await core().resume(record);
    await core().close(view.table);
    await shelf.put(savedGame(newId(), file.lastModified || Date.now(), Date.now(), view, record));
  }
  return records.length;
}

export async function importFiles(files: Iterable<File>): Promise<Imported> {
  const imported: Imported = { games: 0, refusals: [] };
  for (const file of files) {
    try {
      imported.games += await importOne(file);
    } catch (refusal) {
      imported.refusals.push({ file: file.name, reason: refusal instanceof CoreError ? refusal.message : '' });
    }
  }
  return imported;
}
