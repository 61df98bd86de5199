// Which clause of checkers is at hand.
import type { ScreenView } from '../core/types';

export function atHand({ scene, over, waiting, gestures, offers }: ScreenView): number {
  const status = String(scene.facts.status ?? '');
  if (status.startsWith('draw-by') || status === 'draw-agreed' || status === 'draw-offered') return 10;
  if (over || waiting === 'next-game') return 9;
  if (status === 'choose-first' || status === 'draw-first') return 2;
  if (offers.includes('claim draw')) return 10;
  return gestures.some((gesture) => gesture.captures) ? 5 : 3;
}
