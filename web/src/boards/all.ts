// The one list of the boards. Each is fetched when a game is first looked at.
import type { GameName } from '../core/types';
import type { BoardDesign } from './design';

const designs: Record<GameName, () => Promise<{ design: BoardDesign }>> = {
  backgammon: () => import('./backgammon/design'),
  checkers: () => import('./checkers/design'),
  ludo: () => import('./ludo/design'),
  'backgammon-dice': () => import('./backgammon-dice/design'),
};

export async function loadDesign(game: GameName): Promise<BoardDesign> {
  return (await designs[game]()).design;
}
