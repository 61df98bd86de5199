// Where everything is in the Dice case, as numbers and nothing else. The case lies open: one tray before each seat,
// eight spaces wide, its triangles two dice deep, and the hinge between the trays. Each path is a U: from the seat's
// own space 1 along its tray, over the hinge, and back to the other seat's space 1. All of it is worked out for the
// plain lie (seat one below, its home at the right) and then laid as the people want it by two symmetries: half a turn
// and a mirror.
import type { Piece, Scene } from '../../core/types';
import type { DicePlace, Point, Space, Spot } from '../design';
import { diceInRow, layingOn, middleOf, rectangle } from '../drawing/laying';
import type { Axis, Box, Counted, NumberPlace, Turned } from '../drawing/laying';

export const PAWN = 84;
export const CELL = 96;
export const RIM = 26; // of the case, on its three outer sides
export const BAND = 38; // in which the home spaces are numbered
export const TRIANGLE = 2 * 90;
const STRIP = 30; // for the numbers of the paths, between the tips and the lane
const LANE = 96; // along the hinge, for captured pawns and the dice
const LIP = 16; // of a tray, at the hinge
export const HINGE = 20;
const WALL = 12; // between the spaces and the well of pawns borne off
const WELL = 92;
const ROW = 8;
const DIE = 72;
const DICE_GAP = 18;

const SLOT_CAPTURED = 78;
const SLOT_OFF = 64;
const PAWNS_A_SIDE = 5;
const CAPTURED_SCALE = 0.84;
const OFF_SCALE = 0.72;

const DEPTH = BAND + TRIANGLE + STRIP + LANE;
export const WIDTH = RIM + ROW * CELL + WALL + WELL + RIM;
export const HEIGHT = 2 * (RIM + DEPTH + LIP) + HINGE;
export const MIDDLE = HEIGHT / 2;
const HOME_EDGE = RIM + ROW * CELL; // the right edge of space 1
const BOTTOM = HEIGHT - RIM;
const LANE_TOP = BOTTOM - DEPTH;

export const LAST = 16;
export const OFF_PLACE = 17;
export const CAPTURED_PLACE = 0;
export const HOME_SPACES = 6;
export const seats: readonly number[] = [1, 2];
export const slots: readonly number[] = Array.from({ length: PAWNS_A_SIDE }, (_, n) => n); // of a well

const { lay, layBox } = layingOn(WIDTH, HEIGHT);

// What seat two sees at its place is what seat one sees at its own, on the other side of the hinge.
function ofSeat(seat: number, lie: Turned): Turned {
  return seat === 2 ? { flipped: !lie.flipped, mirrored: !lie.mirrored } : lie;
}

// The hollow of a seat's tray in which the spaces and the lane are, and its two wells.
export function floor(seat: number, lie: Turned): Box {
  return layBox({ x: RIM, y: LANE_TOP, width: ROW * CELL, height: DEPTH }, ofSeat(seat, lie));
}

export function capturedWell(seat: number, lie: Turned): Box {
  const width = PAWNS_A_SIDE * SLOT_CAPTURED + 10;
  return layBox({ x: HOME_EDGE - width - 6, y: LANE_TOP + 7, width, height: LANE - 14 }, ofSeat(seat, lie));
}

export function offWell(seat: number, lie: Turned): Box {
  return layBox({ x: HOME_EDGE + WALL, y: LANE_TOP, width: WELL, height: DEPTH }, ofSeat(seat, lie));
}

// The body of a seat's half of the case, up to the hinge.
export function tray(seat: number, lie: Turned): Box {
  const height = RIM + DEPTH + LIP;
  return layBox({ x: 0, y: HEIGHT - height, width: WIDTH, height }, ofSeat(seat, lie));
}

// The axis of a space (as seat one counts) from the base of its triangle to its tip.
export function axis(space: number, lie: Turned): Axis {
  const seat = space <= ROW ? 1 : 2;
  const own = seat === 1 ? space : OFF_PLACE - space;
  const x = HOME_EDGE - (own - 0.5) * CELL;
  const base = lay({ x, y: BOTTOM - BAND }, ofSeat(seat, lie));
  const tip = lay({ x, y: BOTTOM - BAND - TRIANGLE }, ofSeat(seat, lie));
  return { x: base.x, base: base.y, tip: tip.y };
}

export function axes(lie: Turned): Axis[] {
  return Array.from({ length: LAST }, (_, i) => axis(i + 1, lie));
}

// A space of seat one as the seat counts it, and the other way round.
export function asCountedBy(seat: number, space: number): number {
  return seat === 2 ? OFF_PLACE - space : space;
}

export function spaceOf(seat: number, place: number): string {
  if (place === CAPTURED_PLACE) return `captured${seat}`;
  if (place === OFF_PLACE) return `off${seat}`;
  return `s${asCountedBy(seat, place)}`;
}

