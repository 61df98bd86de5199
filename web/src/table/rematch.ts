// The same table once more with sides changed: what was agreed is the first line of its record, and everybody sits one
// place further on.
import type { Setup } from '../core/types';

export function rematchSetup(record: string): Setup {
  const head = JSON.parse(record.split('\n', 1)[0]!) as Partial<Setup> & Pick<Setup, 'game' | 'players'>;
  const players = head.players.map(({ name, kind }) => ({ name, kind }));
  return {
    game: head.game,
    preset: head.preset ?? '',
    options: head.options ?? {},
    players: [...players.slice(-1), ...players.slice(0, -1)],
    best_of: head.best_of ?? 1,
    clock: head.clock ?? 'none',
    dice: head.dice ?? 'fair',
    start: head.start ?? '',
  };
}
