// Where everything lies on the ludo board: fifteen by fifteen cells, a cross of 52 track spaces, four home columns, a
// Floral Square in each corner and the Winning Square in the middle. A quarter turn clockwise takes each seat's part to
// the next seat's, so only seat 1's part is laid out here: its Floral Square is at the lower left and its home column
// comes up from below.
import type { Scene } from '../../core/types';
import type { Point, Space } from '../design';
import { halfTurnOn, type Box } from '../drawing/laying';

export const cells = 15;
export const cell = 64;
export const margin = 20;
export const width = cells * cell + 2 * margin;
export const height = width;
export const pieceSize = 50;
export const trackLength = 52;
export const columnLength = 5;
export const squareSize = 6 * cell; // of a Floral Square
export const centre: Point = { x: width / 2, y: height / 2 };
export const outside: Box = { x: 0, y: 0, width, height };
export const inside: Box = { x: margin, y: margin, width: cells * cell, height: cells * cell };
export const seatNumbers: readonly number[] = [1, 2, 3, 4];

const flowerDistance = 13;
const lastOnTrack = 51;
const homePlace = 57;

interface Cell {
  row: number;
  column: number;
}

// How the board lies as far as it matters here.
export interface Turned {
  flipped: boolean;
}

// A quarter of the track from seat 1's starting flower: up, left, and across the end of the arm.
const firstQuarter: readonly (readonly [row: number, column: number])[] = [
  [13, 6], [12, 6], [11, 6], [10, 6], [9, 6],
  [8, 5], [8, 4], [8, 3], [8, 2], [8, 1], [8, 0],
  [7, 0], [6, 0],
];

function quarters(place: Cell, times: number): Cell {
  let { row, column } = place;
  for (let i = 0; i < times; ++i) [row, column] = [column, cells - 1 - row];
  return { row, column };
}

export function quarterTurns(point: Point, times: number): Point {
  let { x, y } = point;
  for (let i = 0; i < times; ++i) [x, y] = [-y, x];
  return { x, y };
}

export const turned = halfTurnOn(width, height);

function middleOf({ row, column }: Cell): Point {
  return { x: margin + (column + 0.5) * cell, y: margin + (row + 0.5) * cell };
}

// Spaces of the track are numbered from seat 1's starting flower, 1 to 52, clockwise.
export function trackCell(space: number): Cell {
  const quarter = Math.floor((space - 1) / flowerDistance);
  const [row, column] = firstQuarter[(space - 1) % flowerDistance]!;
  return quarters({ row, column }, quarter);
}

// The steps of a home column are numbered from the edge of the board, 1 to 5.
export function columnCell(seat: number, step: number): Cell {
  return quarters({ row: 14 - step, column: 7 }, seat - 1);
}

export const trackNumbers: readonly number[] = Array.from({ length: trackLength }, (_, index) => index + 1);
export const columnSteps: readonly number[] = Array.from({ length: columnLength }, (_, index) => index + 1);

export function trackCentre(space: number, flipped: boolean): Point {
  return turned(middleOf(trackCell(space)), flipped);
}

export function columnCentre(seat: number, step: number, flipped: boolean): Point {
  return turned(middleOf(columnCell(seat, step)), flipped);
}

// The track space that a seat counts as its starting flower.
export function flowerOf(seat: number): number {
  return flowerDistance * (seat - 1) + 1;
}

// The number of a track space as a seat counts places: 1 on its own starting flower, 52 where its pieces never stand.
export function countedBy(seat: number, space: number): number {
  return ((space - flowerOf(seat) + trackLength) % trackLength) + 1;
}

export function baseCentre(seat: number, flipped: boolean): Point {
  const offset = quarterTurns({ x: -4.5 * cell, y: 4.5 * cell }, seat - 1);
  return turned({ x: centre.x + offset.x, y: centre.y + offset.y }, flipped);
}

// By how many quarters a seat's part lies further clockwise than the lower left corner.
export function quartersOf(seat: number, flipped: boolean): number {
  return (seat - 1 + (flipped ? 2 : 0)) % 4;
}

export function spaceOf(seat: number, place: number): string {
  if (place <= 0) return `b${seat}`;
  if (place >= homePlace) return `w${seat}`;
  if (place > lastOnTrack) return `c${seat}-${place - lastOnTrack}`;
  return `t${((place - 1 + flowerDistance * (seat - 1)) % trackLength) + 1}`;
}

function stepsBetween(from: number, to: number): number[] {
  const towards = Math.sign(to - from);
  return Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => from + towards * (i + 1));
}

// The way along the track and the home column. Out of the Floral Square a piece is put, it does not walk. Who rolls
// beyond home turns back there, and may by that come to a place ahead, which only the dice can tell.
export function route(_seat: number, from: number, to: number, dice: readonly number[]): number[] {
  if (from <= 0 || to <= 0) return [];
  const steps = dice.reduce((sum, die) => sum + die, 0);
  if (from + steps <= homePlace) return stepsBetween(from, to);
  return [...stepsBetween(from, homePlace), homePlace, ...stepsBetween(homePlace, to)];
}

// Tap areas of the track reach into the Floral Squares by this many cells, where nothing stands so near to the edge.
const reach = 0.5;

const inFloralSquare = ({ row, column }: Cell): boolean => (row < 6 || row > 8) && (column < 6 || column > 8);
const offBoard = ({ row, column }: Cell): boolean => row < 0 || column < 0 || row >= cells || column >= cells;

