// The one list of the courses. Their English texts come with them.
import english from '../../../texts/en/learn.json';
import type { GameName } from '../core/types';
import { addEnglish } from '../texts/texts.svelte';
import { backgammon } from './backgammon';
import { backgammonDice } from './backgammon-dice';
import { checkers } from './checkers';
import type { Lesson } from './lesson';
import { ludo } from './ludo';

addEnglish(english);

export const courses: Record<GameName, readonly Lesson[]> = {
  backgammon,
  checkers,
  ludo,
  'backgammon-dice': backgammonDice,
};
