// The backgammon board for the one BoardView: see geometry.ts for where things are and *Art.svelte for how they look.
import type { Scene } from '../../core/types';
import type { BoardDesign } from '../design';
import { standing } from '../drawing/standing';
import Board from './Board.svelte';
import Extras from './Extras.svelte';
import * as geometry from './geometry';
import Piece from './Piece.svelte';

type Line = ReturnType<BoardDesign['describe']>[number];

function line(name: string, values: Line['values']): Line {
  return { key: `board.backgammon.describe.${name}`, values };
}

// How many checkers the seat has on each of its places, from the bar to the tray.
function stacks(seat: number, scene: Scene, viewer: number): Line[] {
  const seen = (place: number) => (seat === viewer ? place : geometry.POINTS + 1 - place);
  const own = scene.pieces.filter((piece) => piece.seat === seat);
  const places = [...new Set(own.map((piece) => piece.place))].sort((a, b) => b - a);
  return places.map((place) => {
    const count = own.filter((piece) => piece.place === place).length;
    if (place === geometry.BAR_PLACE) return line('bar', { count });
    return place === geometry.TRAY_PLACE ? line('off', { count }) : line('point', { count, place: seen(place) });
  });
}

function cubeLine(scene: Scene): Line[] {
  if (!geometry.cubeInPlay(scene)) return [];
  const owner = Number(scene.facts.cube_owner);
  const value = Number(scene.facts.cube);
  return [owner === 0 ? line('cube-middle', { value }) : line('cube-owned', { value, seat: owner })];
}

function describe(scene: Scene, viewer: number): Line[] {
  const order = scene.turn === 2 ? [2, 1] : [1, 2];
  return [
    ...order.flatMap((seat) => {
      const facts = scene.seats.find((one) => one.seat === seat)?.facts;
      return [line('seat', { seat, count: Number(facts?.pips ?? 0) }), ...stacks(seat, scene, viewer)];
    }),
    ...cubeLine(scene),
  ];
}

const flat: BoardDesign = {
  game: 'backgammon',
  below: 1,
  themes: ['liberty', 'botanica', 'classic', 'club', 'contrast'],
  width: geometry.WIDTH,
  height: geometry.HEIGHT,
  pieceSize: geometry.CHECKER,
  spaces: geometry.spaces,
  spaceOf: geometry.spaceOf,
  uncounted: (space) => (space === '' ? null : geometry.BAR_PLACE), // the other's bar and tray are behind every checker
  layout: geometry.layout,
  // A cube that is offered takes the place of dice that have been played.
  dice: (seat, number, scene, lie) => (scene.facts.offered ? [] : geometry.dice(seat, number, lie)),
  Board,
  Piece,
  Extras,
  describe,
};

export const design: BoardDesign = { ...flat, standing: standing(flat) };
