// Pressed leaves for the dark squares of Botanica: eight plants, each leaf grown a little differently from its seed. A
// leaf lies within about 40 units of (0, 0) with its stem downwards.
import { between, chanceOf } from './chance';

export interface Leaf {
  blade: string; // filled
  veins: string; // drawn as fine lines on it
  stem: string; // drawn as a stronger line
  angle: number; // degrees, as it was laid down
}

type Chance = () => number;
type Place = readonly [x: number, y: number];
type Growth = Omit<Leaf, 'angle'>;

const number = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Place): string => `${number(x)} ${number(y)}`;
const line = (places: Place[]): string => `M${places.map(at).join('L')}`;
const closed = (places: Place[]): string => `${line(places)}Z`;
const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / Math.max(1, count));

const turn = ([x, y]: Place, radians: number): Place => [
  x * Math.cos(radians) - y * Math.sin(radians),
  x * Math.sin(radians) + y * Math.cos(radians),
];
const shift = ([x, y]: Place, by: Place): Place => [x + by[0], y + by[1]];

// A blade along a bent midrib: `half` gives its half width from the stem (0) to the tip (1).
function simple(half: (t: number) => number, length: number, bend: number, pairs: number, slant: number): Growth {
  const rib = (t: number): Place => [bend * (t * t - t * 0.6), length * (0.5 - t)];
  const left = steps(44).map((t): Place => shift(rib(t), [-half(t), 0]));
  const right = steps(44).map((t): Place => shift(rib(t), [half(t), 0]));
  const veins = steps(pairs - 1).flatMap((part) => {
    const t = 0.08 + 0.72 * part;
    return [-1, 1].map((hand) => {
      const end = Math.min(0.97, t + slant * (1 - part * 0.5));
      const middle = (t + end) / 2 - 0.02;
      return line([
        rib(t),
        shift(rib(middle), [hand * half(middle) * 0.5, 0]),
        shift(rib(end), [hand * half(end) * 0.86, 0]),
      ]);
    });
  });
  const foot = shift(rib(0), [-bend * 0.1, 5]);
  return {
    blade: closed([...left, ...right.reverse()]),
    veins: veins.join(''),
    stem: line([foot, ...steps(8).map((t) => rib(t * 0.94))]),
  };
}

function beech(chance: Chance): Growth {
  const wide = between(chance, 19, 22);
  const half = (t: number): number => wide * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.86)), 0.92);
  return simple(half, 74, between(chance, -12, 12), 7, 0.17);
}

function birch(chance: Chance): Growth {
  const wide = between(chance, 24, 27);
  const half = (t: number): number => {
    const body = t < 0.28 ? Math.sin((Math.PI / 2) * (t / 0.28)) : Math.pow(1 - (t - 0.28) / 0.72, 0.85);
    const teeth = 1 - 0.13 * ((t * 11) % 1);
    return wide * Math.pow(body, 0.8) * teeth;
  };
  return simple(half, 70, between(chance, -8, 8), 6, 0.2);
}

function oak(chance: Chance): Growth {
  const phase = between(chance, 0.35, 0.6);
  const half = (t: number): number => {
    const envelope = Math.pow(Math.sin(Math.PI * Math.pow(t, 1.35) * 0.97 + 0.06), 0.7);
    return envelope * (17.5 + 7 * Math.cos(2 * Math.PI * (t * 4.4 - phase)));
  };
  return simple(half, 78, between(chance, -9, 9), 5, 0.16);
}

function willow(chance: Chance): Growth {
  const bend = between(chance, -7, 7);
  const rib = (t: number): Place => [bend * t * t, 44 - 62 * t];
  const leaflet = (side: number, t: number): Growth => {
    const long = between(chance, 27, 31) - 6 * t;
    const slip = simple((part) => 5 * Math.sin(Math.PI * Math.pow(part, 0.85)), long, side * 5, 1, 0.3);
    return moved(slip, [0, -long / 2], side * between(chance, 0.72, 0.9) * (1.15 - 0.45 * t), rib(0.16 + 0.8 * t));
  };
  const tip = moved(simple((part) => 4.6 * Math.sin(Math.PI * part), 24, 3, 1, 0.3), [0, -12], bend * 0.02, rib(1));
  const parts = steps(3).flatMap((t) => [leaflet(-1, t), leaflet(1, Math.min(1, t + 0.12))]);
  return joined([...parts, tip, { blade: '', veins: '', stem: line(steps(8).map(rib)) }]);
}

