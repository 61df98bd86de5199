// What the tests of several boards ask of their geometry. Only tests use this.
import { expect } from 'vitest';
import type { Point, Space } from '../design';
import type { Box, Counted } from './laying';

export const plain: Counted = { flipped: false, mirrored: false, viewer: 1 };
export const lies: Counted[] = [false, true].flatMap((flipped) =>
  [false, true].map((mirrored) => ({ ...plain, flipped, mirrored })),
);

interface Size {
  WIDTH: number;
  HEIGHT: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf({ x, y, width, height }: Box): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function expectWithin(inner: Bounds, outer: Bounds): void {
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  expect(inner.right).toBeLessThanOrEqual(outer.right);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
}

// Of an outline that is a rectangle.
export function rectangleOf(outline: string): Bounds {
  const [x = 0, y = 0, width = 0, height = 0] = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
  return boundsOf({ x, y, width, height });
}

// Rectangular spaces stay on the board, overlap nowhere, and hold their own centres.
export function expectApart(spaces: readonly Space[], { WIDTH, HEIGHT }: Size): void {
  const areas = spaces.map((space) => ({ space, area: rectangleOf(space.outline) }));
  for (const { space, area } of areas) {
    expectWithin(area, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
    const { x, y } = space.centre;
    expect(x > area.left && x < area.right && y > area.top && y < area.bottom).toBe(true);
    expect(areas.filter((other) => overlap(area, other.area))).toHaveLength(1);
  }
}

function expectSame(actual: readonly Point[], expected: readonly Point[]): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((point, i) => {
    expect(point.x).toBeCloseTo(expected[i]!.x);
    expect(point.y).toBeCloseTo(expected[i]!.y);
  });
}

// Flipped is half a turn of everything, mirrored the same from right to left.
export function expectSymmetric(where: (lie: Counted) => readonly Point[], { WIDTH, HEIGHT }: Size): void {
  const turned = ({ x, y }: Point) => ({ x: WIDTH - x, y: HEIGHT - y });
  const mirrored = ({ x, y }: Point) => ({ x: WIDTH - x, y });
  expectSame(where({ ...plain, flipped: true }), where(plain).map(turned));
  expectSame(where({ ...plain, flipped: true, mirrored: true }), where({ ...plain, mirrored: true }).map(turned));
  expectSame(where({ ...plain, mirrored: true }), where(plain).map(mirrored));
}

// The corners of an outline made of M, L, h, v and Z or z.
export function cornersOf(outline: string): Point[] {
  let [x, y] = [0, 0];
  return [...outline.matchAll(/([MLhv])([^MLhvZz]+)/g)].map(([, command, text]) => {
    const [first = 0, second = 0] = text!.trim().split(' ').map(Number);
    if (command === 'h') x += first;
    else if (command === 'v') y += first;
    else [x, y] = [first, second];
    return { x, y };
  });
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  return outline.reduce((inside, to, index) => {
    const from = outline.at(index - 1)!;
    const crosses = from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
    return crosses ? !inside : inside;
  }, false);
}
