// The four games as the page knows them: the one list of what is drawn for each. Rules, bots and options come from the
// core.
import type { Component } from 'svelte';
import type { BoardDesign } from '../boards/design';
import type { GameName } from '../core/types';
import Backgammon from '../home/Backgammon.svelte';
import BackgammonDice from '../home/BackgammonDice.svelte';
import Checkers from '../home/Checkers.svelte';
import Ludo from '../home/Ludo.svelte';

export interface GamePage {
  name: GameName;
  Picture: Component; // a vignette for the lid of its box
  dice: boolean; // dice are rolled in it
  confirms: boolean; // turns of several movements are usually confirmed
  numbered: boolean; // its points are spoken of by numbers, which are usually printed
  below: number; // the seat below the board as it is printed
  above: readonly number[]; // and those that are below when it is turned
  design: () => Promise<BoardDesign>;
}

export const games: readonly GamePage[] = [
  {
    name: 'backgammon',
    Picture: Backgammon,
    dice: true,
    confirms: true,
    numbered: true,
    below: 1,
    above: [2],
    design: async () => (await import('../boards/backgammon/design')).design,
  },
  {
    name: 'checkers',
    Picture: Checkers,
    dice: false,
    confirms: false,
    numbered: false,
    below: 2,
    above: [1],
    design: async () => (await import('../boards/checkers/design')).design,
  },
  {
    name: 'ludo',
    Picture: Ludo,
    dice: true,
    confirms: false,
    numbered: false,
    below: 1,
    above: [2, 3],
    design: async () => (await import('../boards/ludo/design')).design,
  },
  {
    name: 'backgammon-dice',
    Picture: BackgammonDice,
    dice: true,
    confirms: true,
    numbered: true,
    below: 1,
    above: [2],
    design: async () => (await import('../boards/backgammon-dice/design')).design,
  },
];

export function gameNamed(name: string): GamePage | undefined {
  return games.find((game) => game.name === name);
}
