// Which piece is which from one scene to the next: movers, those they send away, and those that stay.
import { describe, expect, it } from 'vitest';
import type { Move, Piece } from '../../core/types';
import { identify, tokensOf, type Map2D, type Token } from './identity';

// A row of 24 points that seat two counts from the other end, and a bar and a tray for each.
const row: Map2D = {
  spaceOf: (seat, place) => (place === 0 || place === 25 ? `x${seat}-${place}` : `p${seat === 1 ? place : 25 - place}`),
  centre(space) {
    return space.startsWith('x') ? { x: space.endsWith('-0') ? 0 : 25, y: 5 } : { x: Number(space.slice(1)), y: 0 };
  },
};

function pieces(seat: number, places: number[], kind = 'checker'): Piece[] {
  return places.map((place) => ({ seat, place, kind }));
}

function step(seat: number, from: number, to: number): Move {
  return { seat, from, to, dice: [] };
}

// Where each id stands.
function standing(tokens: readonly Token[]): Record<number, string> {
  const text = ({ seat, place, kind }: Token) => `${seat}:${place}${kind === 'checker' ? '' : kind}`;
  return Object.fromEntries(tokens.map((token) => [token.id, text(token)]));
}

describe('identify', () => {
  it('follows the arrow with the piece on top', () => {
    const old = tokensOf(pieces(1, [8, 8, 8, 6]), 1);
    const { tokens, stages } = identify(old, pieces(1, [5, 6, 8, 8]), [step(1, 8, 5)], row);
    expect(standing(tokens)).toEqual({ 1: '1:8', 2: '1:8', 3: '1:5', 4: '1:6' });
    expect(stages.map(({ mover, sent }) => ({ mover, sent }))).toEqual([{ mover: 3, sent: [] }]);
    expect(tokens.at(-1)?.id).toBe(3); // the last that moved lies on top
  });

  it('keeps one piece through several arrows', () => {
    const old = tokensOf(pieces(1, [24, 24]), 1);
    const { tokens, stages } = identify(old, pieces(1, [20, 24]), [step(1, 24, 21), step(1, 21, 20)], row);
    expect(standing(tokens)).toEqual({ 1: '1:24', 2: '1:20' });
    expect(stages.map((stage) => standing(stage.tokens)[2])).toEqual(['1:21', '1:20']);
  });

  it('sends a hit piece to the bar with the arrow that hits it', () => {
    const old = tokensOf([...pieces(1, [8, 6]), ...pieces(2, [20, 1])], 1); // 20 is seat one's 5
    const next = [...pieces(1, [4, 5]), ...pieces(2, [1, 25])];
    const { tokens, stages } = identify(old, next, [step(1, 6, 4), step(1, 8, 5)], row);
    expect(standing(tokens)).toEqual({ 1: '1:5', 2: '1:4', 3: '2:25', 4: '2:1' });
    expect(stages.map(({ mover, sent }) => [mover, sent])).toEqual([[2, []], [1, [3]]]);
  });

  it('sends a captured piece with the jump that passes over it', () => {
    const board: Map2D = {
      spaceOf: (seat, place) => (place === 0 ? `tray${seat}` : `s${place}`),
      centre(space) {
        const number = Number(space.slice(1));
        return space.startsWith('tray') ? { x: 99, y: 99 } : { x: Math.floor(number / 10), y: number % 10 };
      },
    };
    const old = tokensOf([...pieces(1, [11], 'man'), ...pieces(2, [22, 42, 77], 'man')], 1);
    const next = [...pieces(1, [51], 'king'), ...pieces(2, [0, 0, 77], 'man')];
    const { tokens, stages } = identify(old, next, [step(1, 11, 33), step(1, 33, 51)], board);
    expect(standing(tokens)).toEqual({ 1: '1:51king', 2: '2:0man', 3: '2:0man', 4: '2:77man' });
    expect(stages.map(({ sent }) => sent)).toEqual([[2], [3]]);
    expect(standing(stages[1]!.tokens)[1]).toBe('1:51man'); // crowned when it has arrived
  });

  it('moves the piece of the kind that is no longer there', () => {
    const old = tokensOf([...pieces(1, [6], 'half-'), ...pieces(1, [6], 'switch0')], 1);
    const next = [...pieces(1, [6], 'switch0'), ...pieces(1, [7], 'half-')];
    expect(standing(identify(old, next, [step(1, 6, 7)], row).tokens)).toEqual({ 1: '1:7half-', 2: '1:6switch0' });
  });

  it('lets two pieces change places', () => {
    const old = tokensOf([...pieces(1, [6], 'switch0'), ...pieces(1, [10], 'regular')], 1);
    const next = [...pieces(1, [11], 'switch0'), ...pieces(1, [6], 'regular')];
    const { tokens, stages } = identify(old, next, [step(1, 6, 10), step(1, 10, 11)], row);
    expect(standing(tokens)).toEqual({ 1: '1:11switch0', 2: '1:6regular' });
    expect(stages[0]!.sent).toEqual([2]);
  });

  it('takes the nearest of the same seat when there are no arrows', () => {
    const old = tokensOf([...pieces(1, [5, 13]), ...pieces(2, [18])], 1);
    const { tokens, stages } = identify(old, [...pieces(1, [8, 13]), ...pieces(2, [18])], [], row);
    expect(standing(tokens)).toEqual({ 1: '1:8', 2: '1:13', 3: '2:18' });
    expect(stages).toEqual([]);
  });

  it('does not follow arrows again when the scene comes a second time', () => {
    const now = tokensOf(pieces(1, [8, 8, 5]), 1);
    const { tokens, stages } = identify(now, pieces(1, [5, 8, 8]), [step(1, 8, 5)], row);
    expect(standing(tokens)).toEqual(standing(now));
    expect(stages).toEqual([]);
  });

  it('follows pieces that come back to where they were, or where another was', () => {
    const old = tokensOf(pieces(1, [8, 8, 5]), 1);
    const back = identify(old, pieces(1, [8, 8, 5]), [step(1, 8, 8)], row);
    expect(back.stages.map(({ mover, sent }) => ({ mover, sent }))).toEqual([{ mover: 2, sent: [] }]);
    expect(standing(back.tokens)).toEqual(standing(old));
    const swapped = identify(old, pieces(1, [8, 8, 5]), [step(1, 8, 5), step(1, 5, 8)], row);
    expect(swapped.stages).toHaveLength(2);
  });

  it('does not follow arrows that lead elsewhere', () => {
    const now = tokensOf(pieces(1, [5, 8, 8]), 1);
    const { tokens, stages } = identify(now, pieces(1, [8, 8, 8]), [step(1, 8, 5)], row);
    expect(standing(tokens)).toEqual({ 1: '1:8', 2: '1:8', 3: '1:8' });
    expect(stages).toEqual([]);
  });

  it('gives new numbers to new pieces and forgets those that are gone', () => {
    const old = tokensOf([...pieces(1, [1]), ...pieces(2, [1])], 7);
    expect(standing(identify(old, pieces(1, [1, 2]), [], row).tokens)).toEqual({ 7: '1:1', 9: '1:2' });
  });
});
