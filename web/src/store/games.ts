// The games that are kept in this browser: what a list of games shows of each, and its record as the core wrote it, which grows
// event by event.
import type { GameName, Scene, ScreenView } from '../core/types';
import { withFormerGames } from './legacy';
import { openShelf } from './idb';
import type { Shelf } from './shelf';

export interface SavedGame {
  id: string;
  game: GameName;
  preset: string;
  players: { name: string; kind: string; score: number }[];
  gameNumber: number;
  events: number;
  over: boolean;
  winner: number | null;
  scene: Scene; // how it stands, for a small picture
  begun: number; // milliseconds since 1970
  changed: number;
}

let shelf: Promise<Shelf<SavedGame>> | undefined;

export function savedGames(): Promise<Shelf<SavedGame>> {
  shelf ??= openShelf<SavedGame>('fourfold-games').then(withFormerGames);
  return shelf;
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function savedGame(id: string, begun: number, changed: number, view: ScreenView): SavedGame {
  return {
    id,
    game: view.game,
    preset: view.preset,
    players: view.players.map(({ name, kind, score }) => ({ name, kind, score })),
    gameNumber: view.game_number,
    events: view.events,
    over: view.over,
    winner: view.winner,
    scene: view.scene,
    begun,
    changed,
  };
}

// Writes one game as it is played. Its record is written whole the first time (it may be of an earlier release, or in many small
// pieces), and then what is new. A game that was thrown away meanwhile is there again, whole, with the next event.
export class Writer {
  private events: number | null = null; // in the record that this wrote

  constructor(
    private readonly shelf: Shelf<SavedGame>,
    private game: SavedGame,
  ) {}

  // False if somebody else has written it since: then nothing is written. `record` gives the lines after so many events, or all.
  async keep(view: ScreenView, record: (since?: number) => Promise<string>): Promise<boolean> {
    const { id, begun, changed } = this.game;
    const next = savedGame(id, begun, Math.max(Date.now(), changed + 1), view);
    const written =
      (this.events !== null && (await this.shelf.append(next, await record(this.events), changed))) ||
      (await this.shelf.putIf(next, await record(), (kept) => kept === undefined || kept.changed === changed));
    if (!written) return false;
    this.game = next;
    this.events = view.events;
    return true;
  }
}

// Those that can be gone on with first, and of these and the others the latest first.
export function inOrder(games: SavedGame[]): SavedGame[] {
  return [...games].sort((a, b) => Number(a.over) - Number(b.over) || b.changed - a.changed);
}

// The time of the last event of a record, in milliseconds since its table was opened: a record is one line of JSON an
// event.
export function lastTime(record: string): number {
  const lines = record.trimEnd().split('\n');
  for (let i = lines.length - 1; i > 0; --i) {
    try {
      const { at } = JSON.parse(lines[i]!) as { at?: unknown };
      if (typeof at === 'number') return at;
    } catch {
      // A last line that was cut short.
    }
  }
  return 0;
}
