// What is new at a table is heard: as sound, and as words for a screen reader. What a person did alone at the screen is
// not told back; dice that a person plays and offers that a person answers are told with whose turn it is.
import { say } from '../shell/live';
import { play as sound } from '../sound/sound';
import type { Driver } from './driver.svelte';
import { alone } from './status';
import { tell } from './telling';

export function announce(from: number, driver: Driver): void {
  const view = driver.view!;
  const { story } = driver;
  const deciding = ['person', 'bot', 'pass'].includes(view.waiting) ? view.acting : null;
  for (let index = from; index < story.length; ++index) {
    const event = story[index]!;
    const byPerson = event.player !== null && view.players[event.player]?.kind === 'human';
    if (event.kind === 'roll') sound('dice');
    else if (event.ends) sound('win');
    else if (event.arrows.length > 0 && !byPerson) sound(/[*x]/.test(event.text) ? 'hit' : 'checker');
    const asked = driver.person && index === story.length - 1 && (view.choices.length > 0 || event.kind === 'roll');
    const known = (byPerson && alone(view) && !event.ends) || (asked && event.arrows.length === 0);
    if (!known) say(tell(index, { game: view.game, players: view.players, story, deciding, spoken: true }));
  }
  if (driver.person && story.at(-1)?.kind === 'play') sound('turn');
}
