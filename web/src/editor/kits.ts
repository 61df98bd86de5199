// What lies in each game's box, as far as one must know it to lay pieces on the board by hand: the one list of how the
// four differ. Whether a position can be is for the core to say.
import type { Facts, GameName } from '../core/types';

type Rules = Record<string, string>; // every option in force

export interface Kit {
  lastPlace: number; // places go from 0 to this
  // Where pieces are that are not on the board. What is taken away goes to the first of them; what is put on the board
  // comes from the first of them that has any.
  reserves: readonly [number, ...number[]];
  shown: readonly number[]; // those of them where a piece still shows what it is
  room: number; // pieces of one seat that lie on a space
  mixed: boolean; // pieces of several seats share a space
  kinds(facts: Facts): readonly [string, ...string[]]; // what a piece can be; in the reserve it is the first of them
  seats: readonly number[]; // all there are
  seatsOption: string; // the option that says which of them play; empty where all do
  isMatch(rules: Rules): boolean; // points are played for
  scores(rules: Rules): string[]; // numbers of a seat that belong to the position
  switches(rules: Rules): string[]; // what is so or not, among the facts of the table
}

const two = [1, 2];
const sides = ['regular', 'regular+', 'regular-', 'double+', 'switch0', 'half-'] as const;

export const kits: Record<GameName, Kit> = {
  backgammon: {
    lastPlace: 25,
    reserves: [0],
    shown: [],
    room: Infinity,
    mixed: false,
    kinds: () => ['checker'],
    seats: two,
    seatsOption: '',
    isMatch: () => true,
    scores: (rules) => (rules.match_length === '1' ? [] : ['score']),
    switches: (rules) => (rules.crawford === 'on' && Number(rules.match_length) > 1 ? ['crawford'] : []),
  },
  checkers: {
    lastPlace: 32,
    reserves: [0],
    shown: [],
    room: 1,
    mixed: false,
    kinds: () => ['man', 'king'],
    seats: two,
    seatsOption: '',
    isMatch: () => false,
    scores: () => [],
    switches: () => [],
  },
  ludo: {
    lastPlace: 57,
    reserves: [0],
    shown: [],
    room: Infinity,
    mixed: true,
    kinds: () => ['piece'],
    seats: [1, 2, 3, 4],
    seatsOption: 'seats',
    isMatch: () => false,
    scores: () => [],
    switches: (rules) => (rules.dice === '1' && rules.entry_roll === 'on' ? ['again'] : []),
  },
  'backgammon-dice': {
    lastPlace: 17,
    reserves: [0, 17],
    shown: [0],
    room: 2,
    mixed: false,
    kinds: (facts) => (facts.special_sides === 1 ? sides : ['regular']),
    seats: two,
    seatsOption: '',
    isMatch: (rules) => rules.scored === 'on',
    scores: (rules) => (rules.scored === 'on' ? ['score', 'points'] : []),
    switches: () => [],
  },
};
