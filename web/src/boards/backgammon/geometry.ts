// Where everything is on a backgammon board, as numbers and nothing else. All of it is worked out for the plain lie
// (seat one below, its point 1 at the lower right) and then laid as the people want it by two symmetries: half a turn
// and a mirror.
import type { Piece, Scene } from '../../core/types';
import type { DicePlace, Point, Space, Spot } from '../design';
import { diceInRow, layingOn, middleOf, rectangle } from '../drawing/laying';
import type { Axis, Box, Counted, NumberPlace, Turned } from '../drawing/laying';

export const CHECKER = 94;
export const EDGE = 31; // how thick a checker is when it is seen from the side
export const CUBE = 92;
export const PITCH = 100; // from the axis of a point to the next
export const POINT_LENGTH = 5 * CHECKER;
export const BAND = 54; // the frame above and below, in which the numbers are
const SIDE = 32;
const HALF = 6 * PITCH;
const BAR = 1.5 * CHECKER;
const DIVIDER = 26;
const TRAY = 110;
const FIELD = 2 * POINT_LENGTH + 116; // room for the dice between the tips
const DIE = 78;
const DICE_GAP = 22;
const MOST_SEEN = 7; // more checkers in one stack cannot be told apart

const BAR_LEFT = SIDE + HALF;
const RIGHT_HALF = BAR_LEFT + BAR;
const TRAY_LEFT = RIGHT_HALF + HALF + DIVIDER;
export const WIDTH = TRAY_LEFT + TRAY + SIDE;
export const HEIGHT = FIELD + 2 * BAND;
export const MIDDLE = HEIGHT / 2;
const BOTTOM = HEIGHT - BAND;

export const POINTS = 24;
export const BAR_PLACE = 25;
export const TRAY_PLACE = 0;

export const OUTSIDE: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
// Everything within the frame.
export const INSIDE: Box = { x: SIDE, y: BAND, width: WIDTH - 2 * SIDE, height: FIELD };

const { lay, layBox } = layingOn(WIDTH, HEIGHT);

// The two halves of the playing field, the bar between them, and the trays (of seat one, of seat two).
export function fields(lie: Turned): Box[] {
  return [SIDE, RIGHT_HALF].map((x) => layBox({ x, y: BAND, width: HALF, height: FIELD }, lie));
}

export function bar(lie: Turned): Box {
  return layBox({ x: BAR_LEFT, y: BAND, width: BAR, height: FIELD }, lie);
}

const TRAY_BREAK = 20; // the ledge between the two trays

export function trays(lie: Turned): Box[] {
  const height = (FIELD - TRAY_BREAK) / 2;
  return [BOTTOM - height, BAND].map((y) => layBox({ x: TRAY_LEFT, y, width: TRAY, height }, lie));
}

// The axis of a point (as seat one counts) from its base to its tip.
export function axis(point: number, lie: Turned): Axis {
  const below = point <= 12;
  const column = below ? 12 - point : point - 13; // from the left
  const x = (column < 6 ? SIDE : RIGHT_HALF - HALF) + (column + 0.5) * PITCH;
  const base = lay({ x, y: below ? BOTTOM : BAND }, lie);
  const tip = lay({ x, y: below ? BOTTOM - POINT_LENGTH : BAND + POINT_LENGTH }, lie);
  return { x: base.x, base: base.y, tip: tip.y };
}

export function axes(lie: Turned): Axis[] {
  return Array.from({ length: POINTS }, (_, i) => axis(i + 1, lie));
}

export function spaceOf(seat: number, place: number): string {
  if (place === BAR_PLACE) return `bar${seat}`;
  if (place === TRAY_PLACE) return `tray${seat}`;
  return `p${asCountedBy(seat, place)}`;
}

// A point of seat one as the seat counts it, and the other way round.
export function asCountedBy(seat: number, point: number): number {
  return seat === 2 ? POINTS + 1 - point : point;
}

function halfOf(box: Box, below: boolean): Box {
  return { ...box, y: below ? MIDDLE : 0, height: MIDDLE };
}

function isBelow(seat: number, lie: Turned): boolean {
  return (seat === 1) !== lie.flipped;
}

function pointSpace(point: number, counted: number, lie: Turned): Space {
  const { x, base, tip } = axis(point, lie);
  const column = { x: x - PITCH / 2, y: 0, width: PITCH, height: 0 };
  return {
    id: `p${point}`,
    outline: rectangle(halfOf(column, base > tip)),
    centre: { x, y: base + Math.sign(tip - base) * (CHECKER / 2) },
    label: { key: 'board.backgammon.point', values: { place: counted } },
  };
}

function barSpace(seat: number, scene: Scene, lie: Turned): Space {
  const below = isBelow(seat, lie);
  const box = bar(lie);
  return {
    id: `bar${seat}`,
    outline: rectangle(halfOf(box, below)),
    centre: { x: box.x + box.width / 2, y: MIDDLE + (below ? 1 : -1) * (barStart(scene) + CHECKER / 2) },
    label: { key: 'board.backgammon.bar', values: { seat } },
  };
}

function traySpace(seat: number, lie: Turned): Space {
  const box = trays(lie)[seat - 1]!;
  const reach = { x: TRAY_LEFT - DIVIDER / 2, y: 0, width: DIVIDER / 2 + TRAY + SIDE, height: HEIGHT };
  return {
    id: `tray${seat}`,
    outline: rectangle(halfOf(layBox(reach, lie), isBelow(seat, lie))),
    centre: middleOf(box),
    label: { key: 'board.backgammon.tray', values: { seat } },
  };
}

