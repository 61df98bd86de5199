// Every lesson against the real core: its table opens, its dice can fall, what it shows does the task, its texts exist,
// and where it is about choosing, something else can be chosen.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { coreOver, type Core } from '../core/client';
import { loadModule } from '../core/module';
import type { GameName, Hop, Told, ScreenView } from '../core/types';
import texts from '../../../texts/en/learn.json';
import { accepted } from './accept';
import { boxCourses, courseOf, courses } from './courses';
import type { Lesson } from './lesson';
import { LessonTable } from './lessontable.svelte';

let core: Core;

beforeAll(async () => {
  const ask = await loadModule(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)));
  core = coreOver(async (request) => ask(request));
});

interface Taught {
  name: string;
  game: GameName;
  lesson: Lesson;
}
const taught = (game: string, where: string, course: readonly Lesson[]): Taught[] =>
  course.map((lesson) => ({ name: `${game}${where} ${lesson.id}`, game: game as GameName, lesson }));
const usual = Object.entries(courses).flatMap(([game, course]) => taught(game, '', course));
const same = (one: Lesson, other: Lesson): boolean => JSON.stringify(one) === JSON.stringify(other);
// Those of the boxes that differ from the usual ones.
const boxed = Object.entries(boxCourses)
  .flatMap(([game, boxes]) => Object.entries(boxes).flatMap(([box, { lessons }]) => taught(game, ` of ${box}`, lessons)))
  .filter(({ lesson }) => !usual.some((one) => same(one.lesson, lesson)));
const lessons = [...usual, ...boxed];

function textOf(game: string, { id, like = id }: Lesson, part: string): string | undefined {
  const written: Record<string, string> = texts;
  return written[`learn.${game}.${id}.${part}`] ?? written[`learn.${game}.${like}.${part}`];
}
const aboutChoosing = (game: string, lesson: Lesson) => textOf(game, lesson, 'other') !== undefined;

// The table when the person is to play.
async function laid(game: GameName, { preset, options, start, before = [], dice }: Lesson): Promise<ScreenView> {
  const players = ['Anna', 'Bert'].map((name) => ({ name, kind: 'human' }));
  let view = await core.open({ game, preset, options, start, players, best_of: 1, clock: 'none', dice: 'manual' });
  for (const text of before) view = await core.play(view.table, text, 0);
  for (const text of dice) view = await core.roll(view.table, text, 0);
  return view;
}

const playOf = (view: ScreenView): Told => view.told.findLast((event) => event.kind === 'play')!;

// Some of the turns that can be played with the pieces, as hops. Doubles have too many to look at all.
const enough = 60;

async function turns(view: ScreenView): Promise<Hop[][]> {
  const found: Hop[][] = [];
  async function walk(at: ScreenView, made: Hop[]): Promise<void> {
    if (at.whole) found.push(made);
    for (const { hops } of at.gestures.filter((gesture) => gesture.hops.length === 1)) {
      if (found.length >= enough) return;
      await walk(await core.hop(at.table, hops), [...made, ...hops]);
      await core.unhop(at.table);
    }
  }
  await walk(view, []);
  return found;
}

// Whether each turn or word that is possible does the task.
async function outcomes(game: GameName, lesson: Lesson): Promise<boolean[]> {
  const view = await laid(game, lesson);
  const words = [...view.choices, ...(lesson.offers ?? [])];
  const results: boolean[] = [];
  for (const hops of await turns(view)) {
    const { table } = await laid(game, lesson);
    await core.hop(table, hops);
    const after = await core.confirm(table, 0);
    results.push(accepted(lesson.accept, playOf(after), after));
    await core.close(table);
  }
  for (const word of words) {
    const { table } = await laid(game, lesson);
    const after = await core.play(table, word, 0);
    results.push(accepted(lesson.accept, playOf(after), after));
    await core.close(table);
  }
  await core.close(view.table);
  return results;
}

