// One person alone among bots is "you".
import type { View } from '../core/types';

export function alone(view: Pick<View, 'players'>): boolean {
  return view.players.filter((player) => player.kind === 'human').length === 1;
}
