// What the core knows of every game, asked for once and kept for whoever draws.
import { readLocal, writeLocal } from '../store/local';
import { core } from './client';
import type { BoxName, GameFacts, GameName } from './types';

let known = $state.raw<GameFacts[]>([]);
let asked: Promise<GameFacts[]> | undefined;

// Which box each preset is from, as it was the last time: a table is shown in its print before the core has come.
type Boxes = Partial<Record<string, Record<string, BoxName>>>;
const place = 'fourfold.boxes';
const remembered: Boxes = (readLocal(place) as Boxes | null) ?? {};

function remember(all: GameFacts[]): void {
  const boxes = all.map(({ name, presets }) => [name, Object.fromEntries(presets.map((one) => [one.name, one.box]))]);
  writeLocal(place, Object.fromEntries(boxes));
}

export function gameFacts(): Promise<GameFacts[]> {
  asked ??= core()
    .games()
    .then((all) => {
      remember(all);
      return (known = all);
    });
  // It may be reachable later.
  asked.catch(() => (asked = undefined));
  return asked;
}

// What it knows of one; null until it has said so.
export function factsOf(game: GameName): GameFacts | null {
  // Whoever derives something from it must not start the core while they do: how that goes is a state, too.
  if (known.length === 0) queueMicrotask(() => gameFacts().catch(() => undefined));
  return known.find((one) => one.name === game) ?? null;
}

// The box that a preset is from; null until the core has said so once, and for a preset that it does not know.
export function boxOf(game: GameName, preset: string): BoxName | null {
  const facts = factsOf(game);
  if (facts === null) return remembered[game]?.[preset] ?? null;
  return facts.presets.find((one) => one.name === preset)?.box ?? null;
}
