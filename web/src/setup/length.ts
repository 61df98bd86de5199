// How long is played, in a few words: "a single game", "7 points", "an open session", "3 games".
import type { GameFacts } from '../core/types';
import { t } from '../texts/texts.svelte';
import { presetOf, valueOf, type Choice } from './choice';

// As it is chosen: points that win the match, or games of a series.
export function chosenLength(facts: GameFacts, choice: Choice): string {
  return facts.match_option === '' ? String(choice.bestOf) : valueOf(facts, choice, facts.match_option);
}

export function lengthName(facts: GameFacts, choice: Choice, length: string): string {
  const count = Number(length);
  if (facts.match_option === '') return t('setup.games', { count });
  if (length === '0') return t('setup.endless');
  // Who needs one point has it after a game, but not after a round that gives a point to each.
  const single = length === '1' && !presetOf(facts, choice.preset).in_rounds;
  return single ? t('setup.games', { count }) : t('setup.points', { count });
}
