// The position in a few sentences: whose turn it is, and where each side's men and kings stand.
import type { Scene } from '../../core/types';

interface Line {
  key: string;
  values: Record<string, string | number>;
}

const sides = [
  { seat: 1, name: 'dark' },
  { seat: 2, name: 'light' },
];

export function describe(scene: Scene): Line[] {
  const lines: Line[] = [];
  const say = (key: string, values: Line['values'] = {}): void => {
    lines.push({ key: `board.checkers.${key}`, values });
  };
  for (const { seat, name } of sides) if (scene.turn === seat) say(`turn.${name}`);
  for (const { seat, name } of sides) {
    const own = scene.pieces.filter((piece) => piece.seat === seat);
    const standing = own.filter((piece) => piece.place > 0).sort((a, b) => a.place - b.place);
    for (const kind of ['man', 'king']) {
      const squares = standing.filter((piece) => piece.kind === kind).map((piece) => piece.place);
      if (squares.length > 0) say(`${kind}.${name}`, { squares: squares.join(', '), count: squares.length });
    }
    const captured = own.length - standing.length;
    if (captured > 0) say(`captured.${name}`, { count: captured });
  }
  return lines;
}
