// The position in a few sentences: where each player's men and kings stand, and how many are lost, the one to move first.
import type { Scene } from '../../core/types';

interface Line {
  key: string;
  values: Record<string, string | number>;
}

export function describe(scene: Scene): Line[] {
  const lines: Line[] = [];
  const say = (name: string, values: Line['values']): void => {
    lines.push({ key: `board.checkers.describe.${name}`, values });
  };
  for (const seat of scene.turn === 2 ? [2, 1] : [1, 2]) {
    say('seat', { seat });
    const own = scene.pieces.filter((piece) => piece.seat === seat);
    const standing = own.filter((piece) => piece.place > 0).sort((a, b) => a.place - b.place);
    for (const kind of ['man', 'king']) {
      const squares = standing.filter((piece) => piece.kind === kind).map((piece) => piece.place);
      if (squares.length > 0) say(kind, { squares: squares.join(', '), count: squares.length });
    }
    const lost = own.length - standing.length;
    if (lost > 0) say('lost', { count: lost });
  }
  return lines;
}