// In the order in which the one to move travels: from its bar over its points to its tray; then the other side's. They
// are called by the numbers that are printed.
export function spaces(scene: Scene, lie: Counted): Space[] {
  const mover = scene.turn === 2 ? 2 : 1;
  const other = 3 - mover;
  const points = Array.from({ length: POINTS }, (_, i) => asCountedBy(mover, POINTS - i));
  return [
    barSpace(mover, scene, lie),
    ...points.map((point) => pointSpace(point, asCountedBy(lie.viewer, point), lie)),
    traySpace(mover, lie),
    barSpace(other, scene, lie),
    traySpace(other, lie),
  ];
}

// How far from the middle of the bar its checkers begin: the cube lies there until somebody owns it.
function barStart(scene: Scene): number {
  return cubeInPlay(scene) ? CUBE / 2 + 12 : 8;
}

interface Stack {
  x: number;
  from: number; // the edge at which it begins
  towards: 1 | -1;
  room: number;
}

function stackOf(space: string, scene: Scene, lie: Turned): Stack {
  if (space.startsWith('bar')) {
    const box = bar(lie);
    const towards = isBelow(Number(space.slice(3)), lie) ? 1 : -1;
    const start = barStart(scene);
    const kept = cubeInPlay(scene) ? CUBE + 16 : 8; // the end of the bar is for the cube of its owner
    return { x: box.x + box.width / 2, from: MIDDLE + towards * start, towards, room: FIELD / 2 - start - kept };
  }
  const { x, base, tip } = axis(Number(space.slice(1)), lie);
  return { x, from: base, towards: tip < base ? -1 : 1, room: POINT_LENGTH };
}

type Layout = { spots: Spot[]; count: (Point & { number: number }) | null };

function flatStack(stack: Stack, number: number): Layout {
  const seen = Math.min(number, MOST_SEEN);
  const pitch = seen < 2 ? 0 : Math.min(CHECKER, (stack.room - CHECKER) / (seen - 1));
  const spots = Array.from({ length: number }, (_, i) => {
    const height = Math.max(0, i - (number - seen));
    const y = stack.from + stack.towards * (CHECKER / 2 + height * pitch);
    return { x: stack.x, y, scale: 1, angle: 0, hidden: i < number - seen, edge: false };
  });
  const top = spots.at(-1);
  return { spots, count: top && number > seen ? { x: top.x, y: top.y, number } : null };
}

function trayStack(seat: number, number: number, lie: Turned): Layout {
  const box = trays(lie)[seat - 1]!;
  const towards = isBelow(seat, lie) ? -1 : 1;
  const from = towards < 0 ? box.y + box.height - 10 : box.y + 10;
  const pitch = Math.min(EDGE + 1.5, (box.height - 20) / Math.max(1, number));
  const spots = Array.from({ length: number }, (_, i) => ({
    x: box.x + box.width / 2,
    y: from + towards * (EDGE / 2 + i * pitch),
    scale: 1,
    angle: 0,
    hidden: false,
    edge: true,
  }));
  return { spots, count: null };
}

export function layout(space: string, pieces: Piece[], scene: Scene, lie: Turned): Layout {
  if (space.startsWith('tray')) return trayStack(Number(space.slice(4)), pieces.length, lie);
  return flatStack(stackOf(space, scene, lie), pieces.length);
}

// In the half of the board at the seat's right hand, between the tips.
function diceCentre(seat: number, lie: Turned): Point {
  return lay({ x: seat === 2 ? SIDE + HALF / 2 : RIGHT_HALF + HALF / 2, y: MIDDLE }, lie);
}

export function dice(seat: number, number: number, lie: Turned): DicePlace[] {
  return diceInRow(diceCentre(seat, lie), number, DIE, DIE + DICE_GAP);
}

function fact(scene: Scene, name: string): number {
  return Number(scene.facts[name] ?? 0);
}

export function cubeInPlay(scene: Scene): boolean {
  return fact(scene, 'cube_in_play') === 1;
}

export interface CubePlace extends Point {
  angle: number; // 0 is read from below
  face: number;
}

// Where the cube lies and what it shows. A cube of 1 is printed nowhere: it lies in the middle, sideways, with 64 up.
// One that is offered lies before the seat that has to answer, showing what the game would then be worth to whoever looks
// at the screen: that is who answers, or who sees a bot do so. On a board that stands the sides are left and right.
export function cube(scene: Scene, lie: Turned): CubePlace {
  const value = fact(scene, 'cube');
  const offered = fact(scene, 'offered');
  const towards = (seat: number) => (lie.standing || isBelow(seat, lie) ? 0 : 180);
  if (offered > 0 && scene.turn > 0) {
    return { ...diceCentre(scene.turn, lie), angle: 0, face: offered };
  }
  const box = bar(lie);
  const x = box.x + box.width / 2;
  const owner = fact(scene, 'cube_owner');
  if (owner === 0) return { x, y: MIDDLE, angle: 90, face: value <= 1 ? 64 : value };
  const end = FIELD / 2 - CUBE / 2 - 10;
  return { x, y: MIDDLE + (isBelow(owner, lie) ? end : -end), angle: towards(owner), face: value };
}

// The numbers in the frame, as the viewer counts the points.
export function numbers(lie: Counted): NumberPlace[] {
  return axes(lie).map(({ x, base, tip }, i) => ({
    x,
    y: base + (base > tip ? BAND / 2 : -BAND / 2),
    number: asCountedBy(lie.viewer, i + 1),
  }));
}
