// A page's place at a kept table: it plays if no other page does, else it looks on and may take the game over. Whoever plays
// takes the game up from what is kept, so that nothing is lost on the way.
import type { BoardDesign } from '../boards/design';
import { gameNamed, type GamePage } from '../shell/games';
import { savedGames, type SavedGame } from '../store/games';
import { useGame, type Use } from '../store/inuse';
import { t } from '../texts/texts.svelte';
import { sitDown, type Sitting } from './sitting';

// What is kept of it, which can be looked at before the core is here.
export interface KeptTable {
  saved: SavedGame;
  game: GamePage;
  design: BoardDesign;
}

export class TableAccess {
  kept = $state.raw<KeptTable | null>(null);
  sitting = $state.raw<Sitting | null>(null);
  failed = $state('');
  asking = $state(false); // the other page is being asked for the game
  private played = false;
  private left = false;
  private use: Use | undefined;

  constructor(
    private readonly id: string,
    private readonly seated: (sitting: Sitting) => Promise<void>,
  ) {
    this.take().catch(() => (this.failed = t('app.unreachable')));
  }

  // Where the game is played instead: it was open in another page already, or was taken over by it.
  get elsewhere(): 'open' | 'taken' | null {
    if (!this.sitting?.driver.reading) return null;
    return this.played ? 'taken' : 'open';
  }

  takeOver(): void {
    this.asking = true;
    this.use?.takeOver();
  }

  async leave(): Promise<void> {
    this.left = true;
    await this.sitting?.driver.stop();
    this.use?.leave();
  }

  private async take(): Promise<void> {
    const kept = await (await savedGames()).get(this.id);
    if (this.left) return;
    if (kept) this.show(kept.entry).catch(() => undefined); // what cannot be fetched is told by whoever sits down
    // Nobody writes a game that is over.
    if (kept?.entry.over) return this.sit(false);
    this.use = useGame(this.id, {
      play: async () => {
        await this.sit(false);
        this.played = true;
      },
      lookOn: async () => {
        if (this.sitting) await this.sitting.driver.lookOn();
        else await this.sit(true);
      },
    });
  }

  private async show(saved: SavedGame): Promise<void> {
    const game = gameNamed(saved.game);
    if (game) this.kept = { saved, game, design: await game.design() };
  }

  private async sit(reading: boolean): Promise<void> {
    try {
      const found = await sitDown(this.id);
      this.asking = false;
      if (this.left) return;
      if (!found) {
        this.failed = t('table.missing');
        return;
      }
      const before = this.sitting;
      found.driver.reading = reading;
      this.sitting = found;
      await before?.driver.stop();
      await found.driver.load(found.record);
      await this.seated(found);
    } catch {
      this.failed = t('app.unreachable');
    }
  }
}
