// The checkers board's places: numbered as printed, the same for both sides, and inside the board.
import { expect, test } from 'vitest';
import type { Piece, Scene } from '../../core/types';
import texts from '../../../../texts/en/boards-checkers.json';
import type { Point } from '../design';
import { contains, cornersOf } from '../drawing/checks';
import { distance } from '../shared/geometry';
import { describe } from './describe';
import {
  edgeScale,
  edgeThickness,
  height,
  layout,
  pieceSize,
  rail,
  side,
  spaceOf,
  spaces,
  square,
  squareCentre,
  squareNumbers,
  tray,
  trayCentre,
  turned,
  width,
} from './geometry';

const lies = [{ flipped: false }, { flipped: true }];

function sceneOf(turn: number, pieces: Piece[] = []): Scene {
  const seats = [1, 2].map((seat) => ({ seat, facts: {} }));
  return { game: 'checkers', turn, seats, pieces, dice: [], left: [], facts: {} };
}

const scene = sceneOf(1);
const men = (seat: number, count: number): Piece[] =>
  Array.from({ length: count }, () => ({ seat, place: 0, kind: 'man' }));

test('every place of both seats has a space, and no two spaces the same id', () => {
  for (const lie of lies) {
    const ids = spaces(scene, lie).map((space) => space.id);
    expect(ids).toHaveLength(34);
    expect(new Set(ids).size).toBe(34);
    for (const seat of [1, 2]) {
      for (let place = 0; place <= 32; ++place) expect(ids).toContain(spaceOf(seat, place));
    }
  }
});

test('both seats call a square by the same number; what is captured lies with the other', () => {
  for (const number of squareNumbers) expect(spaceOf(1, number)).toBe(spaceOf(2, number));
  expect(spaceOf(1, 0)).toBe('tray2');
  expect(spaceOf(2, 0)).toBe('tray1');
});

test('squares are numbered as printed: 1 at the upper left, 32 at the lower right', () => {
  const cell = (number: number): [number, number] => {
    const { x, y } = squareCentre(number, false);
    return [(y - rail) / square - 0.5, (x - side) / square - 0.5];
  };
  expect([1, 4, 5, 8, 29, 32].map(cell)).toEqual([
    [0, 1],
    [0, 7],
    [1, 0],
    [1, 6],
    [7, 0],
    [7, 6],
  ]);
});

test('a dark square is at the lower left of each player', () => {
  const lowerLeft = { x: side + square / 2, y: height - rail - square / 2 };
  expect(squareCentre(29, false)).toEqual(lowerLeft);
  expect(squareCentre(4, true)).toEqual(lowerLeft);
});

test('squares that a man steps between touch at their corners', () => {
  const steps = [[1, 5], [1, 6], [4, 8], [5, 9], [6, 9], [6, 10], [12, 16], [12, 8], [13, 17], [20, 24], [28, 32]];
  for (const [from, to] of steps) {
    expect(distance(squareCentre(from!, false), squareCentre(to!, false))).toBeCloseTo(square * Math.SQRT2);
  }
});

test('flipped is a half turn of everything', () => {
  const flipped = spaces(scene, { flipped: true });
  spaces(scene, { flipped: false }).forEach((space, index) => {
    const other = flipped[index]!;
    expect(other.id).toBe(space.id);
    expect(distance(other.centre, turned(space.centre, true))).toBeCloseTo(0);
    const area = cornersOf(other.outline);
    for (const corner of cornersOf(space.outline)) {
      expect(Math.min(...area.map((there) => distance(there, turned(corner, true))))).toBeCloseTo(0);
    }
    const spotsOf = (lie: { flipped: boolean }): Point[] => layout(space.id, men(1, 12), scene, lie).spots;
    spotsOf({ flipped: false }).forEach((spot, place) => {
      expect(distance(spotsOf({ flipped: true })[place]!, turned(spot, true))).toBeCloseTo(0);
    });
  });
});

test('tap areas do not overlap, and are wide enough for a finger on a phone', () => {
  for (const lie of lies) {
    const areas = spaces(scene, lie).map((space) => ({ ...space, corners: cornersOf(space.outline) }));
    for (const area of areas) {
      expect(contains(area.corners, area.centre), area.id).toBe(true);
      if (!area.id.startsWith('s')) continue;
      const across = area.corners.map(({ x }) => x);
      expect((Math.max(...across) - Math.min(...across)) * (360 / width)).toBeGreaterThanOrEqual(44);
    }
    for (let x = 3; x < width; x += 11) {
      for (let y = 3; y < height; y += 11) {
        const point = { x: x + 0.37, y: y + 0.11 };
        expect(areas.filter((area) => contains(area.corners, point)).length).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('pieces stay inside the board, captured ones inside the tray', () => {
  for (const lie of lies) {
    for (const number of squareNumbers) {
      const [spot] = layout(`s${number}`, men(1, 1), scene, lie).spots;
      expect(spot).toEqual({ ...squareCentre(number, lie.flipped), scale: 1, angle: 0, hidden: false, edge: false });
      expect(Math.min(spot!.x, spot!.y, width - spot!.x, height - spot!.y)).toBeGreaterThan(pieceSize / 2);
    }
    for (const seat of [1, 2]) {
      const { spots } = layout(`tray${seat}`, men(3 - seat, 12), scene, lie);
      expect(spots).toHaveLength(12);
      for (const spot of spots) {
        const at = trayCentre(seat, lie.flipped);
        expect(spot.edge).toBe(true);
        expect(Math.abs(spot.x - at.x) + (edgeThickness * edgeScale) / 2).toBeLessThan(tray.width / 2);
        expect(Math.abs(spot.y - at.y) + (pieceSize * edgeScale) / 2).toBeLessThan(tray.height / 2);
      }
    }
  }
});

test('the tray in front of a player is on that player’s side', () => {
  expect(trayCentre(1, false).y).toBeLessThan(squareCentre(1, false).y);
  expect(trayCentre(2, false).y).toBeGreaterThan(squareCentre(32, false).y);
});

test('every label and description has a text', () => {
  const known = (key: string): boolean => key in texts || `${key}.other` in texts;
  for (const space of spaces(scene, { flipped: false })) expect(known(space.label.key), space.label.key).toBe(true);
  const pieces = [1, 2].flatMap((seat) => [
    { seat, place: 0, kind: 'man' },
    { seat, place: seat, kind: 'man' },
    { seat, place: seat + 10, kind: 'king' },
  ]);
  const lines = [1, 2].flatMap((turn) => describe(sceneOf(turn, pieces)));
  expect(lines).toHaveLength(2 * 8);
  for (const line of lines) expect(known(line.key), line.key).toBe(true);
});
