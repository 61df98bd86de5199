// Takes up the position that an address carries: the board that it is laid out on, the facts of its game, and the
// workshop in which it is made. The address follows the position from then on.
import type { BoardDesign } from '../boards/design';
import { core } from '../core/client';
import { gameFacts } from '../core/facts.svelte';
import type { GameFacts } from '../core/types';
import { themeFor } from '../settings/theme';
import { gameNamed } from '../shell/games';
import { inWordsOf, t } from '../texts/texts.svelte';
import { hashOf, linkIn } from './link';
import { Workshop } from './workshop.svelte';

export interface EditorSession {
  design: BoardDesign;
  facts: GameFacts;
  workshop: Workshop;
}

// Nothing if the address names no game.
export async function openSession(hash: string): Promise<EditorSession | null> {
  const link = linkIn(hash);
  const game = gameNamed(link.game);
  if (!game) return null;
  const [design, all] = await Promise.all([game.design(), gameFacts()]);
  const facts = all.find((one) => one.name === game.name)!;
  inWordsOf(themeFor(design, link.preset)); // also what is wrong with the link is said in the words of its print
  const workshop = await Workshop.open(
    {
      core: core(),
      facts,
      hasDice: game.dice,
      unreachable: t('app.unreachable'),
      wentBack: (reason) => t('editor.unreadable', { reason }),
      composed: ({ preset, options }, text) =>
        history.replaceState(history.state, '', hashOf(game.name, preset, options, text)),
    },
    link,
  );
  return { design, facts, workshop };
}
