// Plain questions and big buttons for plays that are words. Texts are found by the game and the words:
// ask.backgammon.take+drop, choice.backgammon.take, sure.backgammon.drop. A play with a `sure` text is asked about a
// second time.
import type { ScreenView } from '../core/types';
import { alone } from '../table/alone';
import { t, textOr, type Values } from '../texts/texts.svelte';

export interface Button {
  play: string;
  label: string;
  sure: string; // empty: it is done at once
}

export interface Asked {
  question: string;
  buttons: Button[];
}

const keyWord = (play: string): string => play.replaceAll(' ', '-');

// What a question may speak of: the facts of the table, who is asked, and who asks.
export function valuesOf(view: ScreenView): Values {
  const asked = view.acting === null ? undefined : view.players[view.acting];
  const others = view.players.filter((player) => player !== asked).map((player) => player.name);
  return { ...view.scene.facts, name: asked?.name ?? '', other: others[0] ?? '' };
}

export function button(view: ScreenView, play: string): Button {
  const word = keyWord(play);
  const values = valuesOf(view);
  return {
    play,
    label: textOr(`choice.${view.game}.${word}`, textOr(`choice.${word}`, play, values), values),
    sure: textOr(`sure.${view.game}.${word}`, textOr(`sure.${word}`, '', values), values),
  };
}

export function asked(view: ScreenView): Asked {
  const key = view.choices.map(keyWord).join('+');
  const values = valuesOf(view);
  const you = alone(view);
  const question = textOr(`ask.${view.game}.${key}`, t(you ? 'ask.any.you' : 'ask.any', values), values);
  return {
    question: you ? textOr(`ask.${view.game}.${key}.you`, question, values) : question,
    buttons: view.choices.map((play) => button(view, play)),
  };
}
