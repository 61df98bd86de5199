// What the core refuses, in the language of the page: the sentences that people meet by using the page, each with the text
// that tells it. What only a file or a text written elsewhere can bring about is told in the core's English.
import type { GameName } from '../core/types';
import { asSentence } from './reason';
import { t, textOr } from './texts.svelte';

// refused.<key>: how the core says it. Seats and options are called as the page calls them; {rest} is not told.
const sentences: Record<string, readonly string[]> = {
  'both-off': [
    'both players have borne off everything; only one can have won',
    'the game ends when one side is off, so both cannot be (BD-11)',
  ],
  'one-off': ['player {seat} has borne off everything: the game is over'],
  'match-won': ['player {seat} has {points} points in a match to {length}: the match is over'],
  'match-decided': ['the match to {length} is decided with these points (BD-21)'],
  'crawford-money': ['there is no Crawford game in a session for money'],
  'crawford-far': ['this is marked as the Crawford game, but neither player is one point from winning the match'],
  'no-checkers': ['the board is empty; at least one side needs a checker'],
  'far-row': ['the {rest} checker on square {square} has reached its far row, so it must be a king'],
  seats: [
    "seats: '{rest}' is not two to four different seats from 1 to 4, such as 1,3 or 1,2,3,4",
    'ludo needs two to four players: set seats to 1,3 for example',
    'say whose turn it is: a seat from 1 to 4',
  ],
  'two-home': ['two players have all pieces home, but the game ends with the first'],
  'extra-roll': ['the extra roll moves a piece on the starting flower, and seat {seat} has none there'],
  'over-no-dice': [
    'the game is over in this position: nothing is rolled any more',
    'the round is over: no dice are rolled and nobody resigns',
  ],
  over: ['the starting position is of a finished game'],
  'captured-side': ['a captured pawn of seat {seat} shows a side only in its own turn, when it is rolled (BD-13)'],
  score: ['seat {seat} has {off} pawns off, which score from {low} to {high} (BD-19), not {score}'],
  'winner-stays': ['seat {seat} has won, and the turn stays with the side that made the last play (BD-11)'],
  'play-out': ["seat {seat} is off, so it is the other side's turn to play the round out (BD-18)"],
  'no-position': [
    'a GNU Backgammon position ID has {rest}',
    'an XGID begins with {rest}',
    'expected here: the side to move, {rest}',
    'expected here: a colon and a list of checkers, {rest}',
    'expected here: whose checkers follow, B or W',
    "'{word}' says nothing about a ludo position; {rest}",
    "'{word}' is no part of a position such as {rest}",
  ],
  'no-turn': [
    'the position does not say whose turn it is: end it with turn:1 for example',
    'whose turn it is is missing: turn:1 or turn:2 at the end',
  ],

  'whole-number': ["{option}: '{rest}' is not a whole number from {low} to {high}"],
  beavers: ['beavers are made with the cube: set cube=on, or beavers=off'],
  'auto-doubles': ['automatic doubles turn the cube: set cube=on, or auto_doubles=0'],
  ballot: ["a ballot begins with a move of dark's: with ballot={rest} set first=dark"],
  entry: ["entry: '{rest}' is not one or more different numbers from 1 to 6, such as 6 or 1,6"],
  'two-rolls': ['{one} and {other} would both give a roll after entering with a six: set one of them off'],
  'six-one-die': ['six_again belongs to the game with one die: set dice=1 as well, or six_again=off'],
  'third-six': [
    'without six_again=on there is never a third six: set three_sixes=as-any-other, or six_again=on',
  ],
  'random-start': [
    "a random start rolls the pawns' sides, so it needs special sides: set faces=standard (BD-22)",
  ],
  'pawn-faces': ["{option}: '{word}' is neither 'off' nor 'standard' nor six of the sides {rest}"],
  'pawn-spaces': [
    "{option}: '{word}' is neither 'standard' nor five own spaces from {rest}",
    '{option}: the pawns start on the own spaces 1 to 8 (BD-1)',
  ],
  'two-a-space': ['{option}: a space holds two pawns, and more would start on space {space} (BD-3)'],
  players: ['{rest} under these rules is for {count} players, not {players}'],

  'nothing-to-take-back': ['nobody has decided anything in this game that could be taken back'],
  'two-dice': [
    'backgammon is played with two dice of 1 to 6, such as 31',
    'two dice are enough: write them such as 31',
    'these rules are played with two dice, such as 64',
    'Backgammon Dice is rolled with two dice of 1 to 6, such as 64',
  ],
  'one-die': ['these rules are played with one die, such as 6'],
  die: ['a die shows a number from 1 to 6', 'a roll is one number a die, such as 6 or 64'],
  'equal-dice': ['equal dice are rolled again for the start (BD-2)'],
  'pawn-sides': [
    'the captured pawns that were not rolled yet need their sides, such as 64 S (BD-13)',
    'the roll gives sides for {given} captured pawns, and {rest} rolled in this turn (BD-13)',
    'after the dice and the sides of captured pawns nothing follows, such as 64 S+',
  ],
  'side-letters': ['the sides of rolled pawns are up to five of 0, +, -, D, S and H'],
  'start-side': ['one pawn is rolled for the start, to one side: 0, +, -, D, S or H'],

  'file-too-large': ['the file is larger than any game'],
  'file-kind': ["'{file}' has no ending that says what it holds, {rest}", "there is no format called '{rest}"],
  'file-no-game': [
    'line 1: the file is empty; {rest}',
    'line 1: a JSON object is expected here, {rest}',
    'line {line}: this is no Fourfold record: {rest}',
    'line {line}: this is no .mat file: {rest}',
    'line 1: expected here: the length of the match, {rest}',
    'line {line}: this is no SGF file: {rest}',
    "line 1: '{word}' stands where {rest}",
    'line {line}: there is no game in this file',
  ],
  'file-version': ['line 1: this record has format {rest}'],
  'mid-game': ['this record begins in the middle of a game, which only a Fourfold record can hold'],
  'several-matches': [
    'this record holds several matches, one after the other, which only a Fourfold record can hold',
  ],
  'mat-tied': ['a .mat file cannot say that the cube was turned by a tied opening roll; .sgf can'],
};

function patternOf(sentence: string): RegExp {
  const exact = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${exact.replace(/\{(\w+)\}/g, '(?<$1>.*?)')}$`, 's');
}

const patterns = Object.entries(sentences).flatMap(([key, said]) => said.map((one) => ({ key, pattern: patternOf(one) })));

const seat = (number: string, game: string): string => textOr(`editor.seat.${game}.${number}`, number);
const option = (name: string, game: string): string => textOr(`option.${game}.${name}.title`, name);
const called: Record<string, (word: string, game: string) => string> = { seat, option, one: option, other: option };

// A sentence for what the core has refused about that game.
export function refusalText(message: string, game: GameName | '' = ''): string {
  for (const { key, pattern } of patterns) {
    const places = pattern.exec(message.trim());
    if (!places) continue;
    const values = Object.entries(places.groups ?? {}).map(([name, word]) => [name, called[name]?.(word, game) ?? word]);
    return t(`refused.${key}`, Object.fromEntries(values));
  }
  return asSentence(message);
}
