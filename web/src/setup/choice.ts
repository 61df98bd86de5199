// What is chosen before a game: how the form is filled at first, how it is remembered, and the set-up that the core
// gets.
import type { GameFacts, PresetFacts, Setup } from '../core/types';
import { readLocal, writeLocal } from '../store/local';

export interface ChosenPlayer {
  name: string; // of a person; bots are called by their level
  kind: string; // 'human' or 'bot:greedy'
}

export interface Choice {
  preset: string;
  options: Record<string, string>; // only what differs from the preset as so many players play it
  players: ChosenPlayer[];
  bestOf: number;
  clock: string;
  dice: 'fair' | 'manual';
}

// What every part of the form gets, and how it tells what was chosen.
export interface ChoiceProps {
  facts: GameFacts;
  choice: Choice;
  onchange: (choice: Choice) => void;
}

export const levelOf = (kind: string): string | null => (kind.startsWith('bot:') ? kind.slice(4) : null);

// The first bot to meet: one of middling strength if there is one, else the strongest there is.
export function usualBot(facts: GameFacts): string {
  const wished = ['easy', 'medium', 'beginner'].find((level) => facts.bots.includes(level));
  return `bot:${wished ?? facts.bots.at(-1) ?? 'random'}`;
}

export function usual(facts: GameFacts, ownName: string): Choice {
  const seats = facts.seatings[0]?.players ?? 2;
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: ownName, kind: 'human' } : { name: '', kind: usualBot(facts) },
  );
  return { preset: facts.presets[0]!.name, options: {}, players, bestOf: 1, clock: 'none', dice: 'fair' };
}

export function presetOf(facts: GameFacts, name: string): PresetFacts {
  return facts.presets.find((preset) => preset.name === name) ?? facts.presets[0]!;
}

// Every option as it is without anything set by hand: the preset, and what so many players need.
export function ground(facts: GameFacts, choice: Choice): Record<string, string> {
  const seating = facts.seatings.find((one) => one.players === choice.players.length);
  return { ...presetOf(facts, choice.preset).values, ...seating?.set };
}

export function valueOf(facts: GameFacts, choice: Choice, option: string): string {
  return choice.options[option] ?? ground(facts, choice)[option] ?? '';
}

// The choice with an option set; what is set to what it is anyway is not set.
export function withOption(facts: GameFacts, choice: Choice, option: string, value: string): Choice {
  const options = { ...choice.options };
  if (ground(facts, choice)[option] === value) delete options[option];
  else options[option] = value;
  return { ...choice, options };
}

// The same for as many players: those who were there stay, and further ones are bots. What was said about seats does
// not fit any more.
export function withPlayers(facts: GameFacts, choice: Choice, count: number): Choice {
  const players = Array.from(
    { length: count },
    (_, seat) => choice.players[seat] ?? { name: '', kind: usualBot(facts) },
  );
  const seatOptions = new Set(facts.seatings.flatMap((seating) => Object.keys(seating.set)));
  const options = Object.fromEntries(Object.entries(choice.options).filter(([name]) => !seatOptions.has(name)));
  return { ...choice, players, options };
}

// A choice from the storage, as far as the game still knows what it says.
export function fitted(facts: GameFacts, kept: unknown, ownName: string): Choice {
  const fresh = usual(facts, ownName);
  if (typeof kept !== 'object' || kept === null) return fresh;
  const old = kept as Partial<Choice>;
  const players = Array.isArray(old.players) ? old.players.filter((one) => known(facts, one)) : [];
  const preset = facts.presets.some((one) => one.name === old.preset) ? old.preset! : fresh.preset;
  const names = new Set(facts.options.map((option) => option.name));
  const written = Object.entries(old.options ?? {});
  const options = written.filter(([name, value]) => names.has(name) && typeof value === 'string');
  return {
    preset,
    options: Object.fromEntries(options),
    players: facts.seatings.some((seating) => seating.players === players.length) ? players : fresh.players,
    bestOf: typeof old.bestOf === 'number' ? old.bestOf : 1,
    clock: typeof old.clock === 'string' ? old.clock : 'none',
    dice: old.dice === 'manual' ? 'manual' : 'fair',
  };
}

function known(facts: GameFacts, player: unknown): player is ChosenPlayer {
  if (typeof player !== 'object' || player === null) return false;
  const { name, kind } = player as Partial<ChosenPlayer>;
  if (typeof name !== 'string' || typeof kind !== 'string') return false;
  const level = levelOf(kind);
  return level === null ? kind === 'human' : facts.bots.includes(level);
}

const place = (game: string): string => `fourfold.setup.${game}`;

export function remembered(facts: GameFacts, ownName: string): Choice {
  return fitted(facts, readLocal(place(facts.name)), ownName);
}

export function remember(facts: GameFacts, choice: Choice): void {
  writeLocal(place(facts.name), choice);
}

// What the core is asked for. `called` names everybody who has no name of their own; nobody is called like somebody
// else.
export function setupOf(
  facts: GameFacts,
  choice: Choice,
  called: (player: ChosenPlayer, seat: number) => string,
): Setup {
  const names: string[] = [];
  for (const [seat, player] of choice.players.entries()) {
    const name = player.name.trim() || called(player, seat);
    let unique = name;
    for (let count = 2; names.includes(unique); ++count) unique = `${name} ${count}`;
    names.push(unique);
  }
  const seating = facts.seatings.find((one) => one.players === choice.players.length);
  return {
    game: facts.name,
    preset: choice.preset,
    options: { ...seating?.set, ...choice.options },
    players: choice.players.map(({ kind }, seat) => ({ name: names[seat]!, kind })),
    best_of: facts.match_option === '' ? choice.bestOf : 1,
    clock: choice.clock,
    dice: choice.dice,
    start: '',
  };
}
