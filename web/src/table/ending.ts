// How a game ended, in the words of the page.
import type { Message, ScreenView } from '../core/types';
import { toldText } from '../texts/messages';
import { number, t } from '../texts/texts.svelte';
import { alone } from './alone';

export interface EndingTold {
  headline: string; // of the match when that is over
  lines: string[]; // how and why, what it counts, how the match stands
}

// That say no more than who won.
const plain = new Set(['told.wins', 'told.you-win']);

export function endingTold({ ending, over, winner }: ScreenView): EndingTold | null {
  if (!ending) return null;
  const { headline, why, counts, match } = ending;
  const how = [...why, ...counts];
  const known = plain.has(headline.code) && ending.winner === winner;
  const last = match ? [match] : [];
  const order = over && match ? [match, ...(known ? [] : [headline]), ...how] : [headline, ...how, ...last];
  const [first = '', ...lines] = order.map((message: Message) => toldText([message]));
  return { headline: first, lines };
}

export function endingText(view: ScreenView): string {
  const told = endingTold(view);
  return told ? [told.headline, ...told.lines].join(' ') : '';
}

// What a player is called among the figures: one person alone among bots is "you".
export function calledAmongFigures(view: ScreenView, player: number): string {
  const { kind, name } = view.players[player]!;
  return alone(view) && kind === 'human' ? t('ending.you') : name;
}

export const figureText = (value: number): string => number(Math.round(value * 10) / 10);
