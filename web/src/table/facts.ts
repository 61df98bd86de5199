// What is worth knowing about a seat or the table, in words. The core gives facts by name; those that have a text are
// shown: fact.backgammon.pips for numbers that are not nothing, note.checkers.status.draw-offered for words.
import type { Facts, Scene, ScreenView } from '../core/types';
import { textOr } from '../texts/texts.svelte';

const counts = new Set(['pips', 'to_go']); // how far it is: shown if wished, and also when it is nothing
const final = new Set(['place', 'resigned']); // whoever is done with the game has nothing else to tell
// Where there is little room, these come last: what lies in a tray, what the piece on a plate shows, too, and what is no more on
// the board.
const spare = ['off', 'colour', 'captured'];

export interface SeatFact {
  text: string;
  rank: number; // among what has little room: 0 comes first
}

export function seatFacts(scene: Scene, seat: number, withCounts: boolean): SeatFact[] {
  const facts = Object.entries(scene.seats.find((one) => one.seat === seat)?.facts ?? {});
  const done = facts.filter(([name, value]) => final.has(name) && value !== 0);
  return (done.length > 0 ? done : facts).flatMap(([name, value]) => {
    if (counts.has(name) && !withCounts) return [];
    if (typeof value === 'number' && value === 0 && !counts.has(name)) return [];
    const key = typeof value === 'string' ? `fact.${scene.game}.${name}.${value}` : `fact.${scene.game}.${name}`;
    const text = textOr(key, '', typeof value === 'number' ? { count: value } : {});
    return text ? { text, rank: spare.indexOf(name) + 1 } : [];
  });
}

// Of a thing that is not in play nothing is said: cube_in_play 0 silences cube_owner. A cube that is offered lies between
// the players, and the question tells of it.
const silent = (facts: Facts, name: string): boolean =>
  facts[`${name.split('_')[0]}_in_play`] === 0 || (name === 'cube_owner' && Boolean(facts.offered));

export function tableNotes(view: ScreenView, scene: Scene): string[] {
  const { facts } = scene;
  const called = (seat: number): string => view.players.find((player) => player.seat === seat)?.name ?? '';
  const owner = called(Number(facts.cube_owner ?? 0));
  const values = { ...facts, owner };
  return Object.entries(facts).flatMap(([name, value]) =>
    silent(facts, name) ? [] : textOr(`note.${view.game}.${name}.${value}`, '', values) || [],
  );
}
