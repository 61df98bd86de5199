// What the core (C++ as WebAssembly, see src/api/door.h) says and understands. Shapes only; every value is made there.
//
// Seats are numbered from 1 as the rules do. Players are counted from 0 in the order of the set-up; over a series they change
// seats. A place is a number as the seat that moves counts it, so that "8 to 5" reads the same for everyone:
//   backgammon       1 to 24 the seat's points (it bears off below 1), 25 its bar, 0 its tray of checkers borne off
//   checkers         1 to 32 the squares as printed, the same for both; 0 captured
//   ludo             0 base, 1 the seat's starting flower, 2 to 51 on along the track, 52 to 56 its home column, 57 home
//   backgammon-dice  1 to 16 the seat's path, 0 captured, 17 borne off

// What the core says for people: a code with named arguments, never a sentence. Sentences are made in texts/messages.ts.
export interface Message {
  code: string; // "table.match-over"
  args: Record<string, MessageValue>;
  at?: number; // where in a text that was given, where that is known
}

export type MessageValue =
  | number
  | string
  | { seat: number }
  | { notation: string } // a play as the game writes it: "8/5*"
  | { dice: number[] } // what they show
  | { any: string[] } // one of them
  | Message
  | (string | Message)[];

export type GameName = 'backgammon' | 'checkers' | 'ludo' | 'backgammon-dice';

// The boxes of the printed leaflets, and the rules of clubs, which come in none.
export type BoxName = 'liberty' | 'botanica' | 'cube' | 'backgammon-dice' | 'club';

// One piece moved once. `choice` tells apart hops with the same ends.
export interface Hop {
  from: number;
  to: number;
  choice: number;
  dice: number[]; // what it uses
}

// What a person may do with one piece in one movement: one hop, or several of the same piece one after the other.
export interface Gesture {
  from: number;
  to: number;
  piece: string; // the kind of the piece that moves: several kinds may stand on one place
  partner: Partner | null; // what it changes places with before it moves
  hops: Hop[];
  label: string; // "8/5*"; no two gestures have the same
  told: Message[]; // what each hop does, in words
  dice: number[]; // what it uses; empty where a game has no dice
  captures: boolean; // something is hit, jumped or sent back
}

// A piece of a seat that somebody wanted to pick up, or to bring somewhere, and could not.
export interface Tried {
  seat: number;
  from: number;
  to: number | null;
}

export interface Partner {
  place: number; // as the one who moves counts
  seat: number;
  kind: string;
}

export interface Arrow {
  seat: number;
  from: number;
  to: number;
}

// An arrow that a piece went along.
export interface Move extends Arrow {
  dice: number[]; // what is used up when it has landed
}

// A move that the core tells.
export interface ToldMove extends Move {
  captures: boolean; // something is hit, jumped or sent back
}

export interface Piece {
  seat: number;
  place: number; // as its owner counts
  // 'checker' (backgammon); 'man' or 'king' (checkers); 'piece' (ludo);
  // 'regular', 'regular+', 'regular-', 'double+', 'switch0', 'half-', 'unrolled' (backgammon-dice: the side it shows, BD-12)
  kind: string;
}

// Numbers and words about the table or a seat, each game its own:
//   backgammon       table: cube, cube_owner (seat; 0 the middle), cube_in_play, offered (what a double that waits for its answer
//                    would make of the cube; else 0), resigning (points that a resignation would give; else 0), stage,
//                    match_length, crawford. Seat: pips, off, score
//   checkers         table: status. Seat: colour ('dark' or 'light'), men, kings, captured (how many of its own were taken)
//   ludo             table: again. Seat: home, place (rank when finished, else 0), to_go, resigned, opening
//   backgammon-dice  table: stage, special_sides. Seat: off, captured, score (of the round), points
export type Facts = Record<string, string | number>;

export interface SceneSeat {
  seat: number;
  facts: Facts;
}

// A board at one moment, with the hops made so far.
export interface Scene {
  game: GameName;
  turn: number; // the seat that decides or rolls; 0 when the game is over
  seats: SceneSeat[]; // those who play
  pieces: Piece[]; // every piece; pieces borne off, captured and in base too
  dice: number[]; // on the table as rolled: none, one or two
  left: number[]; // of those, what is not played yet, the larger first; four of them after a double
  facts: Facts;
}

// A position in its notation, looked at.
export interface LookedAt {
  scene: Scene;
  options: Record<string, string>; // where it says other rules than it was looked at with
}

// The latest dice of a game: they lie there until others are rolled.
export interface LyingDice {
  event: number; // the roll
  seat: number; // of whoever played them, or is to
  dice: number[];
  numbers: number; // how many they gave to play: four after some doubles
}

export type Waiting =
  | 'dice'
  | 'typed-dice'
  | 'person'
  | 'pass'
  | 'bot'
  | 'takeback-answer'
  | 'next-game'
  | 'elsewhere' // somebody at another device; never at a table of one's own
  | 'nothing';

export interface PlayerView {
  name: string;
  kind: string; // 'human' or 'bot:greedy'
  seat: number;
  score: number; // in the match; halves are possible in checkers
  time_left: number | null; // milliseconds
}

// One event of the log as it is told. `text` is the game's notation.
export interface Told {
  number: number;
  kind:
    | 'seal'
    | 'word'
    | 'roll'
    | 'play'
    | 'ask-takeback'
    | 'accept-takeback'
    | 'agree-takeback'
    | 'refuse-takeback'
    | 'next-game'
    | 'flag'
    | 'reveal';
  player: number | null;
  text: string;
  game: number; // of the match, from 1
  said: Message[]; // what happened, with the names of the players; nothing where there is nothing to tell
  dice: RolledDie[]; // that were rolled; none where a lot was drawn
  arrows: ToldMove[]; // how pieces moved, in order
  steps: Message[]; // the same in words: "enters", "moves 4"
  // This ended a game or the match: what each player won (nothing where a clock ended it), the score of the match then, and
  // how that is told.
  ends: { points: number[]; score: number[]; said: Message[] } | null;
}

