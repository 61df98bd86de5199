// Whose numbers the places of a board have when it is told at a table what was played.
import type { BoardDesign } from '../boards/design';
import { placesAsSeen } from '../boards/shared/spoken';
import type { Scene, ScreenView } from '../core/types';

// Those of the one person, or of whoever is to act; null where nobody is, and each movement has those of who made it.
export function counting({ players, acting }: Pick<ScreenView, 'players' | 'acting'>): number | null {
  const people = players.filter((player) => player.kind === 'human');
  const person = people.length === 1 ? people[0] : people.find((one) => one === players[acting ?? -1]);
  return person?.seat ?? null;
}

// What a place of a mover is called then.
export function placesCounted(by: number | null, design: BoardDesign, scene: Scene): (mover: number) => (place: number) => number {
  const known = new Map<number, ReturnType<typeof placesAsSeen>>();
  return (mover) => {
    const viewer = by ?? mover;
    const seen = known.get(viewer) ?? placesAsSeen(design, scene, viewer);
    known.set(viewer, seen);
    return (place) => seen(mover, place);
  };
}
