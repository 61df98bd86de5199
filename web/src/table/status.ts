// What is said to the people at a table about whose turn it is: "Your move: 4 and 2." Of what goes on by itself (`next`)
// nobody is asked.
import { asked } from '../common/asking';
import type { Message, ScreenView } from '../core/types';
import { forTheStart } from '../rules/start';
import { toldText } from '../texts/messages';
import { list, number, t } from '../texts/texts.svelte';
import { alone } from './alone';
import { complete, forcedHop, type Step } from './automatic';
import { endingText } from './ending';

function either(view: ScreenView, key: string, values: Record<string, string | number> = {}): string {
  const name = view.acting === null ? '' : (view.players[view.acting]?.name ?? '');
  return t(alone(view) ? `${key}.you` : `${key}.name`, { name, ...values });
}

const oneDieEach = (view: ScreenView): boolean => new Set(view.rollers).size > 1;

const diceWords = (dice: number[]): string => list(dice.map(number));

function toRoll(view: ScreenView, next: Step | null): string {
  const opening = forTheStart(view);
  if (next === 'roll') return opening ? t('status.whoBegins') : either(view, 'status.rolling');
  if (view.scene.facts.stage === 'random-start') return either(view, 'status.startPawn');
  if (!opening) return either(view, 'status.roll');
  return oneDieEach(view) ? t('status.opening') : either(view, 'status.startRoll');
}

function toType(view: ScreenView): string {
  if (oneDieEach(view)) return t('status.typedOpening');
  const name = view.players[view.acting ?? -1]?.name;
  if (name === undefined) return t('status.typedAny');
  return forTheStart(view) ? t('status.typedStart', { name }) : t('status.typed', { name });
}

export const onlyMove = (told: readonly Message[]): string => t('status.only', { play: toldText(told) });

function toMove(view: ScreenView, next: Step | null, numbered: boolean): string {
  const { dice, left } = view.scene;
  if (complete(view)) return next === 'confirm' ? t('status.complete') : t('status.whole');
  if (view.whole && view.made.length === 0) return either(view, 'status.mayPass');
  if (view.whole) return t('status.mayEnd');
  const hop = forcedHop(view);
  const only = hop && view.gestures.find((gesture) => gesture.hops.length === 1);
  if (only) return numbered ? onlyMove(only.told) : t('status.onlyHere');
  if (dice.length === 0) return either(view, 'status.move');
  if (view.made.length > 0) return t('status.left', { dice: diceWords(left) });
  return either(view, 'status.dice', { dice: diceWords(dice) });
}

// For the ear, and for a board that shows the numbers of its places; without them (`numbered`) none is named.
export function status(view: ScreenView, next: Step | null, numbered = true): string {
  const actor = view.acting === null ? undefined : view.players[view.acting];
  switch (view.waiting) {
    case 'dice':
      return actor?.kind === 'human' ? toRoll(view, next) : '';
    case 'typed-dice':
      return toType(view);
    case 'person':
      return view.choices.length > 0 ? asked(view).question : toMove(view, next, numbered);
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
