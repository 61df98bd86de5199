// What a game's board must provide so that the one BoardView can show it, move its pieces and speak of it. A design is geometry
// and art: it knows where things are, never what is allowed.
import type { Component } from 'svelte';
import type { GameName, Piece, Scene } from '../core/types';

export type Theme = 'liberty' | 'botanica' | 'classic' | 'case' | 'club' | 'contrast';

// How the board lies in front of the people.
export interface Lie {
  theme: Theme;
  flipped: boolean; // turned by half a circle, so that another seat sits below than BoardDesign.below
  mirrored: boolean; // left and right change places, for left-handed home boards (backgammon, backgammon-dice); others ignore it
  standing?: boolean; // on its short side, for a screen that is higher than wide (drawing/standing.ts)
  viewer: number; // the seat whose count of points and squares is printed and spoken
  numbers: boolean; // print the numbers of points and squares
}

export interface Point {
  x: number;
  y: number;
}

// Somewhere a piece may stand or go to. All coordinates are those of the design's view box.
export interface Space {
  id: string; // 'p13', 'bar1', 'tray2', 's18', 't40'
  outline: string; // SVG path of the area that is tapped; generous: with the board 360 px wide on a phone it should be tappable
  centre: Point; // where its mark for "you can go here" is drawn when it is empty
  // How it is called for a screen reader; a key of the texts (board.backgammon.point) and what is put in. `place` is its
  // number as the viewer counts, where those who play count differently.
  label: { key: string; values: Record<string, string | number> };
}

// Where a piece is drawn on its space, among all the pieces there.
export interface Spot {
  x: number;
  y: number;
  scale: number; // 1 unless pieces are small there (trays, wells)
  angle: number; // degrees
  hidden: boolean; // under so many others that it is not drawn
  edge: boolean; // seen from the side, as in a tray
}

export interface PieceProps {
  piece: Piece;
  theme: Theme;
  edge: boolean;
}

export interface ArtProps {
  scene: Scene;
  lie: Lie;
}

export interface DicePlace extends Point {
  size: number;
}

export interface BoardDesign {
  game: GameName;
  below: number; // the seat that sits below when the board is not flipped
  themes: Theme[]; // the usual one first; 'contrast' is always among them
  // The size of the view box.
  width: number;
  height: number;
  oneTap?: boolean; // a piece that can go to one place only goes there when it is tapped
  pieceSize: number; // diameter or width of a piece of scale 1
  spaces(scene: Scene, lie: Lie): Space[]; // in the order in which Tab and a screen reader visit them
  spaceOf(seat: number, place: number, scene: Scene): string; // the id of the space that a seat calls by that number
  // The place to ask about when somebody brings a piece where the mover counts none, to a space that only others go to or
  // between them all (''); null where nothing true can be said of that.
  uncounted(space: string): number | null;
  // The places that a piece passes, in order, when it goes from one place to another by these dice; without it, pieces go
  // straight.
  route?(seat: number, from: number, to: number, dice: readonly number[]): number[];
  // The spots of the pieces on one space, from the bottom of the stack to its top. A number of pieces that cannot all be seen is
  // shown by `count`.
  layout(space: string, pieces: Piece[], scene: Scene, lie: Lie): { spots: Spot[]; count: (Point & { number: number }) | null };
  // Where `number` dice of the seat come to rest.
  dice(seat: number, number: number, scene: Scene, lie: Lie): DicePlace[];
  // The board without pieces and dice (drawn once and rarely again), and one piece around (0, 0) with diameter pieceSize.
  Board: Component<ArtProps>;
  Piece: Component<PieceProps>;
  // What lies on the board besides: the cube, labels that change. Drawn above the board and below the pieces.
  Extras: Component<ArtProps> | null;
  // A short description of the whole position for a screen reader: lines of [key, values] to be translated, with points
  // and spaces as the viewer's seat counts them. A `seat` among the values is called by its owner's name, {owner}.
  describe(scene: Scene, viewer: number): { key: string; values: Record<string, string | number> }[];
  // The same board on its short side, where it has one.
  standing?: BoardDesign;
}
