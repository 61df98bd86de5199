// The clauses of each game's rules, in the order in which they are read, and which of them is at hand at a table: found
// from what is seen there, never from the rules themselves.
import type { GameName, View } from '../core/types';
import { atHand as backgammon } from './backgammon';
import { atHand as backgammonDice } from './backgammon-dice';
import { atHand as checkers } from './checkers';
import { atHand as ludo } from './ludo';

interface Clauses {
  letters: string;
  count: number;
  atHand(view: View): number;
}

const clauses: Record<GameName, Clauses> = {
  backgammon: { letters: 'BG', count: 22, atHand: backgammon },
  checkers: { letters: 'CK', count: 10, atHand: checkers },
  ludo: { letters: 'LU', count: 13, atHand: ludo },
  'backgammon-dice': { letters: 'BD', count: 22, atHand: backgammonDice },
};

export function clausesOf(game: GameName): string[] {
  const { letters, count } = clauses[game];
  return Array.from({ length: count }, (_, index) => `${letters}-${index + 1}`);
}

export function clauseAtHand(view: View): string {
  const { letters, atHand } = clauses[view.game];
  return `${letters}-${atHand(view)}`;
}
