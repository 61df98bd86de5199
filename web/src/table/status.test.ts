// What people are told to do: nothing is asked of them that happens by itself, and the only move is said in words.
import { beforeAll, expect, test } from 'vitest';
import type { Scene, ScreenView, Waiting } from '../core/types';
import { fetchTold } from '../texts/texts.svelte';
import { status } from './status';

beforeAll(fetchTold);

function view(waiting: Waiting, changes: Partial<ScreenView> = {}, stage = 'rolling'): ScreenView {
  return {
    waiting,
    acting: 0,
    players: [{ name: 'Anna', kind: 'human', seat: 1 }, { name: 'Hazel', kind: 'bot:easy', seat: 2 }],
    scene: { dice: [3, 1], left: [], facts: { stage } } as unknown as Scene,
    gestures: [],
    made: [],
    choices: [],
    whole: false,
    rollers: [0, 0],
    ...changes,
  } as ScreenView;
}

test('dice that are rolled by themselves are not asked for', () => {
  expect(status(view('dice'), null)).toBe('Your turn: roll the dice.');
  expect(status(view('dice'), 'roll')).toBe('You roll.');
  expect(status(view('dice', { rollers: [0, 1] }, 'opening'), null)).toBe('Roll to see who begins.');
  expect(status(view('dice', { rollers: [0, 1] }, 'opening'), 'roll')).toBe('Who begins?');
  expect(status(view('dice', {}, 'random-start'), null)).toBe('Your turn: roll a pawn for the start.');
});

test('where one after the other rolls for the start, each is told what for', () => {
  const two = [{ name: 'Anna', kind: 'human', seat: 1 }, { name: 'Bert', kind: 'human', seat: 3 }] as ScreenView['players'];
  expect(status(view('dice', {}, 'opening'), null)).toBe('Roll to see who begins.');
  expect(status(view('dice', { players: two }, 'opening'), null)).toBe('Anna, roll to see who begins.');
  expect(status(view('dice', { players: two }, 'opening'), 'roll')).toBe('Who begins?');
  // At one's own edge of a table that lies between two, it speaks to whoever acts.
  expect(status(view('dice', { players: two }), null, { numbered: true, you: true })).toBe('Your turn: roll the dice.');
  expect(status(view('typed-dice', {}, 'opening'), null)).toBe('Anna rolls to see who begins. What do the dice show?');
  expect(status(view('typed-dice'), null)).toBe('Anna rolls. What do the dice show?');
  expect(status(view('typed-dice', { rollers: [0, 1] }, 'opening'), null)).toBe('One die each to begin. What do they show?');
});

test('a turn that ends by itself does not ask whether it is done', () => {
  const whole = view('person', { whole: true, made: ['8/5'] });
  expect(status(whole, null)).toBe('That is your turn. Done?');
  expect(status(whole, 'confirm')).toBe('That is your turn.');
});

test('the only move is said in words', () => {
  const hop = { from: 25, to: 22, choice: 0, dice: [3] };
  const told = [{ code: 'backgammon.hop.enters', args: { to: 22 } }];
  const gesture = { from: 25, to: 22, piece: 'checker', partner: null, hops: [hop], label: 'bar/22', told, dice: [3], captures: false };
  expect(status(view('person', { gestures: [gesture] }), null)).toBe('Only one move is possible now: enter on 22.');
  expect(status(view('person', { gestures: [gesture] }), null, { numbered: false, you: true })).toBe('Only one move is possible now.');
});

test('a move from a space to itself is the only move, and no leave to pass', () => {
  const hop = { from: 55, to: 55, choice: 0, dice: [3, 1] };
  const told = [{ code: 'ludo.hop.bounces', args: { count: 4 } }];
  const gesture = { from: 55, to: 55, piece: 'piece', partner: null, hops: [hop], label: '54/54', told, dice: [3, 1], captures: false };
  expect(status(view('person', { gestures: [gesture] }), null)).toBe('Only one move is possible now: move 4, there and back again.');
  expect(status(view('person', { gestures: [gesture] }), null, { numbered: false, you: true })).toBe('Only one move is possible now.');
  // Where a die may be declined, it is one.
  expect(status(view('person', { gestures: [gesture], whole: true }), null)).toBe('Your move, or pass.');
  expect(status(view('person', { whole: true, made: ['54/54'] }), null)).toBe('That is your turn. Done?');
});
