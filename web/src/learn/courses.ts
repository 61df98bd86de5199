// The one list of the courses.
import type { GameName } from '../core/types';
import { backgammon } from './backgammon';
import { backgammonDice } from './backgammon-dice';
import { checkers } from './checkers';
import type { Lesson } from './lesson';
import { ludo } from './ludo';

export const courses: Record<GameName, readonly Lesson[]> = {
  backgammon,
  checkers,
  ludo,
  'backgammon-dice': backgammonDice,
};
