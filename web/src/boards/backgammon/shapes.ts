// The outlines that the boards' art is made of, as SVG path data: flowers, petals, leaves, triangles.
import type { Axis, Box } from '../drawing/laying';

function at(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// A flower of round petals around (x, y).
export function flower(x: number, y: number, radius: number, petals = 5, turn = 0): string {
  const step = 360 / petals;
  return Array.from({ length: petals }, (_, i) => {
    const a = turn - 90 + i * step;
    const left = at(x, y, radius * 1.02, a - step * 0.55);
    const right = at(x, y, radius * 1.02, a + step * 0.55);
    const near = radius * 0.16;
    return (
      `M${at(x, y, near, a - 40)}C${left} ${at(x, y, radius * 1.16, a - step * 0.22)} ${at(x, y, radius, a)}` +
      `C${at(x, y, radius * 1.16, a + step * 0.22)} ${right} ${at(x, y, near, a + 40)}Z`
    );
  }).join('');
}

// A leaf of the given length that grows from (x, y) in a direction.
export function sprig(x: number, y: number, length: number, degrees: number, breadth = 0.42): string {
  const tip = at(x, y, length, degrees);
  return (
    `M${round(x)} ${round(y)}Q${at(x, y, length * 0.55, degrees - breadth * 100)} ${tip}` +
    `Q${at(x, y, length * 0.55, degrees + breadth * 100)} ${round(x)} ${round(y)}Z`
  );
}

function along({ x, base, tip }: Axis, across: number, part: number): string {
  return `${round(x + across)} ${round(base + (tip - base) * part)}`;
}

// A point of the board as an inlaid triangle.
export function triangle(axis: Axis, width: number, length = 0.97, start = 0): string {
  return `M${along(axis, -width / 2, start)}L${along(axis, width / 2, start)}L${along(axis, 0, length)}Z`;
}

// A point of the board as one long petal: slender at its foot, broadest above it, drawn out to a tip.
export function petal(axis: Axis, width: number, length = 1): string {
  const half = width / 2;
  const [broad, slim] = [0.2 * length, 0.62 * length];
  return (
    `M${along(axis, -half * 0.5, 0)}` +
    `C${along(axis, -half * 1.28, broad)} ${along(axis, -half * 0.86, slim)} ${along(axis, 0, length)}` +
    `C${along(axis, half * 0.86, slim)} ${along(axis, half * 1.28, broad)} ${along(axis, half * 0.5, 0)}Z`
  );
}

// The veins of a petal, fanning out from its foot.
export function petalVeins(axis: Axis, width: number): string {
  const half = width / 2;
  return [-0.46, 0, 0.46]
    .map((side) => {
      const reach = side === 0 ? 0.8 : 0.6;
      const bend = along(axis, side * half * 1.1, reach * 0.5);
      return `M${along(axis, side * half * 0.5, 0.02)}Q${bend} ${along(axis, side * half * 0.42, reach)}`;
    })
    .join('');
}

// A point of the board as a leaf: a stalk, a broad blade, a tip.
export function leaf(axis: Axis, width: number, length = 0.99): string {
  const half = width / 2;
  return (
    `M${along(axis, 0, 0.05)}` +
    `C${along(axis, -half * 1.25, 0.1)} ${along(axis, -half * 1.2, 0.5)} ${along(axis, 0, length)}` +
    `C${along(axis, half * 1.2, 0.5)} ${along(axis, half * 1.25, 0.1)} ${along(axis, 0, 0.05)}Z`
  );
}

// Its midrib with the stalk, and pairs of veins that bend towards the tip and end just inside the blade.
export function leafVeins(axis: Axis, width: number, length = 0.99): string {
  const half = width / 2;
  const ribs = [0.32, 0.44, 0.55, 0.64, 0.72, 0.79, 0.86].map((t) => {
    const u = 1 - t;
    const reach = half * (3 * u * u * t * 1.25 + 3 * u * t * t * 1.2) * 0.88;
    const end = 0.05 * u * u * u + 3 * u * u * t * 0.1 + 3 * u * t * t * 0.5 + length * t * t * t;
    const start = Math.max(0.07, end - 0.085 - 0.04 * u);
    const rib = (side: number) =>
      `M${along(axis, 0, start)}Q${along(axis, side * reach * 0.62, start + 0.035)} ${along(axis, side * reach, end)}`;
    return rib(-1) + rib(1);
  });
  return `M${along(axis, 0, 0)}L${along(axis, 0, 0.93)}${ribs.join('')}`;
}

// A ring of four mitred boards between two boxes: above, right, below, left.
export function mitred(outer: Box, inner: Box): string[] {
  const [l, t, r, b] = [outer.x, outer.y, outer.x + outer.width, outer.y + outer.height];
  const [il, it, ir, ib] = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  return [
    `M${l} ${t}H${r}L${ir} ${it}H${il}Z`,
    `M${r} ${t}V${b}L${ir} ${ib}V${it}Z`,
    `M${l} ${b}H${r}L${ir} ${ib}H${il}Z`,
    `M${l} ${t}V${b}L${il} ${ib}V${it}Z`,
  ];
}

// Short fibres strewn over a square tile, always the same ones: the nap of felt, the tooth of paper.
export function fibres(tile: number, number: number, length: number, seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: number }, () => {
    const [x, y, angle] = [next() * tile, next() * tile, next() * 360];
    return `M${round(x)} ${round(y)}L${at(x, y, length, angle)}`;
  }).join('');
}
