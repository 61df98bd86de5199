// What is engraved on the sides of a pawn die, as SVG path data around (0, 0): the figure of the side and the symbol in
// its middle. A side is a word of the core: 'regular', 'regular+', 'regular-', 'double+', 'switch0', 'half-' or
// 'unrolled'.
import { ring } from '../drawing/outlines';

export interface Mark {
  lines: string; // drawn with a round stroke
  filled: string;
  cleared: string; // the resin shows again here: behind the symbol
  symbol: string; // drawn last, with a round stroke
  reversed: string; // the part of the symbol that lies on what is filled
}

const plus = (arm: number) => `M${-arm} 0H${arm}M0 ${-arm}V${arm}`;
const minus = (arm: number) => `M${-arm} 0H${arm}`;

const none: Mark = { lines: '', filled: '', cleared: '', symbol: '', reversed: '' };

const marks: Record<string, Mark> = {
  regular: { ...none, symbol: ring(11) },
  'regular+': { ...none, symbol: plus(14) },
  'regular-': { ...none, symbol: minus(14) },
  'double+': { ...none, lines: 'M-17 -16L0 -29L17 -16M-17 30L0 17L17 30', symbol: plus(8) },
  switch0: {
    ...none,
    lines: 'M-24 19L22 -18M-24 -19L22 18M10 -22H24V-8M10 22H24V8',
    cleared: ring(13),
    symbol: ring(7),
  },
  'half-': { ...none, lines: ring(24), filled: 'M0 -24A24 24 0 0 1 0 24Z', symbol: 'M-13 0H-1', reversed: 'M1 0H13' },
  unrolled: {
    ...none,
    lines: 'M-12 -10C-12 -27 13 -27 13 -11C13 0 0 -1 0 10',
    filled: 'M-4 22a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  },
};

export function markOf(kind: string): Mark {
  return marks[kind] ?? none;
}
