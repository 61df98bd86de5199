// How a board is laid before the people: worked out for one lie, and brought into every other by half a turn and a
// mirror. Also the few shapes that such boards are measured with.
import type { DicePlace, Lie, Point } from '../design';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

// The axis of a triangle, from its base at the edge of the board to its tip.
export interface Axis {
  x: number;
  base: number;
  tip: number;
}

export type Turned = Pick<Lie, 'flipped' | 'mirrored' | 'standing'>;
export type Counted = Turned & Pick<Lie, 'viewer'>;

export interface NumberPlace extends Point {
  number: number;
}

// Lays points and boxes of a board of that size.
export function layingOn(width: number, height: number) {
  function lay(point: Point, lie: Turned): Point {
    return {
      x: lie.flipped === lie.mirrored ? point.x : width - point.x,
      y: lie.flipped ? height - point.y : point.y,
    };
  }
  function layBox(box: Box, lie: Turned): Box {
    const a = lay({ x: box.x, y: box.y }, lie);
    const b = lay({ x: box.x + box.width, y: box.y + box.height }, lie);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: box.width, height: box.height };
  }
  return { lay, layBox };
}

// The same for boards that nobody mirrors.
export function halfTurnOn(width: number, height: number) {
  const { lay } = layingOn(width, height);
  return (point: Point, flipped: boolean): Point => lay(point, { flipped, mirrored: false });
}

export function rectangle(box: Box): string {
  return `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`;
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function squareAround({ x, y }: Point, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export function diceInRow(middle: Point, number: number, size: number, step: number): DicePlace[] {
  return Array.from({ length: number }, (_, i) => ({
    x: middle.x + (i - (number - 1) / 2) * step,
    y: middle.y,
    size,
  }));
}
