// What is said to the people at a table about whose turn it is: "Your move: 4 and 2."
import { asked } from '../common/asking';
import type { View } from '../core/types';
import { list, number, t } from '../texts/texts.svelte';
import { alone } from './alone';
import { forcedHop } from './automatic';
import { endingText } from './ending';

function either(view: View, key: string, values: Record<string, string | number> = {}): string {
  const name = view.acting === null ? '' : (view.players[view.acting]?.name ?? '');
  return t(alone(view) ? `${key}.you` : `${key}.name`, { name, ...values });
}

const diceWords = (dice: number[]): string => list(dice.map(number));

function toMove(view: View): string {
  const { dice, left } = view.scene;
  if (view.whole && view.gestures.length === 0 && view.made.length > 0) return t('status.whole');
  if (view.whole && view.made.length === 0) return either(view, 'status.mayPass');
  if (view.whole) return t('status.mayEnd');
  const hop = forcedHop(view);
  const only = hop && view.gestures.find((gesture) => gesture.hops.length === 1);
  if (only) return t('status.only', { play: only.label });
  if (dice.length === 0) return either(view, 'status.move');
  if (view.made.length > 0) return t('status.left', { dice: diceWords(left) });
  return either(view, 'status.dice', { dice: diceWords(dice) });
}

export function status(view: View): string {
  const actor = view.acting === null ? undefined : view.players[view.acting];
  switch (view.waiting) {
    case 'dice':
      if (actor?.kind !== 'human') return '';
      return view.scene.facts.stage === 'opening' ? t('status.opening') : either(view, 'status.roll');
    case 'typed-dice':
      if (new Set(view.rollers).size > 1) return t('status.typedOpening');
      return actor ? t('status.typed', { name: actor.name }) : t('status.typedAny');
    case 'person':
      return view.choices.length > 0 ? asked(view).question : toMove(view);
    case 'pass':
      if (view.scene.dice.length === 0) return either(view, 'status.pass');
      return either(view, 'status.passDice', { dice: diceWords(view.scene.dice) });
    case 'bot':
    case 'elsewhere':
      return t('status.bot', { name: actor?.name ?? '' });
    case 'takeback-answer':
      return t('status.takeback');
    case 'next-game':
      return endingText(view);
    case 'nothing':
      return view.over ? endingText(view) : t('status.rests');
  }
}
