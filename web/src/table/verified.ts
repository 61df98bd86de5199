// What was found out about the dice of a match, in sentences.
import type { Verification } from '../core/types';
import { list, t } from '../texts/texts.svelte';

export function verifiedSentences(found: Verification): string[] {
  if (found.verdict === 'manual') return [t('dice.manual.text')];
  if (found.verdict === 'not-revealed') return [t('fair.notYet')];
  if (found.verdict === 'forged') {
    const { event = 0, recorded = '', expected = '' } = found;
    return [t('fair.forged', { event, recorded, expected })];
  }
  if (found.verdict === 'nothing-rolled') return [t('dice.none')];
  const names = [...new Set(found.contributions.map(({ player }) => player))];
  const sentences = [
    names.length > 0
      ? t('fair.fitWords', { count: found.rolls, names: list(names) })
      : t('fair.fit', { count: found.rolls }),
  ];
  if (found.verdict === 'proven') sentences.push(t('fair.nobody'));
  if (found.seed !== null) sentences.push(t('fair.seed', { seed: String(found.seed) }));
  if (!found.people_spoke) sentences.push(t('fair.noWords'));
  else if (found.silent.length > 0) sentences.push(t('fair.silent', { names: list(found.silent) }));
  if (found.spoken_late) sentences.push(t('fair.late'));
  sentences.push(t('fair.unsigned'));
  return sentences;
}
