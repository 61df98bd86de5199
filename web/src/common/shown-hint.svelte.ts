// A hint as a board shows it: its candidates, or one after the other the plays that would follow the best of them.
import type { Arrow, Hint } from '../core/types';

const mostCandidates = 3;

export class ShownHint {
  inLine = $state(false);

  constructor(readonly hint: Hint) {}

  get arrows(): Arrow[][] {
    const best = this.hint.candidates[0];
    if (this.inLine && best) return [best.arrows, ...best.line.map(({ arrows }) => arrows)];
    return this.hint.candidates.slice(0, mostCandidates).map(({ arrows }) => arrows);
  }
}
