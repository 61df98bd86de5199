// Which clause of Backgammon Dice is at hand.
import type { ScreenView } from '../core/types';

const captured = 0;
const off = 17;
const special: [string, number][] = [
  ['double', 14],
  ['switch', 15],
  ['half', 16],
];

export function atHand({ scene, over, waiting, gestures }: ScreenView): number {
  if (over || waiting === 'next-game') return scene.facts.stage === 'over' ? 11 : 18;
  if (scene.facts.stage === 'opening') return 2;
  if (scene.facts.stage === 'random-start') return 22;
  if (gestures.some((gesture) => gesture.from === captured)) return 7;
  if (gestures.some((gesture) => gesture.to === off)) return 9;
  if (waiting === 'pass') return 10;
  const own = scene.pieces.filter(({ seat, place }) => seat === scene.turn && place !== captured && place !== off);
  for (const [side, clause] of special) if (own.some((piece) => piece.kind.startsWith(side))) return clause;
  return gestures.some((gesture) => gesture.captures) ? 6 : 5;
}
