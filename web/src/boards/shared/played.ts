// What of the dice is still to be played while a play is being shown: each die is used up when the piece that it moved
// has landed. Where pieces went does not always tell which die moved which; then all are used up by the last of them.
import type { Arrow } from '../../core/types';

export interface Step extends Arrow {
  kind: string; // of the piece
}

type Numbers = readonly number[];
export type MovedBy = (kind: string, from: number, to: number, die: number) => boolean;

function without(dice: Numbers, gone: Numbers): number[] {
  const rest = [...dice];
  for (const die of gone) if (rest.includes(die)) rest.splice(rest.indexOf(die), 1);
  return rest;
}

// Every order in which the dice can have been played, a die for each step.
function orders(steps: readonly Step[], dice: Numbers, movedBy: MovedBy): number[][] {
  const [step, ...later] = steps;
  if (!step) return [[]];
  return [...new Set(dice)]
    .filter((die) => movedBy(step.kind, step.from, step.to, die))
    .flatMap((die) => orders(later, without(dice, [die]), movedBy).map((rest) => [die, ...rest]));
}

// What is left when each step has been made, of what was left before all of them. `after` is what is left then, if that
// is known.
export function leftAfterEach(
  steps: readonly Step[],
  before: Numbers,
  after: Numbers | null,
  movedBy: MovedBy | undefined,
): Numbers[] {
  const played = after === null ? before : without(before, after);
  const [order, another] = movedBy ? orders(steps, played, movedBy) : [];
  if (!order || another) return steps.map((_, index) => (index < steps.length - 1 ? before : (after ?? [])));
  return steps.map((_, index) => without(before, order.slice(0, index + 1)));
}