describe.each(lessons)('$name', ({ game, lesson }) => {
  it('leads up to the task of the seat that is taught', async () => {
    const view = await laid(game, lesson);
    expect(view.waiting).toBe('person');
    expect(view.scene.turn).toBe(lesson.who);
    for (const offer of lesson.offers ?? []) expect(view.offers).toContain(offer);
  });

  it('shows a play that does the task, and the other side can answer', async () => {
    const { table } = await laid(game, lesson);
    const view = await core.play(table, lesson.show, 0);
    expect(accepted(lesson.accept, playOf(view), view)).toBe(true);
    let { waiting } = view;
    for (const text of lesson.after ?? []) {
      const dice = waiting === 'typed-dice';
      ({ waiting } = await (dice ? core.roll(table, text, 0) : core.play(table, text, 0)));
    }
  });

  it('can be missed exactly where something is said about missing it', async () => {
    const missed = (await outcomes(game, lesson)).includes(false);
    // By stricter rules there may be no other play than the one that is asked for.
    if (missed || usual.some((one) => one.lesson === lesson)) expect(missed).toBe(aboutChoosing(game, lesson));
  });

  it('has its texts', () => {
    for (const part of ['title', 'text', 'task', 'done']) expect(textOf(game, lesson, part), part).toBeTruthy();
  });
});

it.each(Object.keys(courses))('%s has an end and different names for its lessons', (game) => {
  expect((texts as Record<string, string>)[`learn.${game}.end`]).toBeTruthy();
  const ids = courses[game as GameName].map((lesson) => lesson.id);
  expect(new Set(ids).size).toBe(ids.length);
});

// What lessons say of other rules and of what would follow; the rules are those of the leaflets.
describe('what lessons claim is so', () => {
  const lessonOf = (game: GameName, id: string): Lesson => courses[game].find((lesson) => lesson.id === id)!;
  const after = async (game: GameName, lesson: Lesson, play: string): Promise<ScreenView> =>
    core.play((await laid(game, lesson)).table, play, 0);
  const jumps = (view: ScreenView): number[] =>
    view.gestures.filter(({ label }) => label.includes('x')).map(({ label }) => label.split('x').length - 1);

  it('a checker outside the home board loses a gammon by the boxes, and none by club rules', async () => {
    const boxed = await after('backgammon', lessonOf('backgammon', 'outside'), '3/off 2/off');
    expect(playOf(boxed).ends?.points).toEqual([2, -2]);
    const club = { ...lessonOf('backgammon', 'outside'), preset: 'tournament', options: { match_length: '1' } };
    expect(playOf(await after('backgammon', club, '3/off 2/off')).ends?.points).toEqual([1, -1]);
  });

  it('declining a jump and stopping after one are safe, and what they avoid is not', async () => {
    const may = lessonOf('checkers', 'may');
    expect(jumps(await after('checkers', may, '32-27'))).toEqual([]);
    for (const jump of ['22x15', '23x14']) {
      expect(Math.max(...jumps(await after('checkers', may, jump))), jump).toBe(2);
    }
    const stop = lessonOf('checkers', 'stop');
    expect(jumps(await after('checkers', stop, '27x18'))).toEqual([]);
    expect(jumps(await after('checkers', stop, '27x18x11'))).not.toEqual([]);
    await expect(after('checkers', { ...stop, preset: 'tournament' }, '27x18')).rejects.toThrow();
    await expect(after('checkers', { ...may, preset: 'tournament' }, '32-27')).rejects.toThrow();
  });

  const clubLesson = (game: GameName, id: string): Lesson => courseOf(game, 'club').lessons.find((one) => one.id === id)!;

  it('by club rules a capture goes on, and a position for the third time is a draw', async () => {
    await expect(after('checkers', clubLesson('checkers', 'all'), '27x18')).rejects.toThrow();
    let view = await laid('checkers', clubLesson('checkers', 'agree'));
    const round = ['22-25', '3-7', '25-22', '7-3'];
    for (const play of round) view = await core.play(view.table, play, 0);
    expect(view.over).toBe(false);
    for (const play of round) view = await core.play(view.table, play, 0);
    expect(view.over).toBe(true);
    expect(playOf(view).ends?.points).toEqual([0, 0]);
  });

  it('by club rules every six rolls again, the third ends the turn, and what is too much stays', async () => {
    const out = clubLesson('ludo', 'classic-out');
    let view = await after('ludo', out, 'b/0');
    view = await core.play((await core.roll(view.table, '6', 0)).table, 'b/0', 0);
    expect(view.scene.turn).toBe(1);
    view = await core.roll(view.table, '6', 0);
    expect(view.waiting).toBe('pass');
    const home = clubLesson('ludo', 'classic-home');
    const froms = async (dice: string) => (await laid('ludo', { ...home, dice: [dice] })).gestures.map(({ from }) => from);
    expect(await froms('3')).toContain(54);
    for (const dice of ['4', '5']) expect(await froms(dice)).toEqual([21]);
  });

  it('the lower score is worth the second point of a round', async () => {
    const lesson = lessonOf('backgammon-dice', 'points');
    const points = async (play: string): Promise<number[] | undefined> => {
      const { table } = await after('backgammon-dice', lesson, play);
      await core.roll(table, '21', 0);
      return playOf(await core.play(table, '16/o', 0)).ends?.points;
    };
    expect(await points('11/16/o')).toEqual([2, 0]);
    expect(await points('11/12/o')).toEqual([1, 1]);
  });
});