// The table after some event.
export interface Moment {
  scene: Scene;
  lying: LyingDice | null;
  players: Pick<PlayerView, 'seat' | 'score' | 'time_left'>[];
  game_number: number;
  position: string;
}

// A die with who rolled it, and where they then sat.
export interface RolledDie {
  player: number;
  seat: number;
  pips: number;
}

// How a game ended.
export interface Ending {
  winner: number | null; // of the game, or by time of the match; null where it is drawn or shared
  headline: Message; // "Anna wins a gammon."
  why: Message[];
  counts: Message[];
  match: Message | null; // how the match stands or ended; null where there is only the one game
  figures: Figure[];
}

export interface Figure {
  label: Message; // "Checkers hit"
  values: number[]; // by player
  usual: number | null; // what is to be expected on average
}

export interface ScreenView {
  table: number;
  game: GameName;
  preset: string;
  options: Record<string, string>; // every option in force
  idle_options: string[]; // those that make no difference here
  clauses: string[]; // of the rules, those in force: "BG-1"
  players: PlayerView[];
  dice_mode: 'fair' | 'manual';
  commitment: string;
  takes_words: boolean;
  game_number: number;
  best_of: number;
  endless: boolean;
  in_rounds: boolean; // what the match is made of is called a round, and not a game
  waiting: Waiting;
  acting: number | null; // a player
  rollers: number[]; // who rolls each of the dice that are due, by player; none where no dice are
  scene: Scene;
  lying: LyingDice | null;
  gestures: Gesture[]; // what may follow, when a person is waited for
  made: string[]; // labels of the hops made so far in this turn
  whole: boolean; // the turn may be confirmed
  choices: string[]; // plays that are words: 'roll', 'double', 'take', 'drop', 'beaver', 'accept', 'refuse'...
  offers: string[]; // 'resign single', 'offer draw', 'claim draw'...
  events: number;
  told: Told[]; // events after the number that was asked for
  over: boolean;
  winner: number | null; // of the match when it is over; null if it is drawn
  fallen: number | null; // whose time ran out
  ending: Ending | null; // of the game that is over; null while it goes on
  position: string;
}

// What each player has left, in milliseconds, as long as nothing happens.
export interface Clocks {
  time_left: (number | null)[];
}

export interface OptionFacts {
  name: string;
  clauses: string[]; // of the rules that it belongs to: "BG-13"; none if it is ours
  choices: string[]; // the words to choose from; empty where it is a number or a list
  example: string; // of a list that may be written, beside the words if there are any; empty where none may
  low: number | null; // where it is a number
  high: number | null;
}

export interface PresetFacts {
  name: string;
  box: BoxName; // that it is from
  in_rounds: boolean; // what a match is made of is called a round, and one point need not end it
  values: Record<string, string>; // every option
  first: Record<string, string>; // what is set besides for a first game: where no leaflet says how long is played, one is enough
}

// So many players: what is set for them, and the seats that they then have.
export interface Seating {
  players: number;
  set: Record<string, string>;
  seats: number[];
}

export interface GameFacts {
  name: GameName;
  title: string;
  clauses: string[]; // of its rules, all of them
  match_option: string; // the option that says how many points win; empty where a match is a series of games
  seatings: Seating[];
  bots: string[]; // weakest first
  presets: PresetFacts[]; // the usual one first
  options: OptionFacts[];
}

export interface Setup {
  game: GameName;
  preset: string;
  options: Record<string, string>; // set besides the preset
  players: { name: string; kind: string }[];
  best_of: number;
  clock: string; // 'none', 'fischer:10m+5s', 'delay:2m+12s', 'per-move:30s'
  dice: 'fair' | 'manual';
  start: string; // the position to begin from; empty for the game's own
}

// A word for the seed of the dice, fixed but not shown yet.
export interface SealedWord {
  player: number;
  word: string; // as typed, with random letters behind it, so that nobody can try words out
  seal: string;
}

// The dice of a match, computed again, and what that proves.
export interface Verification {
  verdict: 'proven' | 'fits' | 'forged' | 'not-revealed' | 'nothing-rolled' | 'manual';
  rolls: number; // that fit
  contributions: { player: string; word: string; sealed: boolean }[];
  people_spoke: boolean; // a word is a person's, not only bots'
  silent: string[]; // people who gave no word
  spoken_late: boolean; // a word was said openly after another had been shown
  seed: number | null; // the number that the secret was made of
  event?: number; // of the first roll that does not fit
  recorded?: string;
  expected?: string;
}

export interface Hint {
  play: string;
  by: string;
  reason: Message;
  equity: boolean; // the values are points a game; else they only give the order
  candidates: HintedPlay[]; // best first
}

export interface HintedPlay {
  play: string;
  value: number;
  win: number | null; // a chance
  arrows: ToldMove[]; // from the hops made so far on
  hops: Omit<Hop, 'dice'>[]; // that are still to make; none for a word, and where the turn is whole
  told: Message[]; // what each of them does
  proof: 'wins' | 'draws' | 'loses' | null; // what is certain, whatever the other side does
  line: HintedReply[]; // what would follow, if the bot looked at moves one by one
}

export interface HintedReply {
  play: string;
  arrows: ToldMove[];
}
