// How long is played at a table, in a few words for its head.
import type { GameFacts, ScreenView } from '../core/types';
import { t } from '../texts/texts.svelte';

function pointsToWin(view: ScreenView, facts: GameFacts | null): number {
  return Number((facts && view.options[facts.match_option]) || 1);
}

// Whether there is a score beyond the game that is played.
export function isScored(view: ScreenView, facts: GameFacts | null): boolean {
  return pointsToWin(view, facts) !== 1 || view.best_of > 1;
}

// With the number of the game that is looked at.
export function lengthText(view: ScreenView, facts: GameFacts | null, number: number): string {
  const length = pointsToWin(view, facts);
  const parts = [];
  if (view.endless) parts.push(t('setup.endless'));
  else if (length > 1) parts.push(t('table.matchTo', { count: length }));
  else if (view.best_of > 1) parts.push(t('table.bestOf', { count: view.best_of }));
  const counted = view.in_rounds ? 'table.roundNumber' : 'table.gameNumber';
  if (isScored(view, facts) && number > 1) parts.push(t(counted, { number }));
  return parts.join(' · ');
}
