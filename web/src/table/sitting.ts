// Sits down at a table that is kept: its board, the facts of its game, and the driver that runs it. What happens there
// is heard, spoken and kept.
import type { BoardDesign } from '../boards/design';
import { core } from '../core/client';
import type { GameFacts } from '../core/types';
import { settings, speed } from '../settings/settings.svelte';
import { gameNamed, type GamePage } from '../shell/games';
import { say } from '../shell/live';
import { play as sound } from '../sound/sound';
import { savedGame, savedGames } from '../store/games';
import { t } from '../texts/texts.svelte';
import { announce } from './announce';
import { Driver } from './driver.svelte';

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
  const game = kept && gameNamed(kept.game);
  if (!kept || !game) return null;
  const [design, all] = await Promise.all([game.design(), core().games()]);
  const driver = new Driver({
    core: core(),
    keep: async (view, record) => shelf.put(savedGame(id, kept.begun, Date.now(), view, record)),
    told: announce,
    moved: (label) => sound(/[*x]/.test(label) ? 'hit' : 'checker'),
    forced: (label) => say(t('status.only', { play: label })),
    unreachable: t('app.unreachable'),
    now: () => performance.now(),
    wishes: () => ({
      speed: speed(),
      autoForced: settings.autoForced,
      autoRoll: settings.autoRoll,
      confirmTurns: settings.confirmTurns,
    }),
  });
  const facts = all.find((one) => one.name === kept.game) ?? null;
  return { game, begun: kept.begun, record: kept.record, design, facts, driver };
}
