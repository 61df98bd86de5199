// What happened at a table in sentences. Plays and rolls come in the game's notation; what the notation cannot say in a
// sentence of its own (taking a double, claiming a draw) has a text by its word: told.backgammon.play.take.
import type { GameName, PlayerView, Told } from '../core/types';
import { list, number, t, textOr } from '../texts/texts.svelte';

// The numbers on the dice of a roll; none where a roll is no dice (the lots of checkers).
export function diceIn(text: string): number[] {
  const found = /^[1-6]{1,2}(?![0-9])/.exec(text);
  return found ? [...found[0]].map(Number) : [];
}

export function diceWords(dice: number[]): string {
  return list(dice.map(number));
}

// Notation as it is read aloud: "8/5*" is "8 to 5, hit".
export function spokenPlay(play: string): string {
  return play
    .replace(/ /g, ', ')
    .replace(/\((\d)\)/g, (_, count: string) => ` ${t('told.times', { count: Number(count) })}`)
    .replace(/\*/g, `, ${t('told.hit')}`)
    .replace(/[/-]/g, ` ${t('told.to')} `)
    .replace(/(\d)x(?=\d)/g, `$1 ${t('told.takes')} `);
}

const keyWord = (text: string): string => text.replaceAll(' ', '-');

// Who rolled: the log leaves it open, but whoever plays next did. `deciding` is who decides now, for a roll that has
// not been played yet.
export function rollerOf(story: Told[], index: number, deciding: number | null): number | null {
  const roll = story[index];
  if (!roll || roll.player !== null) return roll?.player ?? null;
  const next = story[index + 1];
  if (!next) return deciding;
  return next.kind === 'play' ? next.player : null;
}

export interface Telling {
  game: GameName;
  players: readonly PlayerView[];
  story: Told[];
  deciding: number | null;
  spoken: boolean; // for the ear rather than the eye
}

export function tell(index: number, { game, players, story, deciding, spoken }: Telling): string {
  const event = story[index];
  if (!event) return '';
  const named = (player: number | null): string => (player === null ? '' : (players[player]?.name ?? ''));
  const name = named(event.player);
  switch (event.kind) {
    case 'roll': {
      const fixed = textOr(`told.${game}.roll.${keyWord(event.text)}`, '');
      if (fixed) return fixed;
      const dice = diceIn(event.text);
      if (dice.length === 0) return textOr(`told.${game}.roll`, '', { text: event.text });
      const roller = named(rollerOf(story, index, deciding));
      const values = { name: roller, dice: diceWords(dice) };
      return roller ? t('told.roll', values) : t('told.dice', values);
    }
    case 'play': {
      const word = keyWord(event.text);
      const fixed = textOr(`told.${game}.play.${word}`, '', { name }) || textOr(`told.play.${word}`, '', { name });
      const notation = spoken ? spokenPlay(event.text) : event.text;
      const play = word === 'roll' ? '' : fixed || t('told.play', { name, play: notation });
      return [play, event.ends ? ending(game, event.ends.points, players) : ''].filter(Boolean).join(' ');
    }
    case 'next-game':
      return t('told.next-game', { number: event.game });
    case 'reveal':
      return '';
    default:
      return t(`told.${event.kind}`, { name });
  }
}

// Who has won what. Where points are no matter of the game itself it says only who.
export function ending(game: GameName, points: number[], players: readonly PlayerView[]): string {
  const best = Math.max(...points);
  if (best <= 0) return t('told.drawn');
  const name = list(points.flatMap((won, player) => (won === best ? [players[player]?.name ?? ''] : [])));
  return textOr(`told.${game}.wins`, t('told.wins', { name, count: best }), { name });
}
