// Who sits below the board, and how the table is turned for that.
import type { PlayerView } from '../core/types';
import type { Settings } from '../settings/settings.svelte';
import type { GamePage } from '../shell/games';

export interface Orientation {
  seat: number;
  several: boolean; // people at this screen
  viewer: number; // whose count of the points is printed: of several people, whoever acted last
  boardTurned: boolean; // by half a circle from how it is printed
  pageTurned: boolean; // and back again, so that only its writing is turned, for somebody who sits across
}

// The one person; or, if it is wished, the person who acted last; else as the board is printed.
export function orientationOf(
  players: readonly Pick<PlayerView, 'kind' | 'seat'>[],
  game: Pick<GamePage, 'below' | 'above'>,
  turning: Settings['turning'],
  lastPerson: number,
): Orientation {
  const people = players.filter((player) => player.kind === 'human');
  const several = people.length > 1;
  const alone = people.length === 1;
  const seat = alone ? people[0]!.seat : turning === 'never' || !several ? game.below : lastPerson;
  const viewer = alone ? seat : lastPerson || game.below;
  const boardTurned = game.above.includes(seat);
  return { seat, several, viewer, boardTurned, pageTurned: turning === 'across' && several && boardTurned };
}
