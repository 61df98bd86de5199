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

// How it is said: with the numbers of places, as for the ear and for a board that shows them, and to whoever acts or by name.
export interface Manner {
  numbered: boolean;
  you: boolean;
}

type Either = (key: string, values?: Record<string, string | number>) => string;

function eitherOf(view: ScreenView, { you }: Manner): Either {
  const name = view.acting === null ? '' : (view.players[view.acting]?.name ?? '');
  return (key, values = {}) => t(you ? `${key}.you` : `${key}.name`, { name, ...values });
}

const oneDieEach = (view: ScreenView): boolean => new Set(view.rollers).size > 1;

const diceWords = (dice: number[]): string => list(dice.map(number));

function toRoll(view: ScreenView, next: Step | null, either: Either): string {
  const opening = forTheStart(view);
  if (next === 'roll') return opening ? t('status.whoBegins') : either('status.rolling');
  if (view.scene.facts.stage === 'random-start') return either('status.startPawn');
  if (!opening) return either('status.roll');
  return oneDieEach(view) ? t('status.opening') : either('status.startRoll');
}

function toType(view: ScreenView): string {
  if (oneDieEach(view)) return t('status.typedOpening');
  const name = view.players[view.acting ?? -1]?.name;
  if (name === undefined) return t('status.typedAny');
  return forTheStart(view) ? t('status.typedStart', { name }) : t('status.typed', { name });
}

export const onlyMove = (told: readonly Message[]): string => t('status.only', { play: toldText(told) });

function toMove(view: ScreenView, next: Step | null, numbered: boolean, either: Either): string {
  const { dice, left } = view.scene;
  if (complete(view)) return next === 'confirm' ? t('status.complete') : t('status.whole');
  if (view.whole && view.made.length === 0) return either('status.mayPass');
  if (view.whole) return t('status.mayEnd');
  const hop = forcedHop(view);
  const only = hop && view.gestures.find((gesture) => gesture.hops.length === 1);
  if (only) return numbered ? onlyMove(only.told) : t('status.onlyHere');
  if (dice.length === 0) return either('status.move');
  if (view.made.length > 0) return t('status.left', { dice: diceWords(left) });
  return either('status.dice', { dice: diceWords(dice) });
}

export function status(view: ScreenView, next: Step | null, manner: Manner = { numbered: true, you: alone(view) }): string {
  const either = eitherOf(view, manner);
  const actor = view.acting === null ? undefined : view.players[view.acting];
  switch (view.waiting) {
    case 'dice':
      return actor?.kind === 'human' ? toRoll(view, next, either) : '';
    case 'typed-dice':
      return toType(view);
    case 'person':
      return view.choices.length > 0 ? asked(view).question : toMove(view, next, manner.numbered, either);
    case 'pass':
      if (view.scene.dice.length === 0) return either('status.pass');
      return either('status.passDice', { dice: diceWords(view.scene.dice) });
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
