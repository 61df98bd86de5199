// Games from files: the core reads them, and each becomes a saved game of its own.
import { core } from '../core/client';
import { CoreError } from '../core/refusal';
import type { Message } from '../core/types';
import { unnamed } from '../setup/names';
import { newId, savedGame, savedGames } from '../store/games';
import { textOf } from './files';

export interface Imported {
  games: number;
  tooLarge: string[]; // files
  unreadable: string[]; // files that could not even be opened
  refused: { file: string; reason: Message }[];
  leftOut: { file: string; remarks: Message[] }[]; // of files that were read, but for something in them
}

const largest = 32 * 1024 * 1024; // bytes; no record of a person's game comes near

async function importOne(file: File): Promise<{ games: number; remarks: Message[] }> {
  const { records, remarks } = await core().imported(file.name, await textOf(file), [unnamed(0), unnamed(1)]);
  const shelf = await savedGames();
  for (const record of records) {
    const view = await core().resume(record);
    await core().close(view.table);
    const game = savedGame(newId(), file.lastModified || Date.now(), Date.now(), view);
    await shelf.putIf(game, record, () => true);
  }
  return { games: records.length, remarks };
}

export async function importFiles(files: Iterable<File>): Promise<Imported> {
  const imported: Imported = { games: 0, tooLarge: [], unreadable: [], refused: [], leftOut: [] };
  for (const file of files) {
    if (file.size > largest) {
      imported.tooLarge.push(file.name);
      continue;
    }
    try {
      const { games, remarks } = await importOne(file);
      imported.games += games;
      if (remarks.length > 0) imported.leftOut.push({ file: file.name, remarks });
    } catch (refusal) {
      if (refusal instanceof CoreError) imported.refused.push({ file: file.name, reason: refusal.reason });
      else imported.unreadable.push(file.name);
    }
  }
  return imported;
}
