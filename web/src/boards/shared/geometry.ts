// The little geometry that the parts of the board view share.
import type { Point, Space } from '../design';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

// Whether a point is among others, or beside them by no more than a margin.
export function around(points: readonly Point[], { x, y }: Point, margin: number): boolean {
  const within = (at: number, all: number[]) => at >= Math.min(...all) - margin && at <= Math.max(...all) + margin;
  return within(x, points.map((point) => point.x)) && within(y, points.map((point) => point.y));
}

// How far a point is from the straight line between two others.
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const share = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  return distance(point, between(from, to, Math.min(1, Math.max(0, share))));
}

export interface Bow {
  from: Point;
  bend: Point; // the control point of a quadratic curve
  to: Point;
}

// A curve from one point to another that leaves the straight line by a share of its length, to the left of the way when
// positive, and keeps a distance from both ends.
export function bow(from: Point, to: Point, bulge: number, gapFrom: number, gapTo: number): Bow {
  const length = distance(from, to) || 1;
  const middle = between(from, to, 0.5);
  const bend = { x: middle.x + (to.y - from.y) * bulge, y: middle.y - (to.x - from.x) * bulge };
  const gaps = gapFrom + gapTo;
  const fit = gaps > length * 0.7 ? (length * 0.7) / gaps : 1; // neighbours are nearer than the gaps wish
  const shorten = (end: Point, gap: number) => {
    return between(end, bend, Math.min(0.9, (gap * fit) / (distance(end, bend) || 1)));
  };
  return { from: shorten(from, gapFrom), bend, to: shorten(to, gapTo) };
}

export function onBow({ from, bend, to }: Bow, share: number): Point {
  return between(between(from, bend, share), between(bend, to, share), share);
}

// The curve without its last stretch of that length.
export function cutShort(bow: Bow, length: number): Bow {
  const share = 1 - Math.min(0.9, length / (distance(bow.from, bow.to) || 1));
  return { from: bow.from, bend: between(bow.from, bow.bend, share), to: onBow(bow, share) };
}

export function pathOf({ from, bend, to }: Bow): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

// The head of an arrow at the end of a curve: two strokes of that length.
export function headOf({ bend, to }: Bow, size: number): string {
  const length = distance(bend, to) || 1;
  const along = { x: (to.x - bend.x) / length, y: (to.y - bend.y) / length };
  const corner = (side: number) => {
    const aside = side * size * 0.55;
    return `${round(to.x - along.x * size - along.y * aside)} ${round(to.y - along.y * size + along.x * aside)}`;
  };
  return `M${corner(1)}L${round(to.x)} ${round(to.y)}L${corner(-1)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

// How much a step to the side counts beside one ahead. Sideways one stays in the row as long as there is something in
// it; up and down the next row comes first, as on a checkers board, where the squares of two rows are never in line.
const aslantInRow = 2;
const aslantToRows = 0.7;

const axes: Record<Direction, { x: number; y: number; aslant: number }> = {
  up: { x: 0, y: -1, aslant: aslantToRows },
  down: { x: 0, y: 1, aslant: aslantToRows },
  left: { x: -1, y: 0, aslant: aslantInRow },
  right: { x: 1, y: 0, aslant: aslantInRow },
};

// The nearest space in a direction. Of two equally near the one further clockwise: four arrows lead to four corners.
export function neighbour(spaces: readonly Space[], from: Space, direction: Direction): Space | null {
  const axis = axes[direction];
  let found: Space | null = null;
  let shortest = { far: Infinity, aside: 0 };
  for (const space of spaces) {
    const dx = space.centre.x - from.centre.x;
    const dy = space.centre.y - from.centre.y;
    const ahead = dx * axis.x + dy * axis.y;
    const aside = dy * axis.x - dx * axis.y;
    if (space.id === from.id || ahead < 1) continue;
    const far = ahead + axis.aslant * Math.abs(aside);
    const nearer = far < shortest.far - 0.5;
    if (!nearer && (far > shortest.far + 0.5 || aside <= shortest.aside)) continue;
    found = space;
    shortest = { far, aside };
  }
  return found;
}
