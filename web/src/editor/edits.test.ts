// Changes by hand keep every piece, and say in a word why they do nothing.
import { expect, test } from 'vitest';
import { spaceOf as backgammonSpace } from '../boards/backgammon/geometry';
import { spaceOf as diceSpace } from '../boards/backgammon-dice/geometry';
import { spaceOf as checkersSpace } from '../boards/checkers/geometry';
import { spaceOf as ludoSpace } from '../boards/ludo/geometry';
import type { Facts, GameName, Piece, Scene } from '../core/types';
import {
  carry, emptied, inReserve, piecesOn, placeOn, put, takeAway, underRules, withCube, withCubeOwner, withDice, withSeat,
  withSeatFact, withoutSeat, type Edit, type Ground,
} from './edits';
import { kits } from './kits';

const grounds: Record<GameName, Ground> = {
  backgammon: { kit: kits.backgammon, spaceOf: backgammonSpace },
  checkers: { kit: kits.checkers, spaceOf: checkersSpace },
  ludo: { kit: kits.ludo, spaceOf: ludoSpace },
  'backgammon-dice': { kit: kits['backgammon-dice'], spaceOf: diceSpace },
};

function pieces(seat: number, kind: string, ...places: number[]): Piece[] {
  return places.map((place) => ({ seat, place, kind }));
}

function scene(game: GameName, ...all: Piece[][]): Scene {
  const seats = [...new Set(all.flat().map(({ seat }) => seat))].map((seat) => ({ seat, facts: {} }));
  const facts: Facts = game === 'backgammon-dice' ? { special_sides: 1 } : {};
  return { game, turn: 1, seats, pieces: all.flat(), dice: [], left: [], facts };
}

function done(edit: Edit): Scene {
  if ('hindrance' in edit) throw new Error(edit.hindrance);
  return edit.scene;
}

// What lies where: "1:checker@6".
const told = (laid: Scene): string[] => laid.pieces.map(({ seat, kind, place }) => `${seat}:${kind}@${place}`).sort();

const { backgammon, checkers, ludo, 'backgammon-dice': dice } = grounds;

test('a seat calls a space by its own number, or never stands there', () => {
  expect(placeOn(backgammon, 1, 'p6')).toBe(6);
  expect(placeOn(backgammon, 2, 'p6')).toBe(19);
  expect(placeOn(backgammon, 1, 'bar2')).toBeUndefined();
  expect(placeOn(ludo, 3, 't27')).toBe(1);
  expect(placeOn(ludo, 1, 'c3-2')).toBeUndefined();
  expect(placeOn(checkers, 1, 'tray2')).toBe(0);
});

test('a checker comes from the tray and goes back there; none is made or lost', () => {
  const before = scene('backgammon', pieces(1, 'checker', 0, 0), pieces(2, 'checker', 0));
  const one = done(put(before, backgammon, 'p6', 1, 'checker'));
  expect(told(one)).toEqual(['1:checker@0', '1:checker@6', '2:checker@0']);
  const two = done(put(one, backgammon, 'p6', 1, 'checker'));
  expect(inReserve(two, backgammon.kit, 1)).toBe(0);
  expect(put(two, backgammon, 'p7', 1, 'checker')).toEqual({ hindrance: 'none-left' });
  expect(put(before, backgammon, 'tray1', 1, 'checker')).toEqual({ hindrance: 'reserve' });
  expect(told(done(takeAway(two, backgammon, 'p6')))).toEqual(told(one));
  expect(before.pieces).toHaveLength(3);
});

test('a point that the other side holds changes hands', () => {
  const before = scene('backgammon', pieces(1, 'checker', 0), pieces(2, 'checker', 19, 19));
  const after = done(put(before, backgammon, 'p6', 1, 'checker'));
  expect(told(after)).toEqual(['1:checker@6', '2:checker@0', '2:checker@0']);
});

test('nothing is taken from where nothing is, nor from the reserve', () => {
  const before = scene('backgammon', pieces(1, 'checker', 0), pieces(2, 'checker', 0));
  expect(takeAway(before, backgammon, 'p1')).toEqual({ hindrance: 'nothing-there' });
  expect(takeAway(before, backgammon, 'tray1')).toEqual({ hindrance: 'reserve' });
});

test('a man becomes a king, and the same again takes it away', () => {
  const before = scene('checkers', pieces(1, 'man', 0, 0), pieces(2, 'man', 0));
  const man = done(put(before, checkers, 's18', 1, 'man'));
  const king = done(put(man, checkers, 's18', 1, 'king'));
  expect(told(king)).toEqual(['1:king@18', '1:man@0', '2:man@0']);
  expect(told(done(put(king, checkers, 's18', 1, 'king')))).toEqual(told(before));
  expect(told(done(put(king, checkers, 's18', 2, 'man')))).toEqual(['1:man@0', '1:man@0', '2:man@18']);
  expect(put(king, checkers, 'tray2', 1, 'king')).toEqual({ hindrance: 'reserve' });
});

test('pieces of several players share a space of ludo', () => {
  const before = scene('ludo', pieces(1, 'piece', 0, 27), pieces(3, 'piece', 0, 0));
  const shared = done(put(before, ludo, 't27', 3, 'piece'));
  expect(piecesOn(shared, ludo, 't27').map(({ seat }) => seat)).toEqual([1, 3]);
  expect(told(done(takeAway(shared, ludo, 't27')))).toEqual(told(before));
  expect(put(before, ludo, 'c1-1', 3, 'piece')).toEqual({ hindrance: 'elsewhere' });
});

