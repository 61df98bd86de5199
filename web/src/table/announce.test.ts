// What is new at a table is heard as the core tells it, whatever the notation looks like.
import { beforeEach, expect, test, vi } from 'vitest';
import { design } from '../boards/backgammon/design';
import type { Told } from '../core/types';
import { fetchTold } from '../texts/texts.svelte';
import { announce } from './announce';
import type { Driver } from './driver.svelte';

const heard = vi.hoisted(() => ({ sounds: [] as string[], words: [] as string[] }));
vi.mock('../sound/sound', () => ({ play: (sound: string) => heard.sounds.push(sound) }));
vi.mock('../shell/live', () => ({ say: (text: string) => heard.words.push(text) }));

beforeEach(async () => {
  heard.sounds.length = 0;
  heard.words.length = 0;
  await fetchTold();
});

function play(text: string, captures: boolean): Told {
  const steps = [{ code: captures ? 'told.backgammon.hits' : 'told.backgammon.moves', args: { count: 1, from: 8, to: 5 } }];
  const said = [{ code: 'told.plays', args: { player: 'Hazel', play: { notation: text } } }];
  const arrows = [{ seat: 2, from: 8, to: 5, dice: [3], captures }];
  return { number: 1, kind: 'play', player: 1, text, game: 1, said, dice: [], arrows, steps, ends: null };
}

const scene = { game: 'backgammon', turn: 1, seats: [], pieces: [], dice: [], left: [], facts: {} };

function tell(...story: Told[]): void {
  const players = [{ name: 'Anna', kind: 'human', seat: 1 }, { name: 'Hazel', kind: 'bot:easy', seat: 2 }];
  announce(0, { view: { players, choices: [], scene }, story, person: false } as unknown as Driver, design);
}

test('a hit sounds like one', () => {
  tell(play('8/5', true), play('8/5*', false));
  expect(heard.sounds).toEqual(['hit', 'checker']);
});

test('movements are said in words, with the numbers of who listens; how a game ended is told where it is shown', () => {
  const won = play('8/5*', true);
  won.ends = { points: [1, -1], score: [1, 0], said: [{ code: 'told.wins', args: { player: 'Hazel' } } as (typeof won.said)[0]] };
  tell(won);
  // Hazel's 8 and 5 are Anna's 17 and 20.
  expect(heard.words).toEqual(['Hazel: 17 to 20 and hits.']);
});
