// How the board lies at a table: in which print, turned to whom, and on which of its sides.
import type { BoardDesign, Lie } from '../boards/design';
import { laidIn, type Room } from '../boards/drawing/standing';
import { printsNumbers, settings } from '../settings/settings.svelte';
import { themeFor } from '../settings/theme';
import type { GamePage } from '../shell/games';
import type { Orientation } from './orientation';

export interface Laid {
  design: BoardDesign; // flat, or standing
  lie: Lie;
  across: boolean; // between two people, for both of whom it lies flat
}

const besideTheBoard = 208; // px of a phone's height: the 13rem of TableLayout

export function layBoard(
  design: BoardDesign,
  game: Pick<GamePage, 'numbered'>,
  preset: string,
  { boardTurned, several, viewer }: Orientation,
  turned: boolean, // by hand, for this table
  screen: Room,
  hinted = false, // a hint speaks of numbers, which are then printed
): Laid {
  const lie: Lie = {
    theme: themeFor(design, preset),
    flipped: (boardTurned !== settings.flipped) !== turned,
    mirrored: settings.leftHanded,
    viewer,
    numbers: printsNumbers(game) || hinted,
  };
  const across = settings.turning === 'across' && several;
  if (across) return { design, lie, across };
  return { ...laidIn({ ...screen, height: screen.height - besideTheBoard }, design, lie), across };
}
