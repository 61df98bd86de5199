// The clauses of the rules as they are read at a table: what they say there, what of it is ours, and which is at hand. Which are
// in force the core says (view.clauses).
import type { GameName, ScreenView } from '../core/types';
import { t, textOr } from '../texts/texts.svelte';
import * as backgammon from './backgammon';
import * as backgammonDice from './backgammon-dice';
import * as checkers from './checkers';
import * as ludo from './ludo';

// The number of the clause that a person at the table would look up.
const atHand: Record<GameName, (view: ScreenView) => number> = {
  backgammon: backgammon.atHand,
  checkers: checkers.atHand,
  ludo: ludo.atHand,
  'backgammon-dice': backgammonDice.atHand,
};

export function clauseAtHand(view: ScreenView): string {
  const letters = view.clauses[0]!.split('-')[0]!;
  return `${letters}-${atHand[view.game](view)}`;
}

// What a clause says where the options are so: clause.checkers.CK-5.capture.optional and the like, where there are any,
// else its text for all of them.
export function clauseText(game: GameName, clause: string, options: Record<string, string>): string {
  const key = `clause.${game}.${clause}`;
  const here = Object.entries(options).map(([option, value]) => textOr(`${key}.${option}.${value}`, ''));
  return here.filter(Boolean).join(' ') || t(`${key}.text`);
}

// What of a clause is not in the book; empty where all of it is.
export function oursOf(game: GameName, clause: string): string {
  return textOr(`clause.${game}.${clause}.ours`, '');
}
