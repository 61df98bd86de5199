// The ludo board's places: as the rules count them, clockwise, next to one another, and inside the board.
import { expect, test } from 'vitest';
import type { Piece, Scene } from '../../core/types';
import texts from '../../../../texts/en/boards-ludo.json';
import type { Point } from '../design';
import { contains, cornersOf } from '../drawing/checks';
import { distance } from '../shared/geometry';
import { describe } from './describe';
import {
  baseCentre,
  cell,
  centre,
  columnCentre,
  columnSteps,
  countedBy,
  flowerOf,
  height,
  margin,
  pieceSize,
  route,
  seatNumbers,
  spaceOf,
  spaces,
  squareSize,
  trackCentre,
  trackNumbers,
  turned,
  width,
} from './geometry';
import { dice, layout, wells } from './spots';

const unturned = { flipped: false, viewer: 1 };
const lies = [unturned, { ...unturned, flipped: true }];

function sceneOf(playing: number[], turn: number, pieces: Piece[] = []): Scene {
  const seats = playing.map((seat) => ({ seat, facts: {} }));
  return { game: 'ludo', turn, seats, pieces, dice: [], left: [], facts: {} };
}

const four = sceneOf([1, 2, 3, 4], 1);
const piecesOf = (seat: number, count: number): Piece[] =>
  Array.from({ length: count }, () => ({ seat, place: 0, kind: 'piece' }));
const cellOf = ({ x, y }: Point): [number, number] => [(y - margin) / cell - 0.5, (x - margin) / cell - 0.5];

test('every place of every seat has a space, and no two spaces the same id', () => {
  for (const lie of lies) {
    const ids = spaces(four, lie).map((space) => space.id);
    expect(ids).toHaveLength(52 + 4 * (1 + 5 + 1));
    expect(new Set(ids).size).toBe(ids.length);
    for (const seat of seatNumbers) {
      for (let place = 0; place <= 57; ++place) expect(ids).toContain(spaceOf(seat, place));
    }
  }
});

test('only those who play have Floral Squares, columns and homes to visit; the one to move comes first', () => {
  const ids = spaces(sceneOf([1, 3], 3), unturned).map((space) => space.id);
  expect(ids).toHaveLength(52 + 2 * 7);
  expect(ids.slice(0, 3)).toEqual(['b3', 't27', 't28']);
  expect(ids).not.toContain('b2');
});

test('starting flowers lie 13 spaces apart, where the terminal draws them', () => {
  expect(seatNumbers.map((seat) => spaceOf(seat, 1))).toEqual(['t1', 't14', 't27', 't40']);
  expect(seatNumbers.map((seat) => cellOf(trackCentre(flowerOf(seat), false)))).toEqual([
    [13, 6],
    [6, 1],
    [1, 8],
    [8, 13],
  ]);
  for (const seat of seatNumbers) {
    for (let place = 1; place <= 51; ++place) {
      expect(countedBy(seat, Number(spaceOf(seat, place).slice(1)))).toBe(place);
    }
  }
});

