// What players and levels are called.
import { t, textOr } from '../texts/texts.svelte';
import { levelOf, type ChosenPlayer } from './choice';

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export function botName(level: string): string {
  return textOr(`bot.${level}.name`, capital(level));
}

export function levelName(level: string): string {
  return textOr(`bot.${level}.level`, capital(level));
}

export function levelMeaning(level: string): string {
  return textOr(`bot.${level}.text`, '');
}

// Somebody who has no name of their own.
export function called(player: ChosenPlayer, seat: number): string {
  const level = levelOf(player.kind);
  return level === null ? t('setup.player', { number: seat + 1 }) : botName(level);
}
