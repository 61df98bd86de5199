// The position in a few sentences: where each player's pieces stand, the one to move first.
import type { Scene } from '../../core/types';
import { playing } from './geometry';

interface Line {
  key: string;
  values: Record<string, string | number>;
}

const homePlace = 57;
const lastOnTrack = 51;

export function describe(scene: Scene): Line[] {
  const lines: Line[] = [];
  const say = (name: string, values: Line['values']): void => {
    lines.push({ key: `board.ludo.describe.${name}`, values });
  };
  for (const seat of playing(scene)) {
    say('seat', { seat });
    const own = scene.pieces.filter((piece) => piece.seat === seat);
    const places = own.map((piece) => piece.place).sort((a, b) => a - b);
    const told = (name: string, some: number[]): void => {
      // Counted as moves are written: the starting flower is 0.
      if (some.length > 0) say(name, { count: some.length, spaces: some.map((place) => place - 1).join(', ') });
    };
    told('base', places.filter((place) => place === 0));
    told('track', places.filter((place) => place > 0 && place <= lastOnTrack));
    told('column', places.filter((place) => place > lastOnTrack && place < homePlace));
    told('home', places.filter((place) => place === homePlace));
  }
  return lines;
}
