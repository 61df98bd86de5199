// A first game of ludo with two dice, and then the Beginner Level with one. Positions give progress from the starting flower; the
// scene counts places from 1 there.
import type { BoxCourses, Lesson } from './lesson';

const usual = { preset: 'standard', options: {}, who: 1 };
const beginner = { ...usual, preset: 'beginner' };
const classic = { ...usual, preset: 'classic' };

export const ludo: readonly Lesson[] = [
  { ...usual, id: 'out', start: '1:b,b,b,b 3:b,b,b,b turn:1', dice: ['63'], accept: {}, show: 'b/0/3' },
  {
    ...usual,
    id: 'each',
    start: '1:b,b,4,12 3:b,b,b,20 turn:1',
    dice: ['52'],
    accept: { moves: 2 },
    show: '4/9 12/14',
  },
  {
    ...usual,
    id: 'share',
    start: '1:b,b,10,14 3:b,b,b,30 turn:1',
    dice: ['51'],
    accept: { pieces: [{ seat: 1, places: [16, 16], least: 2 }] },
    show: '10/15 14/15',
  },
  {
    ...usual,
    id: 'send',
    start: '1:b,b,10,20 3:b,b,30,1 turn:1',
    dice: ['43'],
    accept: { pieces: [{ seat: 3, places: [0, 0], least: 3 }] },
    show: '20/27',
  },
  {
    ...usual,
    id: 'column',
    start: '1:b,b,20,48 3:b,b,b,40 turn:1',
    dice: ['43'],
    accept: { pieces: [{ seat: 1, places: [52, 56], least: 1 }] },
    show: '48/52 20/23',
  },
  {
    ...usual,
    id: 'home',
    start: '1:b,h,20,53 3:b,b,h,40 turn:1',
    dice: ['53'],
    accept: { facts: [{ seat: 1, name: 'home', least: 2 }] },
    show: '53/h 20/25',
  },
  { ...usual, id: 'bounce', start: '1:h,h,h,55 3:b,h,h,40 turn:1', dice: ['32'], accept: {}, show: '55/52' },
  {
    ...usual,
    id: 'win',
    start: '1:h,h,51,54 3:b,h,h,40 turn:1',
    dice: ['52'],
    accept: { wins: true },
    show: '51/h 54/h',
  },
  {
    ...beginner,
    id: 'beginner',
    start: '1:b,b,b,10 3:b,b,b,20 turn:1',
    dice: ['1'],
    accept: { pieces: [{ seat: 1, places: [1, 1], least: 1 }] },
    show: 'b/0',
    after: ['4'],
  },
  { ...beginner, id: 'again', start: '1:b,b,0,10 3:b,b,b,20 turn:1 again', dice: ['4'], accept: {}, show: '0/4' },
];

// The club plays with one die, so its positions are others.
const club: readonly Lesson[] = [
  {
    ...classic,
    id: 'classic-out',
    like: 'out',
    start: '1:b,b,b,b 3:b,b,b,b turn:1',
    dice: ['6'],
    accept: {},
    show: 'b/0',
    after: ['4'],
  },
  {
    ...classic,
    id: 'classic-share',
    like: 'share',
    start: '1:b,b,10,15 3:b,b,b,30 turn:1',
    dice: ['5'],
    accept: { pieces: [{ seat: 1, places: [16, 16], least: 2 }] },
    show: '10/15',
  },
  {
    ...classic,
    id: 'classic-send',
    like: 'send',
    start: '1:b,b,10,23 3:b,b,30,1 turn:1',
    dice: ['4'],
    accept: { pieces: [{ seat: 3, places: [0, 0], least: 3 }] },
    show: '23/27',
  },
  {
    ...classic,
    id: 'classic-column',
    like: 'column',
    start: '1:b,b,20,48 3:b,b,b,40 turn:1',
    dice: ['4'],
    accept: { pieces: [{ seat: 1, places: [52, 56], least: 1 }] },
    show: '48/52',
  },
  {
    ...classic,
    id: 'classic-home',
    like: 'home',
    start: '1:b,h,20,53 3:b,b,h,40 turn:1',
    dice: ['3'],
    accept: { facts: [{ seat: 1, name: 'home', least: 2 }] },
    show: '53/h',
  },
  {
    ...classic,
    id: 'classic-win',
    like: 'win',
    start: '1:h,h,h,51 3:b,h,h,40 turn:1',
    dice: ['5'],
    accept: { wins: true },
    show: '51/h',
  },
];

export const ludoBoxes: BoxCourses = { liberty: { lessons: ludo }, club: { lessons: club } };
