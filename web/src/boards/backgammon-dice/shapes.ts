// The outlines that the case is drawn with, as SVG path data.
import type { Axis, Box } from '../drawing/laying';

// The triangle of a space; `inset` draws it that much smaller on all sides.
export function triangle({ x, base, tip }: Axis, width: number, inset = 0): string {
  const up = Math.sign(tip - base);
  const half = width / 2 - inset * 1.25;
  return `M${x - half} ${base + up * inset}H${x + half}L${x} ${tip - up * inset * 3.2}Z`;
}

// One half of the case: its two outer corners are round, those at the hinge nearly square.
export function half(box: Box, roundAbove: boolean, radius: number, small: number): string {
  const [top, bottom] = roundAbove ? [radius, small] : [small, radius];
  const { x, y, width, height } = box;
  const arc = (r: number, dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + top} ${y}H${x + width - top}${arc(top, top, top)}V${y + height - bottom}${arc(bottom, -bottom, bottom)}` +
    `H${x + bottom}${arc(bottom, -bottom, -bottom)}V${y + top}${arc(top, top, -top)}Z`
  );
}

const LONG = 62; // an arm of a corner piece
const BROAD = 22;
const ROUND = 30;

// A brass corner piece at a corner of the case, from which `sx` and `sy` (1 or -1) lead inwards.
export function corner(x: number, y: number, sx: number, sy: number): string {
  const sweep = sx === sy ? 1 : 0;
  return (
    `M${x} ${y + sy * LONG}V${y + sy * ROUND}A${ROUND} ${ROUND} 0 0 ${sweep} ${x + sx * ROUND} ${y}H${x + sx * LONG}` +
    `L${x + sx * (LONG - 8)} ${y + sy * BROAD}H${x + sx * BROAD}V${y + sy * (LONG - 8)}Z`
  );
}
