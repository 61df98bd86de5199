// Neighbours for the arrow keys, and the curves that moves are drawn with.
import { describe, expect, it, test } from 'vitest';
import type { Space } from '../design';
import { around, bow, cutShort, distanceToLine, neighbour, onBow, type Direction } from './geometry';

function space(id: string, x: number, y: number): Space {
  return { id, outline: '', centre: { x, y }, label: { key: '', values: {} } };
}

function walk(spaces: Space[], from: string, direction: Direction): string | undefined {
  return neighbour(spaces, spaces.find((one) => one.id === from)!, direction)?.id;
}

describe('neighbour', () => {
  const upper = [space('a', 0, 0), space('b', 10, 0), space('c', 30, 0)];
  const points = [...upper, space('d', 0, 90), space('e', 10, 90), space('bar', 20, 45)];

  it('stays in the row sideways', () => {
    expect(walk(points, 'a', 'right')).toBe('b');
    expect(walk(points, 'b', 'right')).toBe('c');
    expect(walk(points, 'c', 'left')).toBe('b');
    expect(walk(points, 'a', 'left')).toBeUndefined();
  });

  it('goes to the next row up and down', () => {
    expect(walk(points, 'a', 'down')).toBe('bar');
    expect(walk(points, 'bar', 'down')).toBe('e');
    expect(walk(points, 'e', 'up')).toBe('bar');
  });

  it('reaches all four corners of a diagonal board', () => {
    const upper = [space('nw', 40, 40), space('ne', 60, 40)];
    const squares = [...upper, space('m', 50, 50), space('sw', 40, 60), space('se', 60, 60)];
    const corners = (['up', 'right', 'down', 'left'] as const).map((direction) => walk(squares, 'm', direction));
    expect(corners).toEqual(['ne', 'se', 'sw', 'nw']);
  });
});

test('what is around points is no further beside them than a margin', () => {
  const points = [{ x: 10, y: 10 }, { x: 90, y: 50 }];
  expect(around(points, { x: 90, y: 10 }, 5)).toBe(true);
  expect(around(points, { x: 94, y: 6 }, 5)).toBe(true);
  expect(around(points, { x: 96, y: 30 }, 5)).toBe(false);
});

describe('curves', () => {
  it('keep their distance from both ends', () => {
    const curve = bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0, 10, 20);
    expect(curve.from.x).toBeCloseTo(10);
    expect(curve.to.x).toBeCloseTo(80);
  });

  it('are shortened along their way', () => {
    const curve = bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2, 0, 0);
    const short = cutShort(curve, 50);
    expect(short.to).toEqual(onBow(curve, 0.5));
    expect(onBow(short, 0.5).x).toBeCloseTo(onBow(curve, 0.25).x);
  });

  it('know how far a point is from a line', () => {
    expect(distanceToLine({ x: 5, y: 3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(3);
    expect(distanceToLine({ x: 14, y: 3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(5);
  });
});
