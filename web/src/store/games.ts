// The games that are kept in this browser: the record of each as the core wrote it, and what a list of games shows of
// it.
import type { GameName, Scene, View } from '../core/types';
import { openShelf, type Shelf } from './idb';

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
  record: string;
}

let shelf: Promise<Shelf<SavedGame>> | undefined;

export function savedGames(): Promise<Shelf<SavedGame>> {
  shelf ??= openShelf<SavedGame>('fourfold', 'games');
  return shelf;
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function savedGame(id: string, begun: number, changed: number, view: View, record: string): SavedGame {
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
    record,
  };
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
