// Where everything lies on the checkers board. Squares are numbered as printed in PDN: not flipped, square 1 is at the
// upper left and 32 at the lower right, so seat one (dark, 1 to 12) sits above. The tray in front of a player holds
// what that player has captured.
import type { Piece, Scene } from '../../core/types';
import type { Point, Space, Spot } from '../design';
import { halfTurnOn, inset, type Box } from '../drawing/laying';

export const square = 100;
export const side = 40; // the frame left and right
export const rail = 88; // the frame above and below, with a tray in it
export const field = 8 * square;
export const width = field + 2 * side;
export const height = field + 2 * rail;
export const pieceSize = 78;

export const outside: Box = { x: 0, y: 0, width, height };
const inside: Box = { x: side, y: rail, width: field, height: field };

// The eight by eight squares, with so much of the frame around them.
export function fieldWith(around: number): Box {
  return inset(inside, -around);
}

export const tray = { x: side + 6, y: 14, width: field - 12, height: 60, radius: 10 }; // the upper one
export const edgeScale = 0.66; // of captured checkers
export const edgeThickness = 26; // of a checker of scale 1 seen from the side
const trayStart = 36; // from the end of the tray to the middle of the first checker
const trayStep = edgeThickness * edgeScale + 1.5;

// The tap area reaches into the light squares beside, where nothing ever stands: 120 units wide, without touching the
// areas of the dark squares at its corners.
const reach = 60;

export const squareNumbers: readonly number[] = Array.from({ length: 32 }, (_, index) => index + 1);

export const turned = halfTurnOn(width, height);

// Row and column of a numbered square, counted from the upper left, when the board is not flipped.
export function cellOf(number: number): { row: number; column: number } {
  const row = Math.floor((number - 1) / 4);
  const pair = (number - 1) % 4;
  return { row, column: 2 * pair + (row % 2 === 0 ? 1 : 0) };
}

export function squareCentre(number: number, flipped: boolean): Point {
  const { row, column } = cellOf(number);
  return turned({ x: side + (column + 0.5) * square, y: rail + (row + 0.5) * square }, flipped);
}

export function trayCentre(seat: number, flipped: boolean): Point {
  const upper = { x: width / 2, y: tray.y + tray.height / 2 };
  return turned(upper, (seat === 2) !== flipped);
}

export function squareId(number: number): string {
  return `s${number}`;
}

// The tray is named after the player in front of whom it lies.
export function trayId(seat: number): string {
  return `tray${seat}`;
}

export function spaceOf(seat: number, place: number): string {
  return place === 0 ? trayId(3 - seat) : squareId(place);
}

function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function squareOutline({ x, y }: Point): string {
  const short = square - reach; // the corners touch those of the neighbours
  return polygon([
    [x - short, y - reach],
    [x + short, y - reach],
    [x + reach, y - short],
    [x + reach, y + short],
    [x + short, y + reach],
    [x - short, y + reach],
    [x - reach, y + short],
    [x - reach, y - short],
  ]);
}

function trayOutline({ x, y }: Point): string {
  const [right, down] = [tray.width / 2, tray.height / 2];
  return polygon([
    [x - right, y - down],
    [x + right, y - down],
    [x + right, y + down],
    [x - right, y + down],
  ]);
}

function squareSpace(number: number, flipped: boolean): Space {
  const centre = squareCentre(number, flipped);
  return {
    id: squareId(number),
    outline: squareOutline(centre),
    centre,
    label: { key: 'board.checkers.square', values: { number } },
  };
}

function traySpace(seat: number, flipped: boolean): Space {
  const centre = trayCentre(seat, flipped);
  const key = seat === 1 ? 'board.checkers.tray.dark' : 'board.checkers.tray.light';
  return { id: trayId(seat), outline: trayOutline(centre), centre, label: { key, values: {} } };
}

// The squares in the order of their numbers, then the trays.
export function spaces(_scene: Scene, lie: { flipped: boolean }): Space[] {
  return [
    ...squareNumbers.map((number) => squareSpace(number, lie.flipped)),
    ...[1, 2].map((seat) => traySpace(seat, lie.flipped)),
  ];
}

function flat(centre: Point): Spot {
  return { ...centre, scale: 1, angle: 0, hidden: false, edge: false };
}

// Checkers stand on their edge in the tray, from the left end as its owner sees it; a little askew, as by hand.
function inTray(seat: number, index: number, flipped: boolean): Spot {
  const along = trayStart + index * trayStep;
  const lower = turned({ x: tray.x + along, y: trayCentre(2, false).y }, seat === 1);
  const lean = ((index * 37) % 5) - 2;
  return { ...turned(lower, flipped), scale: edgeScale, angle: lean * 0.7, hidden: false, edge: true };
}

export function layout(
  space: string,
  pieces: Piece[],
  _scene: Scene,
  lie: { flipped: boolean },
): { spots: Spot[]; count: null } {
  const number = Number(space.replace(/^\D+/, ''));
  const spot = (index: number): Spot =>
    space.startsWith('tray') ? inTray(number, index, lie.flipped) : flat(squareCentre(number, lie.flipped));
  return { spots: pieces.map((_, index) => spot(index)), count: null };
}
