// Who sits below the board, and how the table is turned for that.
import type { View } from '../core/types';
import type { Settings } from '../settings/settings.svelte';
import type { GamePage } from '../shell/games';
import { alone } from './status';

export interface Below {
  seat: number;
  boardTurned: boolean; // by half a circle from how it is printed
  pageTurned: boolean; // together with what is said, for somebody who sits across
}

// The one person; or, if it is wished, the person who acted last; else as the board is printed.
export function whoIsBelow(
  view: View,
  game: Pick<GamePage, 'below' | 'above'>,
  turning: Settings['turning'],
  lastPerson: number,
): Below {
  const people = view.players.filter((player) => player.kind === 'human');
  const several = people.length > 1;
  const seat = alone(view) ? people[0]!.seat : turning === 'never' || !several ? game.below : lastPerson;
  const boardTurned = seat === game.above;
  return { seat, boardTurned, pageTurned: turning === 'across' && several && boardTurned };
}
