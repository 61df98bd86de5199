// Which clause of backgammon is at hand.
import type { ScreenView } from '../core/types';

const bar = 25;
const off = 0;

export function atHand({ scene, choices, waiting, over, gestures, made }: ScreenView): number {
  if (over || waiting === 'next-game') return 12;
  if (scene.facts.stage === 'opening') return 2;
  if (choices.includes('accept')) return 22;
  if (choices.includes('take') || choices.includes('double')) return 18;
  const entering = scene.pieces.some((piece) => piece.seat === scene.turn && piece.place === bar);
  if (entering) return 8;
  if (waiting === 'pass') return 6;
  if (gestures.some((gesture) => gesture.to === off)) return 11;
  if (made.length > 0) return 6;
  return scene.dice.length === 2 && scene.dice[0] === scene.dice[1] ? 5 : 4;
}
