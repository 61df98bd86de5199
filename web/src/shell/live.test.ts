// What is spoken: together what comes within a moment, of many sentences only the last, and each as a change.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attach, say } from './live';

const region = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  region.textContent = '';
  attach(region as unknown as HTMLElement);
});
afterEach(() => vi.useRealTimers());

test('what comes within a moment is said together', () => {
  say('Anna rolls 3 and 1.');
  say('Anna plays 8 to 5.');
  expect(region.textContent).toBe('');
  vi.advanceTimersByTime(300);
  expect(region.textContent).toBe('Anna rolls 3 and 1. Anna plays 8 to 5.');
});

test('of many sentences only the last two are said, and none twice in a row', () => {
  for (const text of ['one.', 'two.', 'three.', 'three.']) say(text);
  vi.advanceTimersByTime(300);
  expect(region.textContent).toBe('two. three.');
});

test('the same sentence later is a change, so that it is spoken again', () => {
  say('Your move.');
  vi.advanceTimersByTime(300);
  const first = region.textContent;
  say('Your move.');
  vi.advanceTimersByTime(300);
  expect(region.textContent).not.toBe(first);
  expect(region.textContent.trim()).toBe('Your move.');
});
