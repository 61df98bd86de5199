// The geometry of the Dice case: every place has its space, the paths are the U that the rules describe, nothing leaves
// the case, and a turned or mirrored case is the same case.
import { describe, expect, it } from 'vitest';
import type { Piece, Scene } from '../../core/types';
import type { Point } from '../design';
import * as geometry from './geometry';

const { CELL, HEIGHT, PAWN, WIDTH } = geometry;

function scene(turn = 1): Scene {
  return { game: 'backgammon-dice', turn, seats: [], pieces: [], dice: [], left: [], facts: {} };
}

function pawns(number: number): Piece[] {
  return Array.from({ length: number }, () => ({ seat: 1, place: 3, kind: 'regular' }));
}

const lies = [false, true].flatMap((flipped) => [false, true].map((mirrored) => ({ flipped, mirrored })));
const plain = { flipped: false, mirrored: false };
const places = Array.from({ length: 18 }, (_, i) => i);
const ids = geometry.spaces(scene(), plain).map((space) => space.id);

interface Corners {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function overlap(a: Corners, b: Corners): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function corners(outline: string): Corners {
  const [x = 0, y = 0, width = 0, height = 0] = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
  return { left: x, top: y, right: x + width, bottom: y + height };
}

describe('spaces', () => {
  it('has one for every place of both seats, each once', () => {
    for (const turn of [0, 1, 2]) {
      const all = geometry.spaces(scene(turn), plain).map((space) => space.id);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(20);
      for (const seat of [1, 2]) for (const place of places) expect(all).toContain(geometry.spaceOf(seat, place));
    }
  });

  it('counts a space of one seat as 17 less it for the other', () => {
    for (let place = 1; place <= 16; ++place) {
      expect(geometry.spaceOf(2, place)).toBe(geometry.spaceOf(1, 17 - place));
    }
    expect(geometry.spaceOf(1, 0)).not.toBe(geometry.spaceOf(2, 0));
    expect(geometry.spaceOf(1, 17)).not.toBe(geometry.spaceOf(2, 17));
  });

  it('visits them as the one to move travels, and names the homes', () => {
    for (const turn of [1, 2]) {
      const visited = geometry.spaces(scene(turn), plain).slice(0, 18);
      expect(visited.map((space) => space.id)).toEqual(places.map((place) => geometry.spaceOf(turn, place)));
      expect(visited[3]?.label.values).toEqual({ place: 3, home: 3, seat: turn });
      expect(visited[7]?.label.values).toEqual({ place: 7 });
      expect(visited[10]?.label.values).toEqual({ place: 10 });
      expect(visited[13]?.label.values).toEqual({ place: 13, home: 4, seat: 3 - turn });
    }
  });

  it('stays in the case, overlaps nowhere, and holds its own centre', () => {
    for (const lie of lies) {
      const boxes = geometry.spaces(scene(), lie).map((space) => ({ space, box: corners(space.outline) }));
      for (const { space, box } of boxes) {
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(WIDTH);
        expect(box.bottom).toBeLessThanOrEqual(HEIGHT);
        const { x, y } = space.centre;
        expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
        expect(boxes.filter((other) => overlap(box, other.box))).toHaveLength(1);
      }
    }
  });
});

describe('the path', () => {
  it('is a U: along the own tray, over the hinge, back along the other', () => {
    for (const lie of lies) {
      const path = geometry.axes(lie);
      path.slice(1).forEach((next, i) => {
        const step = Math.abs(next.x - path[i]!.x);
        const crosses = next.base !== path[i]!.base;
        expect(step).toBeCloseTo(crosses ? 0 : CELL);
        expect(crosses).toBe(i === 7);
      });
      expect(path[0]!.x).toBeCloseTo(path[15]!.x);
    }
  });

  it('begins at the lower right for seat one, unless the case is turned or mirrored', () => {
    const first = (flipped: boolean, mirrored: boolean) => geometry.axis(1, { flipped, mirrored });
    expect(first(false, false).x).toBeGreaterThan(WIDTH / 2);
    expect(first(false, false).base).toBeGreaterThan(HEIGHT / 2);
    expect(first(false, true).x).toBeLessThan(WIDTH / 2);
    expect(first(true, false).base).toBeLessThan(HEIGHT / 2);
  });

  it('has triangles that face each other across the hinge', () => {
    for (const { base, tip } of geometry.axes(plain)) {
      expect(Math.abs(tip - HEIGHT / 2)).toBeLessThan(Math.abs(base - HEIGHT / 2));
      expect(Math.abs(base - tip)).toBeGreaterThanOrEqual(2 * PAWN);
    }
  });
});

describe('pawns', () => {
  it('stay in the case and on their own space', () => {
    for (const lie of lies) {
      for (const { id, outline } of geometry.spaces(scene(), lie)) {
        const box = corners(outline);
        for (const { x, y, scale } of geometry.layout(id, pawns(5), lie).spots) {
          const half = (PAWN * scale) / 2;
          expect(x - half).toBeGreaterThanOrEqual(box.left);
          expect(x + half).toBeLessThanOrEqual(box.right);
          expect(y - half).toBeGreaterThanOrEqual(box.top);
          expect(y + half).toBeLessThanOrEqual(box.bottom);
        }
      }
    }
  });

  it('do not touch: two on a space, five in a well', () => {
    for (const id of ids) {
      const { spots, count } = geometry.layout(id, pawns(id.startsWith('s') ? 2 : 5), plain);
      expect(count).toBeNull();
      spots.slice(1).forEach((spot, i) => {
        const before = spots[i]!;
        expect(spot.hidden).toBe(false);
        expect(Math.hypot(spot.x - before.x, spot.y - before.y)).toBeGreaterThan(PAWN * spot.scale);
      });
    }
  });

  it('are counted where there are more than fit', () => {
    const { spots, count } = geometry.layout('s3', pawns(4), plain);
    expect(count?.number).toBe(4);
    expect(spots.filter((spot) => !spot.hidden)).toHaveLength(2);
  });
});

describe('dice', () => {
  it('lie in the lane of who rolled and never on a space', () => {
    for (const lie of lies) {
      for (const seat of [1, 2]) {
        const lane = geometry.floor(seat, lie);
        for (const { x, y, size } of geometry.dice(seat, 2, lie)) {
          expect(x - size / 2).toBeGreaterThan(lane.x);
          expect(x + size / 2).toBeLessThan(lane.x + lane.width);
          for (const { outline } of geometry.spaces(scene(), lie)) {
            const die = { left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 };
            expect(overlap(die, corners(outline))).toBe(false);
          }
        }
      }
    }
  });
});

describe('symmetry', () => {
  const where = (lie: typeof plain): Point[] => [
    ...geometry.spaces(scene(), lie).flatMap(({ id, centre }) => [centre, ...geometry.layout(id, pawns(2), lie).spots]),
    ...geometry.dice(1, 1, lie),
    ...geometry.dice(2, 1, lie),
    ...geometry.homeNumbers(lie),
    ...geometry.pathNumbers(1, lie),
  ];
  const expectSame = (actual: Point[], expected: Point[]) => {
    expect(actual).toHaveLength(expected.length);
    actual.forEach((point, i) => {
      expect(point.x).toBeCloseTo(expected[i]!.x);
      expect(point.y).toBeCloseTo(expected[i]!.y);
    });
  };
  const turned = ({ x, y }: Point) => ({ x: WIDTH - x, y: HEIGHT - y });
  const mirrored = ({ x, y }: Point) => ({ x: WIDTH - x, y });

  it('turns everything by half a circle', () => {
    expectSame(where({ flipped: true, mirrored: false }), where(plain).map(turned));
    expectSame(where({ flipped: true, mirrored: true }), where({ flipped: false, mirrored: true }).map(turned));
  });

  it('mirrors everything from left to right', () => {
    expectSame(where({ flipped: false, mirrored: true }), where(plain).map(mirrored));
  });
});

describe('numbers', () => {
  it('are 1 to 6 on each home, and the path as the seat to move counts it', () => {
    expect(geometry.homeNumbers(plain).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]);
    geometry.pathNumbers(1, plain).forEach(({ number }, i) => expect(number).toBe(i + 1));
    geometry.pathNumbers(2, plain).forEach(({ number }, i) => expect(number).toBe(16 - i));
  });
});
