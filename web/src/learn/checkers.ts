// A first game of checkers. Seat two has the light checkers, sits below and moves up, to the smaller numbers; positions
// are FENs.
import type { Lesson } from './lesson';

const usual = { preset: 'tournament', options: {}, who: 2, dice: [] };

export const checkers: readonly Lesson[] = [
  { ...usual, id: 'step', start: 'W:W21-32:B1-12', accept: {}, show: '22-18', after: ['11-15'] },
  {
    ...usual,
    id: 'jump',
    options: { capture: 'optional' },
    start: 'W:W21,22,27,29,31,32:B1,2,3,8,12,18',
    accept: { plays: ['22x15'] },
    show: '22x15',
  },
  { ...usual, id: 'must', start: 'W:W22,25,28,29,31:B2,3,4,8,11,18,24', accept: { plays: ['28x19'] }, show: '28x19' },
  {
    ...usual,
    id: 'twice',
    start: 'W:W20,27,30,32:B1,3,14,16,23',
    accept: { facts: [{ seat: 1, name: 'captured', least: 9 }] },
    show: '27x18x9',
  },
  {
    ...usual,
    id: 'crown',
    start: 'W:W6,21,27,30:B3,4,12,20',
    accept: { facts: [{ seat: 2, name: 'kings', least: 1 }] },
    show: '6-2',
  },
  { ...usual, id: 'king', start: 'W:WK10,28,30,31:B4,5,14,24', accept: { plays: ['10x17'] }, show: '10x17' },
  { ...usual, id: 'trap', start: 'W:W11,15,19,20:B4,8,12', accept: { wins: true }, show: '20-16' },
  {
    ...usual,
    id: 'draw',
    start: 'W:WK22,K23:BK3,K8',
    offers: ['offer draw'],
    accept: { plays: ['offer draw'] },
    show: 'offer draw',
    after: ['accept'],
  },
];
