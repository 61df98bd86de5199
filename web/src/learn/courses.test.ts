// The course of a box is on its rules alone, and what was learnt by one box is known in the others.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { coreOver } from '../core/client';
import { loadModule } from '../core/module';
import type { GameName } from '../core/types';
import { boxes, contentsOf } from '../shell/boxes';
import { parse } from '../shell/route.svelte';
import { t } from '../texts/texts.svelte';
import { boxCourses, courseOf, courses, lessonAddress, lessonText } from './courses';

const wasm = new URL('../../../build/wasm/fourfold.wasm', import.meta.url);
const ask = await loadModule(readFileSync(wasm));
const all = await coreOver(async (request) => ask(request)).games();

const inside = boxes.flatMap(({ name: box }) =>
  contentsOf(box, all).map(({ facts: { name: game }, presets }) => ({ box, game, presets })),
);
const idsOf = (game: GameName, box: string): string[] => courseOf(game, box).lessons.map(({ id }) => id);

describe.each(inside)('$game of $box', ({ box, game, presets }) => {
  const course = courseOf(game, box);

  test('is taught by the rules of that box', () => {
    expect(course.box).toBe(box);
    expect(course.lessons.length).toBeGreaterThan(4);
    const known = presets.map(({ name }) => name);
    expect(course.lessons.filter(({ preset }) => !known.includes(preset))).toEqual([]);
    expect(new Set(course.lessons.map(({ id }) => id)).size).toBe(course.lessons.length);
    expect(t(course.end, { other: 'Mia' })).not.toBe(course.end);
  });

  test('has an address of its own', () => {
    expect(parse(lessonAddress(course))).toEqual({ page: 'learn', rest: [game, box] });
    expect(parse(lessonAddress(course, 3))).toEqual({ page: 'learn', rest: [game, box, '3'] });
  });
});

test('no box has a course of a game that it has not', () => {
  const named = Object.entries(boxCourses).flatMap(([game, own]) => Object.keys(own).map((box) => `${game} ${box}`));
  expect(named.sort()).toEqual(inside.map(({ game, box }) => `${game} ${box}`).sort());
});

test('doubling is taught where there is a cube, and each gammon where it counts', () => {
  for (const { box, game, presets } of inside.filter((one) => one.game === 'backgammon')) {
    const { values } = presets[0]!;
    const ids = idsOf(game, box);
    for (const doubling of ['double', 'take']) expect(ids.includes(doubling), box).toBe(values.cube === 'on');
    expect(courseOf(game, box).end, box).toBe(`learn.backgammon.end${values.cube === 'on' ? '' : '.uncubed'}`);
    expect(ids.includes('outside'), box).toBe(values.gammon === 'boxed');
  }
});

test('only clubs say that one must jump, and only Liberty has two dice', () => {
  expect(idsOf('checkers', 'club')).toEqual(['step', 'jump', 'must', 'all', 'crown', 'king', 'trap', 'agree']);
  expect(idsOf('checkers', 'botanica')).not.toContain('must');
  expect(courseOf('ludo', 'liberty').lessons).toEqual(courses.ludo);
  expect(courseOf('ludo', 'club').lessons.every(({ preset, dice }) => preset === 'classic' && dice[0]!.length === 1)).toBe(true);
});

test('without a box, and for a box without the game, the course is that of all boxes', () => {
  for (const word of [undefined, '', '3', 'botanica', 'beginner', 'constructor']) {
    expect(courseOf('ludo', word)).toEqual({ game: 'ludo', box: '', lessons: courses.ludo, end: 'learn.ludo.end' });
  }
  expect(lessonAddress(courseOf('ludo'))).toBe('#/learn/ludo');
  expect(lessonAddress(courseOf('ludo'), 3)).toBe('#/learn/ludo/3');
});

test('what a lesson has no text of its own for, the one that it is like says', () => {
  const [out] = courseOf('ludo', 'club').lessons;
  expect(lessonText('ludo', out!, 'title')).toBe(t('learn.ludo.out.title'));
  expect(lessonText('ludo', out!, 'text')).toBe(t('learn.ludo.classic-out.text'));
  expect(lessonText('backgammon', courses.backgammon[0]!, 'text', { other: 'Mia' })).toContain('Mia’s come the other way');
});

describe('what was done', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (place: string) => kept.get(place) ?? null,
      setItem: (place: string, value: string) => void kept.set(place, value),
    });
  });

  // As it was kept before there were courses of boxes.
  const done = { backgammon: ['way', 'pair', 'double', 'take'], checkers: ['step', 'jump', 'must'], ludo: ['out', 'again'] };

  test('is still known, in every box that teaches it', async () => {
    kept.set('fourfold.learn', JSON.stringify(done));
    const { goOnAt, isDone, markDone } = await import('./progress.svelte');
    const ticked = (game: GameName, box: string) =>
      courseOf(game, box).lessons.filter((lesson) => isDone(game, lesson)).map(({ id }) => id);
    for (const [game, ids] of Object.entries(done)) expect(ticked(game as GameName, ''), game).toEqual(ids);
    for (const box of ['liberty', 'botanica']) expect(ticked('backgammon', box)).toEqual(['way', 'pair']);
    for (const box of ['cube', 'club']) expect(ticked('backgammon', box)).toEqual(done.backgammon);
    expect(ticked('checkers', 'club')).toEqual(done.checkers);
    expect(ticked('ludo', 'club')).toEqual([]); // another game
    const { lessons } = courseOf('backgammon', 'botanica');
    expect(goOnAt('backgammon', lessons)).toBe(2);
    markDone('backgammon', lessons[2]!);
    expect(JSON.parse(kept.get('fourfold.learn')!)).toEqual({ ...done, backgammon: [...done.backgammon, 'run'] });
  });
});
