// What a screen reader hears when a piece is picked.
import { expect, test } from 'vitest';
import english from '../../../../texts/en/learn.json';
import type { Piece, Scene } from '../../core/types';
import { addEnglish, t } from '../../texts/texts.svelte';
import { describe as describeCheckers } from '../checkers/describe';
import type { Space } from '../design';
import { describe as describeLudo } from '../ludo/describe';
import { destinationsText, ownedText } from './spoken';

const space = (place: number): Space => ({ label: { key: 'board.backgammon.point', values: { place } } }) as unknown as Space;

test('places to go to are told apart from those to change places with', () => {
  const tell = (goals: number[], partners: number[]) =>
    destinationsText(space(2), goals.map(space), partners.map(space), null, () => 'Anna');
  expect(tell([4, 6], [])).toBe('From Point 2 you can go to Point 4 and Point 6.');
  expect(tell([4], [1, 4])).toBe('From Point 2 you can go to Point 4. From Point 2 you can change places with the pawn on Point 1 and Point 4.');
  expect(tell([], [1])).toBe('From Point 2 you can change places with the pawn on Point 1.');
});

// No colour and no number of a seat is anybody's name.
test('positions are told by the names of those who play, the one to move first', () => {
  const piece = (seat: number, place: number, kind: string): Piece => ({ seat, place, kind });
  const scene = (turn: number, seats: number[], pieces: Piece[]): Scene =>
    ({ turn, pieces, seats: seats.map((seat) => ({ seat, facts: {} })) }) as unknown as Scene;
  const names = ['', 'Anna', 'Bert', 'Cleo'];
  const said = (lines: { key: string; values: Record<string, string | number> }[]) =>
    lines.map((line) => ownedText(line, (seat) => names[seat]!));
  expect(said(describeLudo(scene(3, [1, 3], [piece(1, 0, 'piece'), piece(1, 0, 'piece'), piece(3, 41, 'piece'), piece(3, 57, 'piece')])))).toEqual([
    'Cleo:',
    'One piece on the track, 40 steps from its starting flower.',
    'One piece home.',
    'Anna:',
    '2 pieces in the Floral Square.',
  ]);
  expect(said(describeCheckers(scene(2, [1, 2], [piece(1, 4, 'man'), piece(1, 0, 'man'), piece(2, 11, 'king')])))).toEqual([
    'Bert:',
    'A king on 11.',
    'Anna:',
    'A man on 4.',
    'One checker lost.',
  ]);
});

test('a lesson calls the person a side, which stands wherever a name does', () => {
  addEnglish(english);
  const said = (key: string, values = {}) => ownedText({ key, values: { seat: 1, ...values } }, () => t('learn.owner'));
  expect(said('board.backgammon.tray')).toBe('Tray of your side');
  expect(said('board.backgammon-dice.off')).toBe('Pawns borne off by your side');
  expect(said('board.backgammon.describe.cube-owned', { value: 2 })).toBe('your side owns the cube at 2.');
});
