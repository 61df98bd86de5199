// What a lesson is: a position on a real table with one task. Everything legal comes from the core; a lesson only says
// how the table is laid, which dice fall, and by what one sees that the task is done. Its texts are
// learn.<game>.<id>.title, .text, .task, .done, and .other for when something else was played.
import type { Arrow, BoxName, GameName } from '../core/types';

// So many pieces of a seat, on places (as the seat counts them) from the first to the last of `places`.
export interface PieceCount {
  seat: number;
  places: [number, number];
  kind?: string;
  least?: number;
  most?: number;
}

// A number that the scene gives for a seat.
export interface FactBound {
  seat: number;
  name: string;
  least?: number;
  most?: number;
}

// What must hold after the play; all that is given must. Nothing given: any legal play will do.
export interface Accept {
  plays?: string[]; // it was one of these, in the game's notation as the core writes it
  moves?: number; // it moved pieces so many times
  pieces?: PieceCount[];
  facts?: FactBound[];
  wins?: boolean; // it won the game
  points?: number; // it won so many
}

export interface Lesson {
  id: string; // by which it is remembered as done: the same lesson has the same in every box
  like?: string; // the lesson that says for this one what it has no text of its own for
  preset: string;
  options: Record<string, string>;
  start: string;
  who: number; // the seat that is taught
  before?: string[]; // what the other side plays first
  dice: string[]; // fall by themselves, in order
  offers?: string[]; // of what can be offered, what the person may offer here
  way?: Arrow[][]; // arrows drawn on the board while nothing has been moved
  accept: Accept;
  show: string; // a play that does it
  after?: string[]; // what follows when it is done: dice, and what the other side plays
}

// The lessons of a game one after the other.
export interface Course {
  game: GameName;
  box: BoxName | ''; // the box by whose rules it goes; of no box, it takes from several
  lessons: readonly Lesson[];
  end: string; // the text at its end
}

// Those that a box teaches, and the text at their end if it is not that of the game.
export type BoxCourses = Partial<Record<BoxName, { lessons: readonly Lesson[]; end?: string }>>;

// The same lessons by other rules, with which they must agree.
export function byRules(lessons: readonly Lesson[], preset: string, options: Lesson['options'] = {}): Lesson[] {
  return lessons.map((lesson) => ({ ...lesson, preset, options }));
}
