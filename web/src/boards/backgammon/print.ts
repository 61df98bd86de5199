// The small-flower print: where each flower and leaf of one tile is, so that the tile joins to itself on all sides.
import { flower, sprig } from './shapes';

export const TILE = 168;

export interface Bloom {
  path: string;
  eye: { x: number; y: number; r: number };
  colour: 'rose' | 'sky' | 'saffron' | 'white';
}

interface Seed {
  x: number;
  y: number;
  r: number;
  petals: number;
  turn: number;
  colour: Bloom['colour'];
}

const seeds: Seed[] = [
  { x: 38, y: 34, r: 21, petals: 5, turn: 12, colour: 'rose' },
  { x: 122, y: 118, r: 21, petals: 5, turn: 40, colour: 'rose' },
  { x: 118, y: 36, r: 16, petals: 6, turn: 0, colour: 'sky' },
  { x: 34, y: 120, r: 16, petals: 6, turn: 20, colour: 'sky' },
  { x: 78, y: 78, r: 13, petals: 5, turn: 30, colour: 'saffron' },
  { x: 162, y: 162, r: 13, petals: 5, turn: 4, colour: 'saffron' },
  { x: 160, y: 76, r: 10, petals: 5, turn: 50, colour: 'white' },
  { x: 76, y: 160, r: 10, petals: 5, turn: 18, colour: 'white' },
  { x: 80, y: 16, r: 7, petals: 5, turn: 0, colour: 'white' },
  { x: 10, y: 80, r: 7, petals: 5, turn: 36, colour: 'white' },
  { x: 82, y: 116, r: 7, petals: 5, turn: 20, colour: 'white' },
  { x: 122, y: 76, r: 7, petals: 5, turn: 8, colour: 'white' },
];

// Copies on the neighbouring tiles of what reaches over the edge.
function wrapped<T extends { x: number; y: number }>(items: T[], reach: (item: T) => number): T[] {
  return items.flatMap((item) => {
    const r = reach(item);
    const near = (value: number) => [-TILE, 0, TILE].filter((by) => value + by > -r && value + by < TILE + r);
    return near(item.x).flatMap((dx) => near(item.y).map((dy) => ({ ...item, x: item.x + dx, y: item.y + dy })));
  });
}

export const blooms: Bloom[] = wrapped(seeds, (seed) => seed.r).map(({ x, y, r, petals, turn, colour }) => ({
  path: flower(x, y, r, petals, turn),
  eye: { x, y, r: r * 0.27 },
  colour,
}));

// Pairs of leaves behind the flowers.
const shoots = seeds.flatMap(({ x, y, r, turn }) =>
  [turn + 20, turn + 145, turn + 250].slice(0, r > 12 ? 3 : 2).map((degrees) => ({ x, y, length: r * 1.75, degrees })),
);

export const leaves: string = wrapped(shoots, (shoot) => shoot.length)
  .map(({ x, y, length, degrees }) => sprig(x, y, length, degrees, 0.26))
  .join('');

// The colours of its flowers.
export const colours = { rose: '#d9657f', sky: '#6aa3c8', saffron: '#e2a93b', white: '#f6efdf' };
