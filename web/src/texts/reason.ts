// What the core says in English, for people: why a bot would play as it advises, and why something cannot be.
import type { GameName } from '../core/types';
import { textOr } from './texts.svelte';

export interface Said {
  text: string;
  lang?: 'en'; // said in the core's own words, whatever the page speaks
}

// The core's reasons begin small and may or may not end with a full stop.
export function asSentence(reason: string): string {
  const text = reason.trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}

// "is worth most" of backgammon's bots is found under reason.backgammon.is-worth-most. The same words may be said
// differently in two games: pieces are sent back in one and captured in another.
export function hintReason(game: GameName, reason: string): Said {
  const text = textOr(`reason.${game}.${reason.trim().replaceAll(/\W+/g, '-')}`, '');
  return text === '' ? { text: asSentence(reason), lang: 'en' } : { text };
}
