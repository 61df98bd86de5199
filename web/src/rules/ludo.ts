// Which clause of ludo is at hand.
import type { ScreenView } from '../core/types';
import { forTheStart } from './start';

const base = 0;
const home = 57;
const column = 52;

export function atHand(view: ScreenView): number {
  const { scene, options, over, waiting, gestures } = view;
  if (over || waiting === 'next-game') return 12;
  if (forTheStart(view)) return 2;
  if (waiting === 'pass') return 5;
  if (gestures.some((gesture) => gesture.from === base)) return 3;
  if (gestures.some((gesture) => gesture.to === home)) return 11;
  if (gestures.some((gesture) => gesture.captures)) return 8;
  if (gestures.some((gesture) => gesture.from >= column)) return 10;
  if (scene.pieces.every((piece) => piece.place === base)) return 3;
  return options.dice === '1' ? 13 : 6;
}