test('a space of the dice case holds two pawns, which can be turned to other sides', () => {
  const before = scene('backgammon-dice', pieces(1, 'regular', 4, 4, 17), pieces(2, 'regular', 0));
  const turned = done(put(before, dice, 's4', 1, 'half-'));
  expect(told(turned)).toEqual(['1:half-@4', '1:regular@17', '1:regular@4', '2:regular@0']);
  const both = done(put(turned, dice, 's4', 1, 'half-'));
  expect(put(both, dice, 's4', 1, 'half-')).toEqual({ hindrance: 'full' });
});

test('captured pawns show a side, those borne off do not', () => {
  const before = scene('backgammon-dice', pieces(1, 'regular', 17), pieces(2, 'regular', 0));
  const captured = done(put(before, dice, 'captured1', 1, 'switch0'));
  expect(told(captured)).toContain('1:switch0@0');
  expect(told(done(put(captured, dice, 'captured1', 1, 'double+')))).toContain('1:double+@0');
  expect(told(done(put(captured, dice, 'off1', 1, 'half-')))).toContain('1:regular@17');
  expect(told(done(takeAway(before, dice, 'off1')))).toContain('1:regular@0');
});

test('a piece is carried elsewhere with what it is, or off the board', () => {
  const before = scene('checkers', pieces(1, 'king', 18), pieces(2, 'man', 22));
  const king = before.pieces[0]!;
  expect(told(done(carry(before, checkers, king, 's22')))).toEqual(['1:king@22', '2:man@0']);
  expect(told(done(carry(before, checkers, king, null)))).toEqual(['1:man@0', '2:man@22']);
  expect(carry(before, checkers, king, 'tray1')).toEqual({ hindrance: 'elsewhere' });
  expect(carry(before, checkers, { ...king }, 's1')).toEqual({ hindrance: 'nothing-there' });
});

test('a carried piece goes to the end of a stack, and out of a full one the lowest goes', () => {
  const before = scene('backgammon-dice', pieces(1, 'regular', 1, 2), pieces(1, 'double+', 2), pieces(2, 'regular', 0));
  const after = done(carry(before, dice, before.pieces[0]!, 's2'));
  expect(told(after)).toEqual(['1:double+@2', '1:regular@0', '1:regular@2', '2:regular@0']);
});

test('an empty board has everything beside it and no dice on it', () => {
  const full = withDice(scene('checkers', pieces(1, 'king', 3), pieces(2, 'man', 20)), [3, 1]);
  const empty = emptied(full, checkers.kit);
  expect(told(empty)).toEqual(['1:man@0', '2:man@0']);
  expect([empty.dice, empty.left]).toEqual([[], []]);
});

test('the cube is owned only when it has been turned', () => {
  const before = scene('backgammon', pieces(1, 'checker', 6), pieces(2, 'checker', 6));
  expect(withCubeOwner(before, 2).facts).toMatchObject({ cube: 2, cube_owner: 2 });
  expect(withCubeOwner(withCube(before, 8), 1).facts).toMatchObject({ cube: 8, cube_owner: 1 });
  expect(withCube(withCubeOwner(before, 2), 1).facts).toMatchObject({ cube: 1, cube_owner: 0 });
});

test('a seat more brings its pieces, a seat less takes them along', () => {
  const before = scene('ludo', pieces(1, 'piece', 0, 5), pieces(3, 'piece', 0, 0));
  const three = withSeat(before, ludo.kit, 2);
  expect(three.seats.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(told(three).filter((piece) => piece.startsWith('2'))).toEqual(['2:piece@0', '2:piece@0']);
  const two = withoutSeat(three, 1);
  expect(two.turn).toBe(2);
  expect(two.pieces.every(({ seat }) => seat !== 1)).toBe(true);
});

test('a score belongs to one seat', () => {
  const before = scene('backgammon', pieces(1, 'checker', 6), pieces(2, 'checker', 6));
  expect(withSeatFact(before, 2, 'score', 4).seats).toEqual([{ seat: 1, facts: {} }, { seat: 2, facts: { score: 4 } }]);
});

test('under other rules the position stays as far as these rules know it', () => {
  const special = withDice(scene('backgammon-dice', pieces(1, 'half-', 4), pieces(2, 'regular', 5)), [2, 2]);
  const plain = scene('backgammon-dice', pieces(1, 'regular', 1), pieces(2, 'regular', 1));
  const simple = { ...plain, facts: { special_sides: 0 } };
  const after = underRules({ ...special, turn: 2 }, simple, dice.kit, 2);
  expect(told(after)).toEqual(['1:regular@4', '2:regular@5']);
  expect([after.turn, after.dice, after.facts]).toEqual([2, [2, 2], { special_sides: 0 }]);
  expect(underRules(special, simple, dice.kit, 1).dice).toEqual([]);
  const fewer = scene('backgammon-dice', pieces(1, 'regular', 1, 1), pieces(2, 'regular', 1));
  expect(underRules(special, fewer, dice.kit, 2)).toBe(fewer);
});
