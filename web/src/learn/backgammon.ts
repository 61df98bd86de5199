// A first game of backgammon. Seat one sits below and moves from 24 to 1; positions are XGIDs, in which it has the
// capitals.
import { byRules, type BoxCourses, type Lesson } from './lesson';

const start = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:1:10';
const boxed = { preset: 'liberty', options: {}, who: 1 };
const cubed = { preset: 'cube', options: {}, who: 1, dice: [] };

// What is the same by all rules.
const moving: readonly Lesson[] = [
  {
    ...boxed,
    id: 'way',
    start,
    dice: ['21'],
    way: [
      [
        { seat: 1, from: 24, to: 13 },
        { seat: 1, from: 13, to: 12 },
        { seat: 1, from: 12, to: 1 },
      ],
    ],
    accept: {},
    show: '13/11 6/5',
  },
  {
    ...boxed,
    id: 'pair',
    start,
    dice: ['31'],
    accept: { pieces: [{ seat: 1, places: [5, 5], least: 2 }] },
    show: '8/5 6/5',
  },
  { ...boxed, id: 'run', start, dice: ['65'], accept: { plays: ['24/13'] }, show: '24/13' },
  { ...boxed, id: 'closed', start, dice: ['53'], accept: { plays: ['24/16'] }, show: '24/16' },
  {
    ...boxed,
    id: 'hit',
    start: 'XGID=-b----EaC---dE---c-e----B-:0:0:1:00:0:0:0:1:10',
    dice: ['61'],
    accept: { pieces: [{ seat: 2, places: [25, 25], least: 1 }] },
    show: '13/7* 8/7',
  },
  {
    ...boxed,
    id: 'bar',
    start: 'XGID=-b---BE-C---dD---c-db----A:0:0:1:00:0:0:0:1:10',
    dice: ['64'],
    accept: { pieces: [{ seat: 1, places: [25, 25], most: 0 }] },
    show: 'bar/21 13/7',
  },
  {
    ...boxed,
    id: 'doubles',
    start,
    dice: ['33'],
    accept: {
      pieces: [
        { seat: 1, places: [5, 5], least: 2 },
        { seat: 1, places: [3, 3], least: 2 },
      ],
    },
    show: '8/5(2) 6/3(2)',
  },
  {
    ...boxed,
    id: 'off',
    start: 'XGID=--ABBBC------------bcbb---:0:0:1:00:0:0:0:1:10',
    dice: ['64'],
    accept: { facts: [{ seat: 1, name: 'off', least: 7 }] },
    show: '6/off 4/off',
  },
  {
    ...boxed,
    id: 'gammon',
    start: 'XGID=--AA----------a---bdccb---:0:0:1:00:0:0:0:1:10',
    dice: ['65'],
    accept: { points: 2 },
    show: '3/off 2/off',
  },
];

// Eight are off, but one was hit and is still on its way round: a gammon by the leaflets alone.
const outside: Lesson = {
  ...boxed,
  id: 'outside',
  start: 'XGID=--AA----------a----bbb----:0:0:1:00:0:0:0:1:10',
  dice: ['64'],
  accept: { points: 2 },
  show: '3/off 2/off',
};

const doubling: readonly Lesson[] = [
  {
    ...cubed,
    id: 'double',
    start: 'XGID=-AABCDD------------edcba--:0:0:1:00:0:0:0:7:10',
    accept: { plays: ['double'] },
    show: 'double',
    after: ['take'],
  },
  {
    ...cubed,
    id: 'take',
    start: 'XGID=--ABCDE------------ddcbaa-:0:0:-1:00:0:0:0:7:10',
    before: ['double'],
    accept: { plays: ['take'] },
    show: 'take',
  },
];

export const backgammon: readonly Lesson[] = [...moving, outside, ...doubling];

// In a game of a single point nobody asks for the cube before the lessons that are about it.
const single = { match_length: '1' };
const uncubed = 'learn.backgammon.end.uncubed';

export const backgammonBoxes: BoxCourses = {
  liberty: { lessons: byRules([...moving, outside], 'liberty'), end: uncubed },
  botanica: { lessons: byRules([...moving, outside], 'botanica'), end: uncubed },
  cube: { lessons: [...byRules([...moving, outside], 'cube', single), ...doubling] },
  club: { lessons: [...byRules(moving, 'tournament', single), ...byRules(doubling, 'tournament')] },
};
