// The Dice case for the one BoardView: see geometry.ts for where things are and *Art.svelte for how they look.
import type { Scene } from '../../core/types';
import type { BoardDesign } from '../design';
import { standing } from '../drawing/standing';
import Board from './Board.svelte';
import Extras from './Extras.svelte';
import * as geometry from './geometry';
import Piece from './Piece.svelte';

type Line = ReturnType<BoardDesign['describe']>[number];

function line(name: string, values: Line['values']): Line {
  return { key: `board.backgammon-dice.describe.${name}`, values };
}

// The seat's pawns one by one along its path with the side they show, then how many are captured and borne off.
function pawns(seat: number, scene: Scene, viewer: number): Line[] {
  const seen = (place: number) => (seat === viewer ? place : geometry.OFF_PLACE - place);
  const own = scene.pieces.filter((piece) => piece.seat === seat).sort((a, b) => a.place - b.place);
  const number = (place: number) => own.filter((piece) => piece.place === place).length;
  const onPath = own.filter(({ place }) => place !== geometry.CAPTURED_PLACE && place !== geometry.OFF_PLACE);
  const captured = number(geometry.CAPTURED_PLACE);
  const off = number(geometry.OFF_PLACE);
  return [
    ...onPath.map(({ kind, place }) => line(`pawn.${kind}`, { place: seen(place) })),
    ...(captured > 0 ? [line('captured', { count: captured })] : []),
    ...(off > 0 ? [line('off', { count: off })] : []),
  ];
}

function describe(scene: Scene, viewer: number): Line[] {
  const order = scene.turn === 2 ? [2, 1] : [1, 2];
  return order.flatMap((seat) => [line('seat', { seat }), ...pawns(seat, scene, viewer)]);
}

const flat: BoardDesign = {
  game: 'backgammon-dice',
  below: 1,
  themes: ['case', 'contrast'],
  width: geometry.WIDTH,
  height: geometry.HEIGHT,
  pieceSize: geometry.PAWN,
  spaces: geometry.spaces,
  spaceOf: geometry.spaceOf,
  uncounted: (space) => (space === '' ? null : geometry.CAPTURED_PLACE), // the wells of the other are no way ahead
  layout: (space, pieces, _scene, lie) => geometry.layout(space, pieces, lie),
  dice: (seat, number, _scene, lie) => geometry.dice(seat, number, lie),
  Board,
  Piece,
  Extras,
  describe,
};

export const design: BoardDesign = { ...flat, standing: standing(flat) };