describe('the table of a lesson', () => {
  const pair = courses.backgammon.find((lesson) => lesson.id === 'pair')!;
  const heard: string[] = [];

  async function begun(game: GameName, lesson: Lesson): Promise<LessonTable> {
    const table = new LessonTable(game, lesson, {
      core,
      players: ['You', 'Mia'],
      speed: () => 0,
      pause: async () => undefined,
      sound: (sound) => heard.push(sound),
    });
    await table.begin();
    return table;
  }

  const labelled = (table: LessonTable, label: string) => table.gestures.find((gesture) => gesture.label === label)!;

  it('rolls and waits for the person', async () => {
    const table = await begun('backgammon', pair);
    expect(table.stage).toBe('playing');
    expect(table.view?.scene.dice).toEqual([3, 1]);
    expect(heard).toContain('dice');
  });

  it('is done when the task is, with no more to press', async () => {
    const table = await begun('backgammon', pair);
    await table.gesture(labelled(table, '8/5'));
    expect(table.stage).toBe('playing');
    await table.gesture(labelled(table, '6/5'));
    expect(table.stage).toBe('done');
    expect(table.gestures).toEqual([]);
  });

  it('tells when something else was played, and begins anew', async () => {
    const table = await begun('backgammon', pair);
    await table.gesture(labelled(table, '24/21'));
    await table.gesture(labelled(table, '24/23'));
    expect(table.stage).toBe('other');
    expect(table.played?.text).toBe('24/23 24/21');
    await table.begin();
    expect(table.stage).toBe('playing');
    expect(table.view?.made).toEqual([]);
    expect(table.rolls).toBe(2);
  });

  it('is heard: a hit otherwise than a move, whether a person makes it or it is shown', async () => {
    const hit = courses.backgammon.find(({ id }) => id === 'hit')!;
    const table = await begun('backgammon', hit);
    heard.length = 0;
    await table.gesture(labelled(table, '13/7*'));
    await table.gesture(labelled(table, '8/7'));
    expect(heard).toEqual(['hit', 'checker']);
    await table.begin();
    heard.length = 0;
    await table.showMe();
    expect(heard.at(-1)).toBe('hit');
    const jump = await begun('checkers', courses.checkers.find(({ id }) => id === 'jump')!);
    heard.length = 0;
    await jump.gesture(labelled(jump, '22x15'));
    expect(heard).toEqual(['hit']);
  });

  it('takes back a hop, and shows it from how the task stood', async () => {
    const table = await begun('backgammon', pair);
    await table.gesture(labelled(table, '24/21'));
    await table.undo();
    expect(table.view?.made).toEqual([]);
    await table.gesture(labelled(table, '13/10'));
    await table.showMe();
    expect(table.stage).toBe('shown');
    expect(table.view?.scene.pieces.filter(({ seat, place }) => seat === 1 && place === 5)).toHaveLength(2);
  });

  it('lets the other side answer', async () => {
    const lesson = courses.backgammon.find(({ id }) => id === 'double')!;
    const table = await begun('backgammon', lesson);
    expect(table.words).toEqual(['roll', 'double']);
    await table.play('double');
    expect(table.stage).toBe('done');
    expect(table.view?.scene.facts.cube).toBe(2);
  });

  it('offers what the lesson is about, and nothing else', async () => {
    const lesson = courses.checkers.find(({ id }) => id === 'draw')!;
    const table = await begun('checkers', lesson);
    expect(table.words).toEqual(['offer draw']);
    await table.play('offer draw');
    expect(table.view?.over).toBe(true);
    expect(table.stage).toBe('done');
  });

  it('says so when the core cannot be reached', async () => {
    const table = new LessonTable('ludo', courses.ludo[0]!, {
      core: { ...core, open: () => Promise.reject(new Error('gone')) },
      players: ['You', 'Mia'],
      speed: () => 0,
      pause: async () => undefined,
      sound: () => undefined,
    });
    await table.begin();
    expect(table.stage).toBe('broken');
  });
});
