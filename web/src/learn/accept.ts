// Whether a task is done, read off what the core told and shows after the play.
import type { Scene, Told, ScreenView } from '../core/types';
import type { Accept, FactBound, PieceCount } from './lesson';

function within(value: number, { least, most }: { least?: number; most?: number }): boolean {
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

function counted(scene: Scene, wanted: PieceCount): boolean {
  const [first, last] = wanted.places;
  const found = scene.pieces.filter(
    ({ seat, place, kind }) =>
      seat === wanted.seat && place >= first && place <= last && (wanted.kind === undefined || kind === wanted.kind),
  );
  return within(found.length, wanted);
}

function bounded(scene: Scene, wanted: FactBound): boolean {
  const value = scene.seats.find(({ seat }) => seat === wanted.seat)?.facts[wanted.name];
  return typeof value === 'number' && within(value, wanted);
}

function pointsWon({ ends, player }: Told): number {
  return ends === null || player === null ? 0 : (ends.points[player] ?? 0);
}

// `play` is what the person did, `view` the table right after it.
export function accepted(accept: Accept, play: Told, { scene }: ScreenView): boolean {
  const { plays, moves, pieces = [], facts = [], wins, points } = accept;
  return (
    (plays === undefined || plays.includes(play.text)) &&
    (moves === undefined || play.arrows.length === moves) &&
    pieces.every((wanted) => counted(scene, wanted)) &&
    facts.every((wanted) => bounded(scene, wanted)) &&
    (wins === undefined || pointsWon(play) > 0 === wins) &&
    (points === undefined || pointsWon(play) === points)
  );
}
