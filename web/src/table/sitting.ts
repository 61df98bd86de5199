// Sits down at a table that is kept: its board, the facts of its game, and the driver that runs it. What happens there
// is heard, spoken and kept.
import type { BoardDesign } from '../boards/design';
import { core } from '../core/client';
import { gameFacts } from '../core/facts.svelte';
import type { GameFacts } from '../core/types';
import { confirmsTurns, settings, speed } from '../settings/settings.svelte';
import { gameNamed, type GamePage } from '../shell/games';
import { say } from '../shell/live';
import { play as sound } from '../sound/sound';
import { savedGames, Writer } from '../store/games';
import { fetchTold, t } from '../texts/texts.svelte';
import { announce } from './announce';
import { Driver } from './driver.svelte';
import { onlyMove } from './status';

export interface Sitting {
  game: GamePage;
  begun: number; // when the game was, in milliseconds since 1970
  record: string;
  design: BoardDesign;
  facts: GameFacts | null;
  driver: Driver; // with nothing loaded yet
}

// Nothing if no such table is kept.
export async function sitDown(id: string): Promise<Sitting | null> {
  const shelf = await savedGames();
  const kept = await shelf.get(id);
  const game = kept && gameNamed(kept.entry.game);
  if (!kept || !game) return null;
  const { entry, text: record } = kept;
  const writer = new Writer(shelf, entry);
  const [design, all] = await Promise.all([game.design(), gameFacts(), fetchTold()]);
  const driver = new Driver({
    core: core(),
    keep: (view, lines) => writer.keep(view, lines),
    told: (from, driver) => announce(from, driver, design),
    moved: (captures) => sound(captures ? 'hit' : 'checker'),
    forced: (told) => say(onlyMove(told)),
    unreachable: t('app.unreachable'),
    now: () => performance.now(),
    preferences: () => ({
      speed: speed(),
      autoForced: settings.autoForced,
      autoRoll: settings.autoRoll,
      confirmTurns: confirmsTurns(game),
    }),
  });
  const facts = all.find((one) => one.name === entry.game) ?? null;
  return { game, begun: entry.begun, record, design, facts, driver };
}