test('the track goes from neighbour to neighbour, clockwise, with a corner in each quarter', () => {
  const way = trackNumbers.map((space) => trackCentre(space, false));
  const steps = way.map((from, index) => distance(from, way[(index + 1) % way.length]!));
  expect(steps.filter((step) => Math.abs(step - cell) < 1e-9)).toHaveLength(48);
  expect(steps.filter((step) => Math.abs(step - cell * Math.SQRT2) < 1e-9)).toHaveLength(4);
  const area = way.reduce((sum, from, index) => {
    const to = way[(index + 1) % way.length]!;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  expect(area).toBeGreaterThan(0); // y grows downwards
});

test('a home column leads from the last space of the track to the Winning Square', () => {
  for (const seat of seatNumbers) {
    const last = trackCentre(Number(spaceOf(seat, 51).slice(1)), false);
    const way = [last, ...columnSteps.map((step) => columnCentre(seat, step, false))];
    for (let i = 1; i < way.length; ++i) expect(distance(way[i - 1]!, way[i]!)).toBeCloseTo(cell);
    expect(distance(way.at(-1)!, centre)).toBeCloseTo(2 * cell);
  }
});

test('pieces walk from neighbour to neighbour: around the track, into the column, and back from home', () => {
  expect(route(1, 3, 8, [5])).toEqual([4, 5, 6, 7]);
  expect(route(1, 8, 9, [1])).toEqual([]);
  expect(route(1, 49, 53, [4])).toEqual([50, 51, 52]);
  expect(route(1, 55, 53, [6])).toEqual([56, 57, 56, 55, 54]);
  expect(route(1, 54, 55, [5])).toEqual([55, 56, 57, 56]); // by a one it would be a single step
  expect(route(1, 54, 55, [1])).toEqual([]);
  expect(route(1, 50, 53, [6, 5])).toEqual([51, 52, 53, 54, 55, 56, 57, 56, 55, 54]); // by the sum
  expect(route(1, 0, 1, [6])).toEqual([]);
});

test('flipped is a half turn of everything', () => {
  const straight = spaces(four, unturned);
  const flipped = new Map(spaces(four, { ...unturned, flipped: true }).map((space) => [space.id, space]));
  for (const space of straight) {
    const other = flipped.get(space.id)!;
    expect(distance(other.centre, turned(space.centre, true))).toBeCloseTo(0);
    expect(other.label).toEqual(space.label);
    const area = cornersOf(other.outline);
    for (const corner of cornersOf(space.outline)) {
      expect(Math.min(...area.map((there) => distance(there, turned(corner, true))))).toBeCloseTo(0);
    }
  }
});

test('tap areas do not overlap, and each holds its own mark', () => {
  for (const lie of lies) {
    const areas = spaces(four, lie).map((space) => ({ ...space, corners: cornersOf(space.outline) }));
    for (const area of areas) expect(contains(area.corners, area.centre), area.id).toBe(true);
    for (let x = 5; x < width; x += 15) {
      for (let y = 5; y < height; y += 15) {
        const hits = areas.filter((area) => contains(area.corners, { x: x + 0.37, y: y + 0.11 }));
        expect(hits.length).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('pieces stand on their space and inside the board, however many share it', () => {
  for (const lie of lies) {
    for (const space of spaces(four, lie)) {
      const most = /^[bw]/.test(space.id) ? 4 : 16;
      for (let count = 1; count <= most; ++count) {
        const { spots } = layout(space.id, piecesOf(1, count), four, lie);
        expect(spots).toHaveLength(count);
        for (const spot of spots) {
          const radius = (pieceSize / 2) * spot.scale;
          expect(contains(cornersOf(space.outline), spot), `${space.id} of ${count}`).toBe(true);
          expect(Math.min(spot.x, spot.y, width - spot.x, height - spot.y)).toBeGreaterThanOrEqual(radius);
        }
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
    }
  }
});

test('those behind are drawn before those in front', () => {
  for (const id of ['t5', 'c2-3', 'w1', 'w2', 'w3', 'w4', 'b1']) {
    for (let count = 1; count <= 4; ++count) {
      const heights = layout(id, piecesOf(1, count), four, unturned).spots.map((spot) => spot.y);
      for (let i = 1; i < heights.length; ++i) expect(heights[i]! - heights[i - 1]!).toBeGreaterThanOrEqual(-1e-9);
    }
  }
});

test('dice rest in the Floral Square of the one who rolls, clear of the wells', () => {
  for (const lie of lies) {
    for (const seat of seatNumbers) {
      const base = baseCentre(seat, lie.flipped);
      for (const count of [1, 2]) {
        const places = dice(seat, count, four, lie);
        expect(places).toHaveLength(count);
        for (const die of places) {
          const off = Math.max(Math.abs(die.x - base.x), Math.abs(die.y - base.y));
          expect(off + die.size / 2).toBeLessThan(squareSize / 2);
          for (const well of wells) {
            const waiting = { x: base.x + well.x, y: base.y + well.y };
            expect(distance(die, waiting)).toBeGreaterThan((die.size * Math.SQRT2 + pieceSize) / 2);
          }
        }
      }
    }
  }
});

test('every label and description has a text', () => {
  const known = (key: string): boolean => key in texts || `${key}.other` in texts;
  for (const space of spaces(four, unturned)) expect(known(space.label.key), space.label.key).toBe(true);
  const pieces = seatNumbers.flatMap((seat) => [0, 1, 52, 57].map((place) => ({ seat, place, kind: 'piece' })));
  const lines = seatNumbers.flatMap((turn) => describe(sceneOf([1, 2, 3, 4], turn, pieces)));
  expect(lines).toHaveLength(4 * 20);
  for (const line of lines) expect(known(line.key), line.key).toBe(true);
});
