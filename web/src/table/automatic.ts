// What goes on by itself at a table, as people wish it: read off what the core is waiting for.
import type { Hop, ScreenView } from '../core/types';

export interface Preferences {
  speed: number; // of the animation; 0 is none
  autoForced: boolean;
  autoRoll: boolean;
  confirmTurns: boolean;
}

export type Step = 'roll' | 'bot' | 'pass' | 'next-game' | 'hop' | 'confirm' | 'only-word';

// Milliseconds before it happens, at normal speed: so that people see what came before.
export const paces: Record<Step, number> = {
  roll: 350,
  bot: 450,
  pass: 1300,
  'next-game': 2600,
  hop: 700,
  confirm: 250,
  'only-word': 350,
};

// The hop that every possible movement begins with, if there is only one.
export function forcedHop(view: ScreenView): Hop | null {
  const first = view.gestures[0]?.hops[0];
  if (!first || view.whole) return null;
  const same = view.gestures.every(({ hops: [hop] }) => {
    return hop?.from === first.from && hop.to === first.to && hop.choice === first.choice;
  });
  return same ? first : null;
}

// Whether the person to act can do nothing more with the pieces than end the turn.
export const complete = (view: ScreenView): boolean => view.whole && view.gestures.length === 0 && view.made.length > 0;

// How the table came to stand as it does.
export interface Before {
  byHand: number; // hops of this turn that a person made
  word: string; // the play that was the last event, if it was one
}

// What happens without anybody, or null where a person is waited for.
export function automaticStep(view: ScreenView, { byHand, word }: Before, preferences: Preferences): Step | null {
  const people = view.players.some((player) => player.kind === 'human');
  const byPerson = view.acting !== null && view.players[view.acting]?.kind === 'human';
  switch (view.waiting) {
    case 'dice':
      // Who has just said that they roll need not say it again.
      return byPerson && !preferences.autoRoll && word !== 'roll' ? null : 'roll';
    case 'bot':
      return 'bot';
    case 'pass':
      // Where turns end by themselves, so does one in which nothing can be done.
      return preferences.autoForced || !preferences.confirmTurns ? 'pass' : null;
    case 'next-game':
      return people ? null : 'next-game';
    case 'person':
      if (complete(view) && (!preferences.confirmTurns || (preferences.autoForced && byHand === 0))) return 'confirm';
      if (preferences.autoForced && forcedHop(view)) return 'hop';
      return view.choices.length === 1 && view.choices[0] === 'roll' && preferences.autoRoll ? 'only-word' : null;
    default:
      return null;
  }
}
