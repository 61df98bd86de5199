// The ludo board for the one BoardView.
import type { Scene } from '../../core/types';
import type { BoardDesign } from '../design';
import Board from './Board.svelte';
import { describe } from './describe';
import Extras from './Extras.svelte';
import { height, pieceSize, route, spaceOf, spaces, width } from './geometry';
import Piece from './Piece.svelte';
import { dice, layout } from './spots';

export const design: BoardDesign = {
  game: 'ludo',
  below: 1,
  themes: ['liberty', 'club', 'contrast'],
  width,
  height,
  pieceSize,
  oneTap: true,
  spaces,
  spaceOf: (seat: number, place: number, _scene: Scene) => spaceOf(seat, place),
  uncounted: () => 0, // no number leads there, and none leads into a base
  route,
  layout,
  dice,
  Board,
  Piece,
  Extras,
  describe,
};
