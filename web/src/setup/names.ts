// What players and levels are called.
import { withoutDirection } from '../texts/sentences';
import { t, textOr } from '../texts/texts.svelte';
import { levelOf, type ChosenPlayer } from './choice';

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

// Bots of one level at one table have a name each; `alike` of them have theirs already.
export function botName(level: string, alike = 0): string {
  const usual = textOr(`bot.${level}.name`, capital(level));
  return alike === 0 ? usual : textOr(`bot.${level}.name.${alike + 1}`, usual);
}

export function levelName(level: string): string {
  return textOr(`bot.${level}.level`, capital(level));
}

export function levelMeaning(level: string): string {
  return textOr(`bot.${level}.meaning`, '');
}

// A person without a name.
export const unnamed = (seat: number): string => withoutDirection(t('setup.player', { number: seat + 1 }));

// Somebody who has no name of their own.
export function called(player: ChosenPlayer, seat: number, alike = 0): string {
  const level = levelOf(player.kind);
  return level === null ? unnamed(seat) : botName(level, alike);
}
