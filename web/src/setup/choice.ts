// What is chosen before a game: how the form is filled at first, how it is remembered, and the set-up that the core
// gets.
import type { GameFacts, PresetFacts, Seating, Setup } from '../core/types';
import type { Picture } from '../people/people.svelte';
import { readLocal, writeLocal } from '../store/local';

export interface ChosenPlayer {
  name: string; // of a person; bots are called by their level
  kind: string; // 'human' or 'bot:greedy'
  picture?: Picture | null; // that was chosen for a person; unless one was, what is remembered of the name
}

export interface Choice {
  preset: string;
  options: Record<string, string>; // only what differs from the preset as so many players play it
  players: ChosenPlayer[];
  bestOf: number;
  clock: string;
  dice: 'fair' | 'manual';
  seats?: number[]; // where each of the players sits, if they have chosen; else as usual
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
  const preset = facts.presets[0]!;
  return { preset: preset.name, options: { ...preset.first }, players, bestOf: 1, clock: 'none', dice: 'fair' };
}

// The choice under other rules; what was changed besides stays with those for which it was changed.
export function withPreset(choice: Choice, preset: PresetFacts): Choice {
  return { ...choice, preset: preset.name, options: { ...preset.first } };
}

export function presetOf(facts: GameFacts, name: string): PresetFacts {
  return facts.presets.find((preset) => preset.name === name) ?? facts.presets[0]!;
}

// The preset that a word of an address means, as --rules does in the terminal: a preset's own name, or that of a box
// that has one.
function presetMeant(facts: GameFacts, word: string): PresetFacts | undefined {
  return (
    facts.presets.find((preset) => preset.name === word) ?? facts.presets.find((preset) => preset.box === word)
  );
}

// The choice under the rules that a word means: a preset, or a box that has one for the game.
export function withRules(facts: GameFacts, choice: Choice, word: string): Choice {
  const meant = presetMeant(facts, word);
  // A box stands for any of its rules: those that were chosen last may be some of them.
  const kept = meant === undefined || meant.name === choice.preset;
  if (kept || presetOf(facts, choice.preset).box === word) return choice;
  return withPreset(choice, meant);
}

// What so many players need; undefined where there may not be so many.
function seatingOf(facts: GameFacts, { players }: Choice): Seating | undefined {
  return facts.seatings.find((one) => one.players === players.length);
}

// Every option as it is without anything set by hand: the preset, and what so many players need.
export function ground(facts: GameFacts, choice: Choice): Record<string, string> {
  return { ...presetOf(facts, choice.preset).values, ...seatingOf(facts, choice)?.set };
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
  const { seats: _, ...rest } = choice;
  return { ...rest, players };
}

// The option that says which seats are played; undefined where all are.
export function seatsOption(facts: GameFacts): string | undefined {
  return Object.keys(facts.seatings[0]?.set ?? {})[0];
}

// Where each of the players sits; empty where nobody chooses.
export function seatsOf(facts: GameFacts, choice: Choice): number[] {
  if (seatsOption(facts) === undefined) return [];
  return choice.seats ?? seatingOf(facts, choice)!.seats;
}

// The choice with a player on that seat; whoever sat there takes the player's.
export function withSeat(facts: GameFacts, choice: Choice, player: number, seat: number): Choice {
  const before = seatsOf(facts, choice);
  const seats = before.map((old, index) => {
    if (index === player) return seat;
    return old === seat ? before[player]! : old;
  });
  return { ...choice, seats };
}

// A choice from the storage, as far as the game still knows what it says.
export function fitted(facts: GameFacts, kept: unknown, ownName: string): Choice {
  const fresh = usual(facts, ownName);
  if (typeof kept !== 'object' || kept === null) return fresh;
  const old = kept as Partial<Choice>;
  const players = Array.isArray(old.players) ? old.players.filter((one) => known(facts, one)) : [];
  const preset = facts.presets.some((one) => one.name === old.preset) ? old.preset! : fresh.preset;
  const names = new Set(facts.options.map((option) => option.name).filter((name) => name !== seatsOption(facts)));
  const written = Object.entries(old.options ?? {});
  const options = written.filter(([name, value]) => names.has(name) && typeof value === 'string');
  const seated = facts.seatings.some((seating) => seating.players === players.length) ? players : fresh.players;
  const seats = Array.isArray(old.seats) && new Set(old.seats).size === seated.length ? { seats: old.seats } : {};
  return {
    preset,
    options: Object.fromEntries(options),
    players: seated,
    ...seats,
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

// Names somebody who has no name of their own: the player on that seat, of whose kind so many sit before.
export type Called = (player: ChosenPlayer, seat: number, alike: number) => string;

// What everybody is called; nobody like somebody else.
export function namesOf(players: readonly ChosenPlayer[], called: Called): string[] {
  const names: string[] = [];
  for (const [seat, player] of players.entries()) {
    const alike = players.slice(0, seat).filter((other) => other.kind === player.kind).length;
    const name = player.name.trim() || called(player, seat, alike);
    let unique = name;
    for (let count = 2; names.includes(unique); ++count) unique = `${name} ${count}`;
    names.push(unique);
  }
  return names;
}

// What the core is asked for.
export function setupOf(facts: GameFacts, choice: Choice, called: Called): Setup {
  const names = namesOf(choice.players, called);
  const players = choice.players.map(({ kind }, index) => ({ name: names[index]!, kind }));
  const options = { ...seatingOf(facts, choice)?.set, ...choice.options };
  // Seats are played in their order, whoever chose first.
  const seats = choice.seats ?? [];
  const order = [...players.keys()].sort((a, b) => (seats[a] ?? a) - (seats[b] ?? b));
  const option = seatsOption(facts);
  if (choice.seats && option !== undefined) options[option] = order.map((index) => seats[index]).join(',');
  return {
    game: facts.name,
    preset: choice.preset,
    options,
    players: order.map((index) => players[index]!),
    best_of: facts.match_option === '' ? choice.bestOf : 1,
    clock: choice.clock,
    dice: choice.dice,
    start: '',
  };
}
