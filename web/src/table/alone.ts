// One person alone among bots is "you".
import type { ScreenView } from '../core/types';

export function alone(view: Pick<ScreenView, 'players'>): boolean {
  return view.players.filter((player) => player.kind === 'human').length === 1;
}
