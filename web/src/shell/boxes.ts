// The boxes on the shelf as the page draws them: the one list. What is in a box the core says: every preset names the
// box that it is from.
import type { Component } from 'svelte';
import type { Theme } from '../boards/design';
import BotanicaLid from '../box/BotanicaLid.svelte';
import ClubLid from '../box/ClubLid.svelte';
import CubeLid from '../box/CubeLid.svelte';
import LibertyLid from '../box/LibertyLid.svelte';
import type { BoxName, GameFacts, PresetFacts } from '../core/types';
import BackgammonDice from '../home/BackgammonDice.svelte';

export interface BoxPage {
  name: BoxName;
  Lid: Component;
  cardboard: string; // the colour of the box itself
  edge: string; // and of its side in the shade
  theme: Theme; // the print of its boards
  printed: boolean; // there is a leaflet in it
}

export const boxes: readonly BoxPage[] = [
  { name: 'liberty', Lid: LibertyLid, cardboard: '#35548f', edge: '#1d3260', theme: 'liberty', printed: true },
  { name: 'botanica', Lid: BotanicaLid, cardboard: '#5d7d57', edge: '#36503a', theme: 'botanica', printed: true },
  { name: 'cube', Lid: CubeLid, cardboard: '#6b3828', edge: '#3a1c13', theme: 'classic', printed: true },
  {
    name: 'backgammon-dice',
    Lid: BackgammonDice,
    cardboard: '#b8923f',
    edge: '#7a5d20',
    theme: 'case',
    printed: true,
  },
  { name: 'club', Lid: ClubLid, cardboard: '#3b4654', edge: '#20272f', theme: 'club', printed: false },
];

export function boxNamed(name: string): BoxPage | undefined {
  return boxes.find((box) => box.name === name);
}

export interface BoxedGame {
  facts: GameFacts;
  presets: PresetFacts[];
}

// The games of a box with the presets that it has for each.
export function contentsOf(box: BoxName, games: readonly GameFacts[]): BoxedGame[] {
  return games
    .map((facts) => ({ facts, presets: facts.presets.filter((preset) => preset.box === box) }))
    .filter(({ presets }) => presets.length > 0);
}