function pathSpace(space: number, lie: Counted): Space {
  const counted = asCountedBy(lie.viewer, space);
  const { x, base, tip } = axis(space, lie);
  const below = base > tip;
  const height = RIM + BAND + TRIANGLE + STRIP;
  const home = Math.min(counted, OFF_PLACE - counted);
  const owner = space <= ROW ? 1 : 2;
  return {
    id: `s${space}`,
    outline: rectangle({ x: x - CELL / 2, y: below ? HEIGHT - height : 0, width: CELL, height }),
    centre: { x, y: (base + tip) / 2 + (below ? 1 : -1) * (TRIANGLE / 4) },
    label:
      home <= HOME_SPACES
        ? { key: 'board.backgammon-dice.home', values: { place: counted, home, seat: owner } }
        : { key: 'board.backgammon-dice.space', values: { place: counted } },
  };
}

function capturedSpace(seat: number, lie: Turned): Space {
  const well = capturedWell(seat, lie);
  const below = well.y > MIDDLE;
  const reach = LANE + LIP + HINGE / 2;
  return {
    id: `captured${seat}`,
    outline: rectangle({ ...well, y: below ? MIDDLE : MIDDLE - reach, height: reach }),
    centre: middleOf(well),
    label: { key: 'board.backgammon-dice.captured', values: { seat } },
  };
}

function offSpace(seat: number, lie: Turned): Space {
  const reach = { x: HOME_EDGE, y: MIDDLE, width: WIDTH - HOME_EDGE, height: MIDDLE };
  return {
    id: `off${seat}`,
    outline: rectangle(layBox(reach, ofSeat(seat, lie))),
    centre: middleOf(offWell(seat, lie)),
    label: { key: 'board.backgammon-dice.off', values: { seat } },
  };
}

// In the order in which the one to move travels: from its captured pawns along its path to those borne off; then the
// other's. They are called by the numbers that are printed.
export function spaces(scene: Scene, lie: Counted): Space[] {
  const mover = scene.turn === 2 ? 2 : 1;
  const path = Array.from({ length: LAST }, (_, i) => pathSpace(asCountedBy(mover, i + 1), lie));
  return [
    capturedSpace(mover, lie),
    ...path,
    offSpace(mover, lie),
    capturedSpace(3 - mover, lie),
    offSpace(3 - mover, lie),
  ];
}

function spot(at: Point, scale: number): Spot {
  return { x: at.x, y: at.y, scale, angle: 0, hidden: false, edge: false };
}

// Where the n-th pawn lies in a well, from 0: captured ones from the home outwards, those borne off from the rim
// inwards.
export function slot(kind: 'captured' | 'off', seat: number, n: number, lie: Turned): Spot {
  const turned = ofSeat(seat, lie);
  if (kind === 'captured') {
    const x = HOME_EDGE - 6 - 5 - (n + 0.5) * SLOT_CAPTURED;
    return spot(lay({ x, y: LANE_TOP + LANE / 2 }, turned), CAPTURED_SCALE);
  }
  const start = (DEPTH - PAWNS_A_SIDE * SLOT_OFF) / 2;
  const y = BOTTOM - start - (n + 0.5) * SLOT_OFF;
  return spot(lay({ x: HOME_EDGE + WALL + WELL / 2, y }, turned), OFF_SCALE);
}

type Layout = { spots: Spot[]; count: (Point & { number: number }) | null };

// The places of a stack that has `room` for some; more of them lie hidden under the last.
function filled(number: number, room: number, at: (n: number) => Spot): Layout {
  const spots = Array.from({ length: number }, (_, i) => {
    const hidden = i >= room - 1 && i < number - 1;
    return { ...at(Math.min(i, room - 1)), hidden };
  });
  const top = spots.at(-1);
  return { spots, count: top && number > room ? { x: top.x, y: top.y, number } : null };
}

export function layout(space: string, pieces: Piece[], lie: Turned): Layout {
  const seat = Number(space.at(-1));
  if (space.startsWith('captured')) return filled(pieces.length, PAWNS_A_SIDE, (n) => slot('captured', seat, n, lie));
  if (space.startsWith('off')) return filled(pieces.length, PAWNS_A_SIDE, (n) => slot('off', seat, n, lie));
  const { x, base, tip } = axis(Number(space.slice(1)), lie);
  return filled(pieces.length, 2, (n) => spot({ x, y: base + ((tip - base) * (2 * n + 1)) / 4 }, 1));
}

// In the seat's lane, beyond the captured pawns.
export function dice(seat: number, number: number, lie: Turned): DicePlace[] {
  const free = HOME_EDGE - 6 - (PAWNS_A_SIDE * SLOT_CAPTURED + 10);
  const centre = lay({ x: (RIM + free) / 2, y: LANE_TOP + LANE / 2 }, ofSeat(seat, lie));
  return diceInRow(centre, number, DIE, DIE + DICE_GAP);
}

// The home spaces' numbers that are let into the case, 1 to 6 on each side.
export function homeNumbers(lie: Turned): NumberPlace[] {
  return axes(lie).flatMap(({ x, base, tip }, i) => {
    const number = Math.min(i + 1, LAST - i);
    return number <= HOME_SPACES ? [{ x, y: base + (base > tip ? BAND / 2 : -BAND / 2), number }] : [];
  });
}

// The numbers of the viewer's path, at the tips.
export function pathNumbers(lie: Counted): NumberPlace[] {
  return axes(lie).map(({ x, base, tip }, i) => ({
    x,
    y: tip + (base > tip ? -STRIP / 2 : STRIP / 2),
    number: asCountedBy(lie.viewer, i + 1),
  }));
}
