// The one list of the courses: of each game one that takes from several boxes, and one for every box that the game is in. Their
// English texts come with them.
import english from '../../../texts/en/learn.json';
import type { GameName } from '../core/types';
import { boxNamed } from '../shell/boxes';
import { address } from '../shell/route.svelte';
import { addEnglish, t, textOr, type Values } from '../texts/texts.svelte';
import { backgammon, backgammonBoxes } from './backgammon';
import { backgammonDice, backgammonDiceBoxes } from './backgammon-dice';
import { checkers, checkersBoxes } from './checkers';
import type { BoxCourses, Course, Lesson } from './lesson';
import { ludo, ludoBoxes } from './ludo';

addEnglish(english);

export const courses: Record<GameName, readonly Lesson[]> = {
  backgammon,
  checkers,
  ludo,
  'backgammon-dice': backgammonDice,
};

export const boxCourses: Record<GameName, BoxCourses> = {
  backgammon: backgammonBoxes,
  checkers: checkersBoxes,
  ludo: ludoBoxes,
  'backgammon-dice': backgammonDiceBoxes,
};

// That of the box that a word of an address names; of a box without the game, and of no box, the one of all boxes.
export function courseOf(game: GameName, word = ''): Course {
  const box = boxNamed(word)?.name;
  const own = box && boxCourses[game][box];
  const end = `learn.${game}.end`;
  return own ? { game, box, end, ...own } : { game, box: '', end, lessons: courses[game] };
}

// Where the course goes on, or with its first lesson as 1 that very one.
export function lessonAddress({ game, box }: Course, lesson?: number): string {
  return address('learn', game, box, lesson === undefined ? '' : String(lesson));
}

// What a lesson says.
export function lessonText(game: GameName, { id, like = id }: Lesson, part: string, values: Values = {}): string {
  return textOr(`learn.${game}.${id}.${part}`, t(`learn.${game}.${like}.${part}`, values), values);
}
