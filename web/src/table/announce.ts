// What is new at a table is heard: as sound, and as words for a screen reader. What a person did alone at the screen is
// not told back; dice that a person plays and offers that a person answers are told with whose turn it is, and how a game
// ended is told once, where it is shown.
import type { BoardDesign } from '../boards/design';
import { say } from '../shell/live';
import type { Told, ScreenView } from '../core/types';
import { play as sound } from '../sound/sound';
import { stepsText, toldText } from '../texts/messages';
import { t } from '../texts/texts.svelte';
import type { Driver } from './driver.svelte';
import { alone } from './alone';
import { counting, placesCounted } from './counted';
import { needsTelling } from './thrown';

// Movements are said in words.
function spokenEvent({ steps, said, player, arrows }: Told, view: ScreenView, design: BoardDesign): string {
  if (steps.length === 0) return toldText(said, { spoken: true });
  const name = player === null ? '' : (view.players[player]?.name ?? '');
  const place = placesCounted(counting(view), design, view.scene)(arrows[0]?.seat ?? 0);
  return t('table.did', { name, steps: stepsText(steps, { place }) });
}

export function announce(from: number, driver: Driver, design: BoardDesign): void {
  const view = driver.view!;
  const { story } = driver;
  for (let index = from; index < story.length; ++index) {
    const event = story[index]!;
    const byPerson = event.player !== null && view.players[event.player]?.kind === 'human';
    if (event.kind === 'roll') sound('dice');
    else if (event.ends) sound('win');
    else if (event.arrows.length > 0 && !byPerson) {
      sound(event.arrows.some((arrow) => arrow.captures) ? 'hit' : 'checker');
    }
    const isLast = index === story.length - 1;
    const decides = event.kind === 'roll' && needsTelling(event, isLast, view.waiting);
    const asked = driver.person && isLast && (view.choices.length > 0 || (event.kind === 'roll' && !decides));
    const known = (byPerson && alone(view)) || (asked && event.arrows.length === 0);
    if (!known && event.kind !== 'reveal') say(spokenEvent(event, view, design));
  }
  if (driver.person && story.at(-1)?.kind === 'play') sound('turn');
}
