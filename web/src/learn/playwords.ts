// What was played, in words: "8 to 5 and 6 to 5". Only for games that have a text for it.
import type { GameName, Told } from '../core/types';
import { list, number, t, textOr } from '../texts/texts.svelte';

function placeName(game: GameName, place: number): string {
  return textOr(`learn.place.${game}.${place}`, number(place));
}

export function playWords(game: GameName, { arrows }: Told): string {
  if (arrows.length === 0) return '';
  const moves = arrows.map(({ from, to }) => t('learn.move', { from: placeName(game, from), to: placeName(game, to) }));
  return textOr(`learn.played.${game}`, '', { moves: list(moves) });
}
