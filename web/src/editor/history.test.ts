// Undo and redo.
import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history';

test('what is done can be undone and done again', () => {
  let history = changed(changed(begun(1), 2), 3);
  history = undone(undone(undone(history)));
  expect(history).toEqual({ past: [], now: 1, future: [2, 3] });
  expect(redone(redone(redone(history)))).toEqual({ past: [1, 2], now: 3, future: [] });
});

test('a change after an undo forgets what was undone', () => {
  const history = changed(undone(changed(begun(1), 2)), 5);
  expect(history).toEqual({ past: [1], now: 5, future: [] });
});

test('no change is no step', () => {
  const history = begun(1);
  expect(changed(history, 1)).toBe(history);
});
