// The checkers board for the one BoardView.
import type { Scene } from '../../core/types';
import type { BoardDesign } from '../design';
import Board from './Board.svelte';
import { describe } from './describe';
import Extras from './Extras.svelte';
import { height, layout, pieceSize, spaceOf, spaces, width } from './geometry';
import Piece from './Piece.svelte';

export const design: BoardDesign = {
  game: 'checkers',
  below: 2,
  themes: ['botanica', 'classic', 'club', 'contrast'],
  width,
  height,
  pieceSize,
  spaces,
  spaceOf: (seat: number, place: number, _scene: Scene) => spaceOf(seat, place),
  uncounted: () => 0, // light squares are between the dark ones
  layout,
  dice: () => [],
  Board,
  Piece,
  Extras,
  describe,
};
