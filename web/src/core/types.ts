// What the core (C++ as WebAssembly, see src/wasm/door.h) says and understands. Shapes only; every value is made there.
//
// Seats are numbered from 1 as the rules do. Players are counted from 0 in the order of the set-up; over a series they change
// seats. A place is a number as the seat that moves counts it, so that "8 to 5" reads the same for everyone:
//   backgammon       1 to 24 the seat's points (it bears off below 1), 25 its bar, 0 its tray of checkers borne off
//   checkers         1 to 32 the squares as printed, the same for both; 0 captured
//   ludo             0 base, 1 the seat's starting flower, 2 to 51 on along the track, 52 to 56 its home column, 57 home
//   backgammon-dice  1 to 16 the seat's path, 0 captured, 17 borne off

export type GameName = 'backgammon' | 'checkers' | 'ludo' | 'backgammon-dice';

// One piece moved once. `choice` tells apart hops with the same ends.
export interface Hop {
  from: number;
  to: number;
  choice: number;
}

// What a person may do with one piece in one movement: one hop, or several of the same piece one after the other.
export interface Gesture {
  from: number;
  to: number;
  hops: Hop[];
  label: string; // "8/5*"; no two gestures have the same
  dice: number[]; // what it uses; empty where a game has no dice
}

export interface Arrow {
  seat: number;
  from: number;
  to: number;
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

export type Waiting =
  | 'dice'
  | 'typed-dice'
  | 'person'
  | 'pass'
  | 'bot'
  | 'takeback-answer'
  | 'next-game'
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
    | 'word'
    | 'roll'
    | 'play'
    | 'ask-takeback'
    | 'agree-takeback'
    | 'refuse-takeback'
    | 'next-game'
    | 'flag'
    | 'reveal';
  player: number | null;
  text: string;
  game: number; // of the match, from 1
  arrows: Arrow[]; // how pieces moved, in order
  ends: { points: number[] } | null; // this ended the game: what each player won
}

export interface View {
  table: number;
  game: GameName;
  preset: string;
  options: Record<string, string>; // every option in force
  players: PlayerView[];
  dice_mode: 'fair' | 'manual';
  commitment: string;
  takes_words: boolean;
  game_number: number;
  best_of: number;
  endless: boolean;
  waiting: Waiting;
  acting: number | null; // a player
  scene: Scene;
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
  position: string;
}

export interface OptionFacts {
  name: string;
  meaning: string;
  values: string; // what may be written, as a person reads it
  choices: string[]; // the words to choose from; empty where it is a number or a list
}

export interface PresetFacts {
  name: string;
  meaning: string;
  values: Record<string, string>; // every option
}

export interface GameFacts {
  name: GameName;
  title: string;
  match_option: string; // the option that says how many points win; empty where a match is a series of games
  seatings: { players: number; set: Record<string, string> }[];
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

export interface Hint {
  play: string;
  by: string;
  reason: string;
  equity: boolean; // the values are points a game; else they only give the order
  candidates: { play: string; value: number; win: number | null; arrows: Arrow[] }[]; // best first; win is a chance
}
