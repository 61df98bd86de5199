// A board on its short side: the same board, with everything still on it, and with the home of whoever looks on below.
import { describe, expect, it } from 'vitest';
import type { Piece, Scene } from '../../core/types';
import type { BoardDesign, Lie } from '../design';
import { design as diceCase } from '../backgammon-dice/design';
import { design as backgammon } from '../backgammon/design';
import { boundsOf, contains, cornersOf, expectWithin, overlap, type Bounds } from './checks';
import { exchangedOutline, standingLie, standsBetter } from './standing';

const flat: Lie = { theme: 'contrast', flipped: false, mirrored: false, viewer: 1, numbers: true };
const lies = [false, true].flatMap((flipped) => [false, true].map((mirrored) => standingLie({ ...flat, flipped, mirrored })));

function sceneOf(design: BoardDesign): Scene {
  return { game: design.game, turn: 1, seats: [], pieces: [], dice: [], left: [], facts: {} };
}

function bounds(outline: string): Bounds {
  const corners = cornersOf(outline);
  const [x, y] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  return { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) };
}

it('exchanges the ways of an outline', () => {
  expect(exchangedOutline('M1 2h30v-4.5h-30z')).toBe('M2 1v30h-4.5v-30z');
  expect(exchangedOutline('M-1 2L3 4z')).toBe('M2 -1L4 3z');
});

describe.each([
  { name: 'backgammon', design: backgammon, home: [1, 6], off: 0, most: 5, trays: [0] },
  { name: 'the dice case', design: diceCase, home: [1, 3], off: 17, most: 2, trays: [0, 17] },
])('$name', ({ design, home, off, most, trays }) => {
  const standing = design.standing!;
  const scene = sceneOf(design);
  const board = { left: 0, top: 0, right: standing.width, bottom: standing.height };

  it('is as high as it was wide', () => {
    expect([standing.width, standing.height]).toEqual([design.height, design.width]);
  });

  it('keeps every space on the board, apart from the others, around its own centre', () => {
    for (const lie of lies) {
      const areas = standing.spaces(scene, lie).map(({ outline, centre }) => ({ outline, centre, area: bounds(outline) }));
      for (const { outline, centre, area } of areas) {
        expectWithin(area, board);
        expect(contains(cornersOf(outline), centre)).toBe(true);
        expect(areas.filter((other) => overlap(area, other.area))).toHaveLength(1);
      }
    }
  });

  it('keeps pieces on their spaces and dice on the board', () => {
    for (const lie of lies) {
      for (const { id, outline } of standing.spaces(scene, lie)) {
        const pieces = Array.from({ length: most }, (): Piece => ({ seat: 1, place: 1, kind: 'checker' }));
        for (const { x, y } of standing.layout(id, pieces, scene, lie).spots) {
          expect(contains(cornersOf(outline), { x, y })).toBe(true);
        }
      }
      for (const seat of [1, 2]) {
        for (const { x, y, size } of standing.dice(seat, 4, scene, lie)) {
          expectWithin(boundsOf({ x: x - size / 2, y: y - size / 2, width: size, height: size }), board);
        }
      }
    }
  });

  it('has the home of whoever looks on at the lower right, or at the lower left for the left-handed', () => {
    for (const seat of [1, 2]) {
      for (const mirrored of [false, true]) {
        const lie = standingLie({ ...flat, flipped: seat === 2, mirrored });
        const spaces = new Map(standing.spaces(scene, lie).map((space) => [space.id, space.centre]));
        for (const place of [...home, off]) {
          const { x, y } = spaces.get(standing.spaceOf(seat, place, scene))!;
          expect(y).toBeGreaterThan(standing.height / 2 - design.pieceSize);
          expect(x > standing.width / 2).toBe(!mirrored);
        }
        // Those that are off lie below all the rest.
        const last = spaces.get(standing.spaceOf(seat, off, scene))!;
        const others = [...spaces].filter(([id]) => !trays.some((tray) => [1, 2].some((one) => standing.spaceOf(one, tray, scene) === id)));
        for (const [, centre] of others) expect(centre.y).toBeLessThan(last.y);
      }
    }
  });
});

it('is chosen where it is clearly larger', () => {
  expect(standsBetter(backgammon, { width: 360, height: 432 })).toBe(true); // a small phone
  expect(standsBetter(backgammon, { width: 390, height: 636 })).toBe(true);
  expect(standsBetter(backgammon, { width: 820, height: 972 })).toBe(true); // a tablet
  expect(standsBetter(backgammon, { width: 1094, height: 768 })).toBe(false); // a laptop
  expect(standsBetter(backgammon, { width: 800, height: 800 })).toBe(false);
});
