// A first game of checkers by the leaflet of the Botanica box, and at the end what clubs play otherwise. Seat two has the light
// checkers, sits below and moves up, to the smaller numbers; positions are FENs.
import { byRules, type BoxCourses, type Lesson } from './lesson';

const boxed = { preset: 'botanica', options: {}, who: 2, dice: [] };
const club = { ...boxed, preset: 'tournament' };

const botanica: readonly Lesson[] = [
  { ...boxed, id: 'step', start: 'W:W21-32:B1-12', accept: {}, show: '22-18', after: ['11-15'] },
  {
    ...boxed,
    id: 'jump',
    start: 'W:W21,22,27,29,31,32:B1,2,3,8,12,18',
    accept: { plays: ['22x15'] },
    show: '22x15',
  },
  // Either jump costs two; 32-27 leaves 18 nothing to jump to.
  { ...boxed, id: 'may', start: 'W:W22,23,25,32:B10,11,18', accept: { plays: ['32-27'] }, show: '32-27' },
  {
    ...boxed,
    id: 'twice',
    start: 'W:W20,27,30,32:B1,3,14,16,23',
    accept: { facts: [{ seat: 1, name: 'captured', least: 9 }] },
    show: '27x18x9',
  },
  // On 11 it would be jumped from 8; on 18 nobody can land behind it.
  { ...boxed, id: 'stop', start: 'W:W22,27,31:B4,8,15,23', accept: { plays: ['27x18'] }, show: '27x18' },
  {
    ...boxed,
    id: 'crown',
    start: 'W:W6,21,27,30:B3,4,12,20',
    accept: { facts: [{ seat: 2, name: 'kings', least: 1 }] },
    show: '6-2',
  },
  { ...boxed, id: 'king', start: 'W:WK10,28,30,31:B4,5,14,24', accept: { plays: ['10x17'] }, show: '10x17' },
  { ...boxed, id: 'trap', start: 'W:W11,15,19,20:B4,8,12', accept: { wins: true }, show: '20-16' },
  {
    ...boxed,
    id: 'draw',
    start: 'W:WK22,K23:BK3,K8',
    offers: ['offer draw'],
    accept: { plays: ['offer draw'] },
    show: 'offer draw',
    after: ['accept'],
  },
];

const must: Lesson = {
  ...club,
  id: 'must',
  start: 'W:W22,25,28,29,31:B2,3,4,8,11,18,24',
  accept: { plays: ['28x19'] },
  show: '28x19',
};

export const checkers: readonly Lesson[] = [...botanica, must];

// At a club one learns that one has to jump together with jumping.
const byClub = (...ids: string[]): Lesson[] =>
  byRules(ids.map((id) => botanica.find((lesson) => lesson.id === id)!), club.preset);
const [twice, draw] = byClub('twice', 'draw') as [Lesson, Lesson];

export const checkersBoxes: BoxCourses = {
  botanica: { lessons: botanica },
  club: {
    lessons: [
      ...byClub('step', 'jump'),
      must,
      { ...twice, id: 'all', like: 'twice' },
      ...byClub('crown', 'king', 'trap'),
      { ...draw, id: 'agree', like: 'draw' },
    ],
  },
};
