// What is said to the people at a table about whose turn it is: "Your move: 4 and 2."
import { asked } from '../common/asking';
import type { View } from '../core/types';
import { t } from '../texts/texts.svelte';
import { forcedHop } from './next';
import { diceWords, ending } from './telling';

// One person alone among bots is "you".
export function alone(view: View): boolean {
  return view.players.filter((player) => player.kind === 'human').length === 1;
}

function either(view: View, key: string, values: Record<string, string | number> = {}): string {
  const name = view.acting === null ? '' : (view.players[view.acting]?.name ?? '');
  return t(alone(view) ? `${key}.you` : `${key}.name`, { name, ...values });
}

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

export function result(view: View, points: number[] | null): string {
  const late = view.fallen === null ? undefined : view.players[view.fallen];
  const winner = view.winner === null ? undefined : view.players[view.winner];
  const lines = [late ? t('result.time', { name: late.name }) : ''];
  if (view.game_number > 1) {
    const score = view.players.map((player) => `${player.name} ${player.score}`).join(' – ');
    lines.push(winner ? t('result.match', { name: winner.name, score }) : t('result.matchDrawn', { score }));
  } else if (points) {
    lines.push(ending(view.game, points, view.players));
  } else if (winner) {
    lines.push(t('result.wins', { name: winner.name }));
  }
  return lines.filter(Boolean).join(' ');
}

// `points` are what the latest finished game brought, if it was the last thing that happened.
export function status(view: View, points: number[] | null): string {
  const actor = view.acting === null ? undefined : view.players[view.acting];
  switch (view.waiting) {
    case 'dice':
      if (actor?.kind !== 'human') return '';
      return view.scene.facts.stage === 'opening' ? t('status.opening') : either(view, 'status.roll');
    case 'typed-dice':
      if (view.scene.facts.stage === 'opening') {
        const first = view.players.find((player) => player.seat === 1);
        return t('status.typedOpening', { name: first?.name ?? '' });
      }
      return actor ? t('status.typed', { name: actor.name }) : t('status.typedAny');
    case 'person':
      return view.choices.length > 0 ? asked(view).question : toMove(view);
    case 'pass':
      if (view.scene.dice.length === 0) return either(view, 'status.pass');
      return either(view, 'status.passDice', { dice: diceWords(view.scene.dice) });
    case 'bot':
      return t('status.bot', { name: actor?.name ?? '' });
    case 'takeback-answer':
      return t('status.takeback');
    case 'next-game':
      return points ? ending(view.game, points, view.players) : '';
    case 'nothing':
      return view.over ? result(view, points) : t('status.rests');
  }
}
