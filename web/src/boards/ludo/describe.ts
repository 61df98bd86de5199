// The position in a few sentences: whose turn it is, and for each seat where its pieces stand.
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
  const say = (key: string, seat: number, values: Line['values'] = {}): void => {
    lines.push({ key: `board.ludo.${key}.${seat}`, values });
  };
  if (scene.turn > 0) say('turn', scene.turn);
  for (const seat of playing(scene)) {
    const own = scene.pieces.filter((piece) => piece.seat === seat);
    const places = own.map((piece) => piece.place).sort((a, b) => a - b);
    const told = (key: string, some: number[]): void => {
      // Counted as moves are written: the starting flower is 0.
      if (some.length > 0) say(key, seat, { count: some.length, spaces: some.map((place) => place - 1).join(', ') });
    };
    told('in.base', places.filter((place) => place === 0));
    told('on.track', places.filter((place) => place > 0 && place <= lastOnTrack));
    told('in.column', places.filter((place) => place > lastOnTrack && place < homePlace));
    told('at.home', places.filter((place) => place === homePlace));
  }
  return lines;
}
