// A play has the same numbers in the list of moves as in what is heard: those that whoever looks on counts.
import { render } from 'svelte/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { design } from '../boards/backgammon/design';
import type { PlayerView, Told } from '../core/types';
import { fetchTold } from '../texts/texts.svelte';
import { announce } from './announce';
import { counting } from './counted';
import type { Driver } from './driver.svelte';
import MoveList from './MoveList.svelte';

const heard = vi.hoisted((): string[] => []);
vi.mock('../sound/sound', () => ({ play: () => undefined }));
vi.mock('../shell/live', () => ({ say: (text: string) => heard.push(text) }));

beforeAll(fetchTold);
beforeEach(() => void (heard.length = 0));

const person = { name: 'Anna', kind: 'human', seat: 1 } as PlayerView;
const thistle = { name: 'Thistle', kind: 'bot:easy', seat: 2 } as PlayerView;
const other = { ...thistle, name: 'Bert', kind: 'human' } as PlayerView;

// Seat two has moved 8/4 6/4, and seat one is to act.
function driver(players: PlayerView[], acting: number | null = 0): Driver {
  const moves = [
    { from: 8, to: 4 },
    { from: 6, to: 4 },
  ];
  const played: Partial<Told> = {
    number: 1,
    kind: 'play',
    player: 1,
    text: '8/4 6/4',
    game: 1,
    said: [{ code: 'told.plays', args: { player: 'Thistle', play: { notation: '8/4 6/4' } } }],
    dice: [],
    arrows: moves.map((move) => ({ ...move, seat: 2, dice: [], captures: false })),
    steps: moves.map((move) => ({ code: 'told.backgammon.moves', args: { count: 1, ...move } })),
    ends: null,
  };
  const scene = { game: 'backgammon', turn: 1, seats: [], pieces: [], dice: [], left: [], facts: {} };
  const view = { players, acting, choices: [], scene };
  return { view, story: [played], person: false, lookBack: { at: null } } as unknown as Driver;
}

const listed = (at: Driver): string[] => {
  const { body } = render(MoveList, { props: { driver: at, design } });
  return [...body.matchAll(/class="(?:words|play)[^>]*>([^<]*)</g)].map(([, words]) => words!);
};

test('against a bot they are those of the person; the notation is that of the game', () => {
  const at = driver([person, thistle]);
  announce(0, at, design);
  expect(heard).toEqual(['Thistle: 17 to 21, 19 to 21.']);
  expect(listed(at)).toEqual(['17 to 21, 19 to 21', '8/4 6/4']);
});

test('of two people they are those of whoever is to act', () => {
  expect(listed(driver([person, other], 0))[0]).toBe('17 to 21, 19 to 21');
  expect(listed(driver([person, other], 1))[0]).toBe('8 to 4, 6 to 4');
});

test('where nobody is to act, each movement has those of who made it', () => {
  expect(counting({ players: [person, other], acting: null })).toBeNull();
  expect(listed(driver([{ ...person, kind: 'bot:easy' }, thistle]))[0]).toBe('8 to 4, 6 to 4');
});
