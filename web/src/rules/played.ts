// The rules of a table in a few words: "Liberty rules", "Liberty rules · Beginner Level", "Club rules · Hypergammon".
import type { GameFacts, ScreenView } from '../core/types';
import { t, textOr } from '../texts/texts.svelte';

export function presetTitle(game: string, preset: string): string {
  return textOr(`preset.${game}.${preset}.title`, preset);
}

// What the leaflet itself calls it, for those who hold it beside the screen in another language; empty where it is the
// same.
export function nameInBook(game: string, preset: string): string {
  const name = textOr(`preset.${game}.${preset}.book`, '');
  return name === presetTitle(game, preset) ? '' : name;
}

// How long it takes and for whom it is, where the leaflet says so.
export function timeAndWhom(game: string, preset: string): string {
  return ['time', 'whom']
    .map((fact) => textOr(`preset.${game}.${preset}.${fact}`, ''))
    .filter(Boolean)
    .join(' · ');
}

export function rulesPlayed(facts: GameFacts, name: string): string {
  const preset = facts.presets.find((one) => one.name === name);
  if (!preset) return name;
  const box = t(`box.${preset.box}.rules`);
  const alone = facts.presets.filter((one) => one.box === preset.box).length === 1;
  // What is called like the game need not be said twice.
  if (preset.box === facts.name) return presetTitle(facts.name, name);
  return alone ? box : `${box} · ${presetTitle(facts.name, name)}`;
}

// How long the match is and who sits where are options that are no rules.
export function saidElsewhere(facts: GameFacts): Set<string> {
  return new Set([facts.match_option, ...facts.seatings.flatMap(({ set }) => Object.keys(set))]);
}

// The same for a table, with how many of the rules were changed by hand.
export function rulesHere(view: ScreenView, facts: GameFacts | null): string {
  if (!facts) return '';
  const values = facts.presets.find((preset) => preset.name === view.preset)?.values ?? {};
  const apart = saidElsewhere(facts);
  const count = Object.keys(values).filter(
    (option) => !apart.has(option) && view.options[option] !== values[option],
  ).length;
  const rules = rulesPlayed(facts, view.preset);
  return count > 0 ? `${rules} · ${t('setup.changed', { count })}` : rules;
}
