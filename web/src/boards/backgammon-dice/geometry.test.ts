// The geometry of the Dice case: every place has its space, the paths are the U that the rules describe, nothing leaves
// the case, and a turned or mirrored case is the same case.
import { describe, expect, it } from 'vitest';
import type { Piece, Scene } from '../../core/types';
import { boundsOf, expectApart, expectSymmetric, expectWithin, overlap, rectangleOf } from '../drawing/checks';
import { lies, plain } from '../drawing/checks';
import { squareAround } from '../drawing/laying';
import * as geometry from './geometry';

const { CELL, HEIGHT, PAWN, WIDTH } = geometry;

function scene(turn = 1): Scene {
  return { game: 'backgammon-dice', turn, seats: [], pieces: [], dice: [], left: [], facts: {} };
}

function pawns(number: number): Piece[] {
  return Array.from({ length: number }, () => ({ seat: 1, place: 3, kind: 'regular' }));
}

const places = Array.from({ length: 18 }, (_, i) => i);
const ids = geometry.spaces(scene(), plain).map((space) => space.id);

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
      const visited = geometry.spaces(scene(turn), { ...plain, viewer: turn }).slice(0, 18);
      expect(visited.map((space) => space.id)).toEqual(places.map((place) => geometry.spaceOf(turn, place)));
      expect(visited[3]?.label.values).toEqual({ place: 3, home: 3, seat: turn });
      expect(visited[7]?.label.values).toEqual({ place: 7 });
      expect(visited[10]?.label.values).toEqual({ place: 10 });
      expect(visited[13]?.label.values).toEqual({ place: 13, home: 4, seat: 3 - turn });
    }
  });

  it('stays in the case, overlaps nowhere, and holds its own centre', () => {
    for (const lie of lies) expectApart(geometry.spaces(scene(), lie), geometry);
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
        for (const spot of geometry.layout(id, pawns(5), lie).spots) {
          expectWithin(boundsOf(squareAround(spot, PAWN * spot.scale)), rectangleOf(outline));
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
        for (const place of [...geometry.dice(seat, 2, lie), ...geometry.dice(seat, 4, lie)]) {
          const die = boundsOf(squareAround(place, place.size));
          expect(die.left).toBeGreaterThan(lane.x);
          expect(die.right).toBeLessThan(lane.x + lane.width);
          for (const { outline } of geometry.spaces(scene(), lie)) {
            expect(overlap(die, rectangleOf(outline))).toBe(false);
          }
        }
      }
    }
  });
});

it('is the same case when it is turned by half a circle or mirrored', () => {
  expectSymmetric((lie) => [
    ...geometry.spaces(scene(), lie).flatMap(({ id, centre }) => [centre, ...geometry.layout(id, pawns(2), lie).spots]),
    ...geometry.dice(1, 1, lie),
    ...geometry.dice(2, 1, lie),
    ...geometry.homeNumbers(lie),
    ...geometry.pathNumbers(lie),
  ], geometry);
});

describe('numbers', () => {
  it('are 1 to 6 on each home, and the path as the viewer counts it', () => {
    expect(geometry.homeNumbers(plain).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]);
    geometry.pathNumbers(plain).forEach(({ number }, i) => expect(number).toBe(i + 1));
    geometry.pathNumbers({ ...plain, viewer: 2 }).forEach(({ number }, i) => expect(number).toBe(16 - i));
  });
});
