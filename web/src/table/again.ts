// The same table once more: what was agreed is the first line of its record.
import type { Setup } from '../core/types';

export function setupAgain(record: string): Setup {
  const head = JSON.parse(record.split('\n', 1)[0]!) as Partial<Setup> & Pick<Setup, 'game' | 'players'>;
  return {
    game: head.game,
    preset: head.preset ?? '',
    options: head.options ?? {},
    players: head.players.map(({ name, kind }) => ({ name, kind })),
    best_of: head.best_of ?? 1,
    clock: head.clock ?? 'none',
    dice: head.dice ?? 'fair',
    start: head.start ?? '',
  };
}