// A cell and what it reaches into. Where two spaces reach into the same corner of a Floral Square, they share it by its
// diagonal.
function cellOutline(at: Cell, flipped: boolean): string {
  const grown = (down: number, right: number): number => {
    const neighbour = { row: at.row + down, column: at.column + right };
    if (offBoard(neighbour)) return margin;
    return inFloralSquare(neighbour) ? reach * cell : 0;
  };
  const middle = middleOf(at);
  const corner = (down: number, right: number): Point[] => {
    const [x, y] = [middle.x + (right * cell) / 2, middle.y + (down * cell) / 2];
    const [wide, high] = [grown(0, right), grown(down, 0)];
    const beyond = { row: at.row + down, column: at.column + right };
    if (offBoard(beyond) || inFloralSquare(beyond)) return [{ x: x + right * wide, y: y + down * high }];
    const ends = [
      { x: x + right * wide, y: y - down * wide },
      { x: x - right * high, y: y + down * high },
    ];
    return down * right > 0 ? ends : ends.reverse();
  };
  const points = [...corner(-1, -1), ...corner(-1, 1), ...corner(1, 1), ...corner(1, -1)];
  return `M${points.map((point) => turned(point, flipped)).map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function baseOutline(seat: number, flipped: boolean): string {
  const { x, y } = baseCentre(seat, flipped);
  const half = squareSize / 2 - reach * cell;
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
}

// A quarter of the Winning Square, its point in the middle of the board.
export function homeOutline(seat: number, flipped: boolean): string {
  const half = 1.5 * cell;
  const turns = quartersOf(seat, flipped);
  const [left, right] = [{ x: -half, y: half }, { x: half, y: half }].map((corner) => {
    const { x, y } = quarterTurns(corner, turns);
    return { x: centre.x + x, y: centre.y + y };
  }) as [Point, Point];
  return `M${centre.x} ${centre.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`;
}

export function inHome(seat: number, offset: Point, flipped: boolean): Point {
  const { x, y } = quarterTurns(offset, quartersOf(seat, flipped));
  return { x: centre.x + x, y: centre.y + y };
}

export function homeCentre(seat: number, flipped: boolean): Point {
  return inHome(seat, { x: 0, y: cell }, flipped);
}

// Everything that belongs to one seat, for boards to draw.
export function seatPart(seat: number, flipped: boolean) {
  return {
    seat,
    turn: 90 * quartersOf(seat, flipped), // degrees, from the part at the lower left
    start: trackCentre(flowerOf(seat), flipped),
    base: baseCentre(seat, flipped),
    column: columnSteps.map((step) => columnCentre(seat, step, flipped)),
    home: homeCentre(seat, flipped),
    homeOutline: homeOutline(seat, flipped),
  };
}

function trackSpace(space: number, counting: number, flipped: boolean): Space {
  const owner = seatNumbers.find((seat) => flowerOf(seat) === space);
  return {
    id: `t${space}`,
    outline: cellOutline(trackCell(space), flipped),
    centre: trackCentre(space, flipped),
    // As the moves are written: spaces from one's own starting flower.
    label: {
      key: owner === undefined ? 'board.ludo.track' : `board.ludo.flower.${owner}`,
      values: { number: countedBy(counting, space) - 1 },
    },
  };
}

function columnSpace(seat: number, step: number, flipped: boolean): Space {
  return {
    id: `c${seat}-${step}`,
    outline: cellOutline(columnCell(seat, step), flipped),
    centre: columnCentre(seat, step, flipped),
    label: { key: `board.ludo.column.${seat}`, values: { step, number: step + lastOnTrack - 1 } },
  };
}

function baseSpace(seat: number, flipped: boolean): Space {
  return {
    id: `b${seat}`,
    outline: baseOutline(seat, flipped),
    centre: baseCentre(seat, flipped),
    label: { key: `board.ludo.base.${seat}`, values: {} },
  };
}

function homeSpace(seat: number, flipped: boolean): Space {
  return {
    id: `w${seat}`,
    outline: homeOutline(seat, flipped),
    centre: homeCentre(seat, flipped),
    label: { key: `board.ludo.home.${seat}`, values: {} },
  };
}

// Those who play, the one whose turn it is first.
export function playing(scene: Scene): number[] {
  const seats = scene.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  const first = Math.max(0, seats.indexOf(scene.turn));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

// The way of the one whose turn it is, from the Floral Square around the track and home; then what only others use. They
// are called by the numbers that the viewer counts.
export function spaces(scene: Scene, lie: Turned & { viewer: number }): Space[] {
  const seats = playing(scene);
  const around = trackNumbers.map((number) => ((number - 2 + flowerOf(seats[0] ?? 1)) % trackLength) + 1);
  const own = (seat: number): Space[] => [
    ...columnSteps.map((step) => columnSpace(seat, step, lie.flipped)),
    homeSpace(seat, lie.flipped),
  ];
  const [first, ...others] = seats.length > 0 ? seats : [1];
  return [
    baseSpace(first!, lie.flipped),
    ...around.map((space) => trackSpace(space, lie.viewer, lie.flipped)),
    ...own(first!),
    ...others.flatMap((seat) => [baseSpace(seat, lie.flipped), ...own(seat)]),
  ];
}
