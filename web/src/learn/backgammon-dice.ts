// A first game of Backgammon Dice as its leaflet goes on: plain pawns, then their special sides, then scored rounds. Each side's pawns stand on its own path, 1 to
// 16; one side's space is 17 less the other's.
import type { BoxCourses, Lesson } from './lesson';

const plain = { preset: 'simple', options: {}, who: 1 };
const special = { preset: 'basic', options: {}, who: 1 };
const scored = { preset: 'scored', options: {}, who: 1 };
const start = '1:1,1,3,6,6 2:1,1,3,6,6 turn:1';

export const backgammonDice: readonly Lesson[] = [
  {
    ...plain,
    id: 'way',
    start,
    dice: ['21'],
    way: [
      [
        { seat: 1, from: 1, to: 8 },
        { seat: 1, from: 8, to: 9 },
        { seat: 1, from: 9, to: 16 },
      ],
    ],
    accept: {},
    show: '6/8 3/4',
  },
  {
    ...plain,
    id: 'block',
    start,
    dice: ['42'],
    accept: { pieces: [{ seat: 1, places: [5, 5], least: 2 }] },
    show: '1/5 3/5',
  },
  {
    ...plain,
    id: 'capture',
    start: '1:3,6,6,8,9 2:1,3,6,6,7 turn:1',
    dice: ['41'],
    accept: { facts: [{ seat: 2, name: 'captured', least: 1 }] },
    show: '6/10* 8/9',
  },
  {
    ...plain,
    id: 'total',
    start: '1:2,5,5,12,12 2:1,1,3,3,9 turn:1',
    dice: ['42'],
    accept: { facts: [{ seat: 2, name: 'captured', least: 1 }] },
    show: '2/6/8*',
  },
  {
    ...plain,
    id: 'redeem',
    start: '1:c,4,6,8,12 2:1,1,3,6,6 turn:1',
    dice: ['43'],
    accept: { pieces: [{ seat: 1, places: [4, 4], least: 2 }] },
    show: 'c/4 12/15',
  },
  {
    ...plain,
    id: 'off',
    start: '1:11,13,15,16,o 2:8,9,10,11,12 turn:1',
    dice: ['42'],
    accept: { facts: [{ seat: 1, name: 'off', least: 3 }] },
    show: '13/o 15/o',
  },
  {
    ...special,
    id: 'sides',
    start: '1:c,6,6,8,12 2:1,1,3,6,6 turn:1',
    dice: ['53 D'],
    accept: { facts: [{ seat: 1, name: 'captured', most: 0 }] },
    show: 'c/3 8/13',
  },
  // 5 is a block, so only the 3 brings one back.
  {
    ...special,
    id: 'choose',
    start: '1:c,c,5,5,12 2:1,1,3,6,6 turn:1',
    dice: ['53 DH'],
    accept: { pieces: [{ seat: 1, places: [3, 3], kind: 'double+', least: 1 }] },
    show: 'cD/3',
  },
  {
    ...special,
    id: 'double',
    start: '1:4D,6,6,8,12 2:1,1,3,6,6 turn:1',
    dice: ['31'],
    accept: { pieces: [{ seat: 1, places: [10, 10], kind: 'double+', least: 1 }] },
    show: '4/7/10 12/13',
  },
  {
    ...special,
    id: 'switch',
    start: '1:3S,12,o,o,o 2:1,1,6,6,7 turn:1',
    dice: ['53'],
    accept: { pieces: [{ seat: 2, places: [14, 14], least: 1 }] },
    show: '3<>10/15 12/15',
  },
  {
    ...special,
    id: 'half',
    start: '1:4H,6,6,8,12 2:1,1,3,6,6 turn:1',
    dice: ['54'],
    accept: { pieces: [{ seat: 1, places: [7, 9], kind: 'half-', least: 1 }] },
    show: '4/7 6/10',
  },
  {
    ...scored,
    id: 'symbols',
    start: '1:12,15+,15-,o,o 2:8,9,10,11,12 turn:1',
    dice: ['62'],
    accept: { facts: [{ seat: 1, name: 'score', most: 1 }] },
    show: '15-/o',
  },
  // Either order of the dice takes the last pawn off: from home space 1, or from 5.
  {
    ...scored,
    id: 'points',
    start: '1:11,o,o,o,o 2:16,o,o,o,o turn:1 score:8-10 points:0-0',
    dice: ['51'],
    accept: { facts: [{ seat: 1, name: 'score', most: 9 }] },
    show: '11/16/o',
    after: ['21', '16/o'],
  },
  // The first pawn of each side, then who begins, then the turn.
  {
    ...scored,
    id: 'random',
    options: { random_start: '1' },
    start: '',
    dice: ['D', 'H', '61', '42'],
    accept: { pieces: [{ seat: 1, places: [9, 9], kind: 'double+', least: 1 }] },
    show: '1D/5/9 6/8',
  },
];

export const backgammonDiceBoxes: BoxCourses = { 'backgammon-dice': { lessons: backgammonDice } };
