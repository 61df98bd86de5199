// The geometry of the backgammon board: every place has its space, nothing leaves the board, and a turned or mirrored
// board is the same board.
import { describe, expect, it } from 'vitest';
import type { Facts, Piece, Scene } from '../../core/types';
import type { Point } from '../design';
import { boundsOf, expectApart, expectSymmetric, expectWithin, lies, plain, rectangleOf } from '../drawing/checks';
import type { Turned } from '../drawing/laying';
import * as geometry from './geometry';

const { CHECKER, EDGE, HEIGHT, WIDTH } = geometry;

function scene(facts: Facts = {}, turn = 1): Scene {
  return { game: 'backgammon', turn, seats: [], pieces: [], dice: [], left: [], facts };
}

function stack(number: number, seat = 1): Piece[] {
  return Array.from({ length: number }, () => ({ seat, place: 6, kind: 'checker' }));
}

function at({ x, y }: Point): Point {
  return { x, y };
}

const places = Array.from({ length: 26 }, (_, i) => i);
const cubes: Facts[] = [
  { cube_in_play: 0 },
  { cube_in_play: 1, cube: 1, cube_owner: 0 },
  { cube_in_play: 1, cube: 4, cube_owner: 2 },
];

describe('spaces', () => {
  it('has one for every place of both seats, each once', () => {
    for (const turn of [0, 1, 2]) {
      const ids = geometry.spaces(scene({}, turn), plain).map((space) => space.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(28);
      for (const seat of [1, 2]) for (const place of places) expect(ids).toContain(geometry.spaceOf(seat, place));
    }
  });

  it('counts a point of one seat as 25 less it for the other', () => {
    for (let place = 1; place <= 24; ++place) {
      expect(geometry.spaceOf(2, place)).toBe(geometry.spaceOf(1, 25 - place));
    }
    expect(geometry.spaceOf(1, 25)).not.toBe(geometry.spaceOf(2, 25));
    expect(geometry.spaceOf(1, 0)).not.toBe(geometry.spaceOf(2, 0));
  });

  it('visits them as the one to move travels, and calls them as the viewer counts', () => {
    for (const turn of [1, 2]) {
      const visited = geometry.spaces(scene({}, turn), plain).slice(0, 26);
      const travelled = places.map((_, i) => geometry.spaceOf(turn, 25 - i));
      expect(visited.map((space) => space.id)).toEqual(travelled);
      expect(visited[1]?.label.values.place).toBe(turn === 1 ? 24 : 1);
      expect(visited[24]?.label.values.place).toBe(turn === 1 ? 1 : 24);
    }
  });

  it('stays on the board, overlaps nowhere, and holds its own centre', () => {
    for (const lie of lies) expectApart(geometry.spaces(scene(), lie), geometry);
  });
});

describe('where seat one sits', () => {
  const pointOne = (lie: Turned) => geometry.axis(1, lie);

  it('is below with its home at the right, unless the board is turned or mirrored', () => {
    expect(pointOne(plain).x).toBeGreaterThan(WIDTH / 2);
    expect(pointOne(plain).base).toBeGreaterThan(HEIGHT / 2);
    expect(pointOne({ ...plain, mirrored: true }).x).toBeLessThan(WIDTH / 2);
    expect(pointOne({ ...plain, flipped: true }).base).toBeLessThan(HEIGHT / 2);
  });

  it('has its tray beyond its home', () => {
    for (const lie of lies) {
      const tray = geometry.trays(lie)[0]!;
      const outwards = Math.sign(pointOne(lie).x - WIDTH / 2);
      expect(Math.sign(tray.x + tray.width / 2 - pointOne(lie).x)).toBe(outwards);
      expect(Math.sign(tray.y + tray.height / 2 - HEIGHT / 2)).toBe(Math.sign(pointOne(lie).base - HEIGHT / 2));
    }
  });
});

it('is the same board when it is turned by half a circle or mirrored', () => {
  expectSymmetric((lie) => {
    return cubes.flatMap((facts) => {
      const now = scene(facts);
      const spaces = geometry.spaces(now, lie);
      return [
        ...spaces.map(({ centre }) => centre),
        ...spaces.flatMap(({ id }) => geometry.layout(id, stack(9), now, lie).spots),
        ...geometry.dice(1, 1, lie),
        ...geometry.dice(2, 1, lie),
        geometry.cube(now, lie),
      ];
    });
  }, geometry);
});

describe('stacks', () => {
  it('keeps every checker on the board and on its own space', () => {
    for (const lie of lies) {
      for (const facts of cubes) {
        for (const { id, outline } of geometry.spaces(scene(facts), lie)) {
          const box = rectangleOf(outline);
          for (const number of [1, 2, 5, 6, 8, 15]) {
            const { spots } = geometry.layout(id, stack(number), scene(facts), lie);
            expect(spots).toHaveLength(number);
            for (const spot of spots) {
              const tall = spot.edge ? EDGE / 2 : CHECKER / 2;
              const [x, y] = [spot.x - CHECKER / 2, spot.y - tall];
              expectWithin(boundsOf({ x, y, width: CHECKER, height: 2 * tall }), box);
            }
          }
        }
      }
    }
  });

  it('lets five lie side by side, then overlaps, then counts', () => {
    const distance = (number: number) => {
      const { spots } = geometry.layout('p6', stack(number), scene(), plain);
      return Math.abs(spots.at(-1)!.y - spots.at(-2)!.y);
    };
    expect(distance(5)).toBeCloseTo(CHECKER);
    expect(distance(6)).toBeLessThan(CHECKER);
    expect(geometry.layout('p6', stack(7), scene(), plain).count).toBeNull();
    const many = geometry.layout('p6', stack(12), scene(), plain);
    expect(many.count?.number).toBe(12);
    expect(many.spots.filter((spot) => !spot.hidden)).toHaveLength(7);
    expect(many.spots.at(-1)).toMatchObject({ hidden: false, x: many.count?.x, y: many.count?.y });
  });

  it('shows checkers in a tray from the side, all of them', () => {
    const { spots, count } = geometry.layout('tray1', stack(15), scene(), plain);
    expect(spots.every((spot) => spot.edge && !spot.hidden)).toBe(true);
    expect(count).toBeNull();
  });

  it('leaves the cube free on the bar', () => {
    for (const owner of [0, 1, 2]) {
      const now = scene({ cube_in_play: 1, cube: 2, cube_owner: owner });
      const cube = geometry.cube(now, plain);
      for (const id of ['bar1', 'bar2']) {
        for (const spot of geometry.layout(id, stack(15), now, plain).spots) {
          expect(Math.abs(spot.y - cube.y)).toBeGreaterThan((CHECKER + geometry.CUBE) / 2);
        }
      }
    }
  });
});

describe('the cube', () => {
  it('lies in the middle with 64 up until it is turned', () => {
    const first = scene({ cube_in_play: 1, cube: 1, cube_owner: 0 });
    expect(geometry.cube(first, plain)).toMatchObject({ y: HEIGHT / 2, face: 64, angle: 90 });
  });

  it('is read by its owner and lies on that side', () => {
    const owned = (seat: number, flipped: boolean) =>
      geometry.cube(scene({ cube_in_play: 1, cube: 8, cube_owner: seat }), { flipped, mirrored: false });
    for (const [seat, flipped] of [[1, false], [2, true]] as const) {
      expect(owned(seat, flipped)).toMatchObject({ angle: 0, face: 8 });
      expect(owned(seat, flipped).y).toBeGreaterThan(HEIGHT / 2);
      expect(owned(seat, !flipped)).toMatchObject({ angle: 180, face: 8 });
      expect(owned(seat, !flipped).y).toBeLessThan(HEIGHT / 2);
    }
  });

  it('lies before the one who has to answer while it is offered, upright on every board', () => {
    const offered = scene({ cube_in_play: 1, cube: 2, cube_owner: 1, offered: 4 }, 2);
    for (const lie of lies) {
      expect(geometry.cube(offered, lie)).toMatchObject({ face: 4, angle: 0, ...at(geometry.dice(2, 1, lie)[0]!) });
    }
  });
});

describe('dice', () => {
  it('lie between the tips, at the right hand of who rolled, and do not touch', () => {
    for (const lie of lies) {
      const [first, second] = geometry.dice(1, 2, lie);
      expect(Math.abs(second!.x - first!.x)).toBeGreaterThan(first!.size);
      const free = HEIGHT / 2 - geometry.BAND - geometry.POINT_LENGTH;
      expect(Math.abs(first!.y - HEIGHT / 2) + first!.size / 2).toBeLessThan(free);
      expect(Math.sign(first!.x - WIDTH / 2)).toBe(Math.sign(geometry.axis(1, lie).x - WIDTH / 2));
    }
  });
});

describe('numbers', () => {
  it('are those of the viewer, each in the frame beside its point', () => {
    const axes = geometry.axes(plain);
    geometry.numbers(plain).forEach((place, i) => expect(place).toMatchObject({ number: i + 1, x: axes[i]!.x }));
    geometry.numbers({ ...plain, viewer: 2 }).forEach((place, i) => expect(place.number).toBe(24 - i));
    for (const { y } of geometry.numbers(plain)) expect(Math.min(y, HEIGHT - y)).toBeCloseTo(geometry.BAND / 2);
  });
});
