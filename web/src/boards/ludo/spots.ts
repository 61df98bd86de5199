// Where pieces stand on their spaces: in the wells of a Floral Square, alone or as a fan on the way, gathered in the
// Winning Square. And where dice come to rest.
import type { Piece, Scene } from '../../core/types';
import type { DicePlace, Point, Spot } from '../design';
import { diceInRow } from '../drawing/laying';
import { baseCentre, cell, columnCentre, inHome, pieceSize, trackCentre, type Turned } from './geometry';

interface Standing extends Point {
  scale: number;
}

// Where each of the four wells of a Floral Square is, from its middle.
export const wells: readonly Point[] = [
  { x: -112, y: -112 },
  { x: 112, y: -112 },
  { x: -112, y: 112 },
  { x: 112, y: 112 },
];

// Pieces that share a space stand as a fan, those behind first.
const fans: readonly (readonly Standing[])[] = [
  [{ x: 0, y: 0, scale: 1 }],
  [
    { x: -12, y: -8, scale: 0.78 },
    { x: 12, y: 8, scale: 0.78 },
  ],
  [
    { x: -14, y: -11, scale: 0.7 },
    { x: 14, y: -7, scale: 0.7 },
    { x: -2, y: 13, scale: 0.7 },
  ],
  [
    { x: -14, y: -14, scale: 0.62 },
    { x: 14, y: -12, scale: 0.62 },
    { x: -14, y: 12, scale: 0.62 },
    { x: 14, y: 14, scale: 0.62 },
  ],
];

// More than four: only while pieces of several players stand together, and then in rows.
function rows(count: number): Standing[] {
  const across = Math.ceil(Math.sqrt(count));
  const down = Math.ceil(count / across);
  const step = (cell - 6) / across;
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % across) - (across - 1) / 2) * step,
    y: (Math.floor(index / across) - (down - 1) / 2) * step,
    scale: (step + 1) / pieceSize,
  }));
}

// In a quarter of the Winning Square, as seat 1 sees its own.
const gathered: readonly (readonly Standing[])[] = [
  [{ x: 0, y: 62, scale: 0.8 }],
  [
    { x: -24, y: 66, scale: 0.74 },
    { x: 24, y: 66, scale: 0.74 },
  ],
  [
    { x: 0, y: 42, scale: 0.64 },
    { x: -34, y: 72, scale: 0.64 },
    { x: 34, y: 72, scale: 0.64 },
  ],
  [
    { x: 0, y: 38, scale: 0.6 },
    { x: -42, y: 74, scale: 0.6 },
    { x: 0, y: 74, scale: 0.6 },
    { x: 42, y: 74, scale: 0.6 },
  ],
];

function upright(point: Point, scale: number): Spot {
  return { x: point.x, y: point.y, scale, angle: 0, hidden: false, edge: false };
}

function around(middle: Point, places: readonly Standing[]): Spot[] {
  return places.map(({ x, y, scale }) => upright({ x: middle.x + x, y: middle.y + y }, scale));
}

function spotsOf(space: string, count: number, flipped: boolean): Spot[] {
  const kind = space[0];
  const [number = 1, step = 1] = space.slice(1).split('-').map(Number);
  if (kind === 'b') {
    return around(baseCentre(number, flipped), wells.slice(0, count).map((well) => ({ ...well, scale: 1 })));
  }
  if (kind === 'w') {
    const places = gathered[Math.min(count, gathered.length) - 1] ?? [];
    return places.map((place) => upright(inHome(number, place, flipped), place.scale)).sort((a, b) => a.y - b.y);
  }
  const middle = kind === 'c' ? columnCentre(number, step, flipped) : trackCentre(number, flipped);
  return around(middle, fans[count - 1] ?? rows(count));
}

export function layout(space: string, pieces: Piece[], _scene: Scene, lie: Turned): { spots: Spot[]; count: null } {
  return { spots: spotsOf(space, pieces.length, lie.flipped), count: null };
}

const dieSize = 60;

// In the middle of the Floral Square of the one who rolls.
export function dice(seat: number, number: number, _scene: Scene, lie: Turned): DicePlace[] {
  return diceInRow(baseCentre(seat, lie.flipped), number, dieSize, dieSize * 1.24);
}