function fern(chance: Chance): Growth {
  const bend = between(chance, -12, 12);
  const rib = (t: number): Place => [bend * t * t - bend * 0.3, 45 - 88 * t];
  const pinna = (side: number, t: number): Growth => {
    const long = 27 * Math.pow(1 - t, 0.75) * Math.min(1, 0.66 + 2 * t) + 3;
    const slip = simple((part) => 2.7 * Math.sin(Math.PI * Math.pow(part, 0.7)), long, side * 3, 1, 0.3);
    return moved(slip, [0, -long / 2], side * (1.42 - 0.4 * t), rib(0.16 + 0.84 * t));
  };
  const parts = steps(12).flatMap((t) => [pinna(-1, t), pinna(1, t)]);
  return joined([
    ...parts.map((part) => ({ ...part, veins: '', stem: '' })),
    { blade: '', veins: '', stem: line(steps(10).map(rib)) },
  ]);
}

function ginkgo(chance: Chance): Growth {
  const spread = between(chance, 1.12, 1.28);
  const cleft = between(chance, 0.16, 0.3);
  const rim = (part: number): Place => {
    const angle = spread * part;
    const wave = 1.6 * Math.sin(part * 19) + 1.1 * Math.sin(part * 31);
    const notch = cleft * 46 * Math.exp(-Math.pow(part / 0.09, 2));
    return turn([0, -(47 - 7 * part * part + wave - notch)], angle);
  };
  const foot: Place = [0, 20];
  const edge = steps(50).map((t) => shift(rim(2 * t - 1), foot));
  const veins = steps(16).map((t) => {
    const end = shift(rim(2 * t - 1), foot);
    return line([foot, [foot[0] + (end[0] - foot[0]) * 0.93, foot[1] + (end[1] - foot[1]) * 0.93]]);
  });
  return { blade: closed([foot, ...edge]), veins: veins.join(''), stem: line([foot, [1, 31], [3, 40]]) };
}

// A blade whose lobes point away from the top of the stem: [direction, length, sharpness] of each.
function palmate(lobes: [number, number, number][], body: number, toothed: boolean): Growth {
  const foot: Place = [0, 14];
  const reach = (angle: number): number =>
    lobes.reduce((most, [direction, long, sharp]) => {
      const near = Math.max(0, Math.cos(angle - direction));
      const off = Math.abs(angle - direction);
      // Shoulders beside the point of each lobe.
      const tooth = toothed && near > 0.2 ? 0.3 * Math.exp(-Math.pow((off - 0.27) / 0.07, 2)) : 0;
      return Math.max(most, body + (long - body) * (Math.pow(near, sharp) + tooth));
    }, 0);
  const edge = steps(120).map((t) => {
    const angle = (2 * t - 1) * 2.75;
    return shift(turn([0, -reach(angle)], angle), foot);
  });
  const veins = lobes.flatMap(([direction, long]) => {
    const along = (part: number, off: number): Place => shift(turn([off, -long * part], direction), foot);
    return [
      line([foot, along(0.92, 0)]),
      line([along(0.4, 0), along(0.62, 5)]),
      line([along(0.4, 0), along(0.62, -5)]),
    ];
  });
  return { blade: closed([foot, ...edge]), veins: veins.join(''), stem: line([foot, [0.5, 28], [-2, 40]]) };
}

function maple(chance: Chance): Growth {
  const open = between(chance, 0.9, 1.0);
  return palmate([[0, 52, 26], [-open, 46, 26], [open, 46, 26], [-2 * open, 30, 18], [2 * open, 30, 18]], 13, true);
}

function ivy(chance: Chance): Growth {
  const open = between(chance, 1.0, 1.15);
  return palmate([[0, 50, 5], [-open, 38, 5.5], [open, 38, 5.5], [-2.1, 24, 5], [2.1, 24, 5]], 15, false);
}

// Turned about (0, 0) after being shifted, then put in its place.
function moved(growth: Growth, before: Place, radians: number, after: Place): Growth {
  const path = (text: string): string =>
    text.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
      at(shift(turn(shift([Number(x), Number(y)], before), radians), after)),
    );
  return { blade: path(growth.blade), veins: path(growth.veins), stem: path(growth.stem) };
}

function joined(parts: Growth[]): Growth {
  const all = (pick: (part: Growth) => string): string => parts.map(pick).join('');
  return { blade: all((part) => part.blade), veins: all((part) => part.veins), stem: all((part) => part.stem) };
}

const plants = [beech, fern, oak, ginkgo, willow, maple, birch, ivy];

// The leaf of a square. Neighbours never carry the same plant.
export function leafOf(square: number): Leaf {
  const chance = chanceOf(square);
  const row = Math.floor((square - 1) / 4);
  const plant = plants[(square * 3 + row * 2) % plants.length]!;
  const angle = between(chance, -38, 38) + (chance() < 0.3 ? 180 : 0);
  return { ...plant(chance), angle };
}
