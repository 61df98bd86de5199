// Which piece of a new scene is which of the one before, so that pieces slide instead of vanishing and appearing. The
// core says what lies where and how the turn went; who is who among equal pieces is decided here, for the eye only.
import type { Move, Piece } from '../../core/types';
import type { Point } from '../design';
import { distance, distanceToLine } from './geometry';

// A piece with a number of its own. The order of tokens is the order in stacks: the last that came lies on top.
export interface Token extends Piece {
  id: number;
}

// The board between two scenes, after one more arrow was followed and what it sent away has gone.
export interface Stage {
  move: Move; // that was followed
  mover: number; // the id of the token that moved
  sent: number[]; // those that went because of it: hit, captured, changed places with
  tokens: Token[];
}

export interface Following {
  tokens: Token[]; // those of the new scene
  stages: Stage[]; // one for each arrow that could be followed
}

// Where things are, for "nearest" and "in between".
export interface Map2D {
  spaceOf(seat: number, place: number): string;
  centre(space: string): Point;
}

export function tokensOf(pieces: readonly Piece[], firstId: number): Token[] {
  return pieces.map(({ seat, place, kind }, index) => ({ seat, place, kind, id: firstId + index }));
}

function at(tokens: readonly Token[], seat: number, place: number): Token[] {
  return tokens.filter((token) => token.seat === seat && token.place === place);
}

// The token that leaves a place: the top one, unless the new scene shows that one of another kind left.
function leaving(tokens: readonly Token[], next: readonly Piece[], seat: number, place: number): Token | undefined {
  const there = at(tokens, seat, place);
  const staying = (kind: string) =>
    next.filter((piece) => piece.seat === seat && piece.place === place && piece.kind === kind).length;
  const were = (kind: string) => there.filter((token) => token.kind === kind).length;
  const surplus = there.filter(({ kind }) => were(kind) > staying(kind));
  return surplus.at(-1) ?? there.at(-1);
}

interface Trodden {
  tokens: Token[];
  steps: (Move & { id: number })[];
}

function follow(old: readonly Token[], next: readonly Piece[], moves: readonly Move[]): Trodden {
  let tokens = [...old];
  const steps: Trodden['steps'] = [];
  for (const move of moves) {
    const token = leaving(tokens, next, move.seat, move.from);
    if (!token) continue;
    tokens = [...tokens.filter((other) => other !== token), { ...token, place: move.to }];
    steps.push({ ...move, id: token.id });
  }
  return { tokens, steps };
}

type Fit = (token: Token, piece: Piece) => boolean;
const samePlace: Fit = (token, piece) => token.seat === piece.seat && token.place === piece.place;
const same: Fit = (token, piece) => samePlace(token, piece) && token.kind === piece.kind;

// Gives every piece of the new scene a token, best fits first; new numbers to those that nobody can be.
class Matching {
  readonly found = new Map<number, Piece>(); // by id
  #pieces: Piece[];
  #tokens: Token[];

  constructor(tokens: readonly Token[], next: readonly Piece[]) {
    this.#tokens = [...tokens];
    this.#pieces = [...next];
  }

  take(fit: Fit): void {
    this.#tokens = this.#tokens.filter((token) => {
      const index = this.#pieces.findIndex((piece) => fit(token, piece));
      if (index < 0) return true;
      this.found.set(token.id, this.#pieces.splice(index, 1)[0]!);
      return false;
    });
  }

  takeNearest(map: Map2D): void {
    const where = (piece: Piece) => map.centre(map.spaceOf(piece.seat, piece.place));
    for (const piece of [...this.#pieces]) {
      const own = this.#tokens.filter((token) => token.seat === piece.seat);
      if (own.length === 0) continue;
      const far = (token: Token) => distance(where(token), where(piece)) + (token.kind === piece.kind ? 0 : 1);
      const nearest = own.reduce((best, token) => (far(token) <= far(best) ? token : best));
      this.found.set(nearest.id, piece);
      this.#tokens = this.#tokens.filter((token) => token !== nearest);
      this.#pieces = this.#pieces.filter((other) => other !== piece);
    }
  }

  get unmatched(): Piece[] {
    return this.#pieces;
  }
}

function match(trodden: Trodden, next: readonly Piece[], map: Map2D): Matching | null {
  const matching = new Matching(trodden.tokens, next);
  matching.take(same);
  matching.take(samePlace);
  // Arrows that do not lead to this scene, or were followed already, are of no use.
  if (trodden.steps.some(({ id }) => !matching.found.has(id))) return null;
  matching.takeNearest(map);
  return matching;
}

function isAt(token: Token, piece: Piece): boolean {
  return token.place === piece.place;
}

// The arrow because of which a token left its place: the first that ends there, else the one that passes it closest.
function causeOf(token: Token, steps: Trodden['steps'], map: Map2D): number {
  const space = map.spaceOf(token.seat, token.place);
  const landing = steps.findIndex((step) => map.spaceOf(step.seat, step.to) === space);
  if (landing >= 0) return landing;
  const passing = steps.map((step) =>
    distanceToLine(
      map.centre(space),
      map.centre(map.spaceOf(step.seat, step.from)),
      map.centre(map.spaceOf(step.seat, step.to)),
    ),
  );
  return passing.indexOf(Math.min(...passing));
}

type Found = ReadonlyMap<number, Piece>;

function stagesOf(old: readonly Token[], { tokens: after, steps }: Trodden, found: Found, map: Map2D): Stage[] {
  if (steps.length === 0) return [];
  const sent: Token[][] = steps.map(() => []);
  for (const token of after) {
    const piece = found.get(token.id);
    const moved = steps.some((step) => step.id === token.id);
    if (!piece || moved || isAt(token, piece)) continue;
    sent[causeOf(token, steps, map)]!.push({ ...token, place: piece.place });
  }
  let tokens = old.filter((token) => found.has(token.id));
  return steps.map(({ id, ...move }, index) => {
    const going = [...sent[index]!];
    const mover = tokens.find((token) => token.id === id)!;
    const away = new Set([id, ...going.map((token) => token.id)]);
    tokens = [...tokens.filter((token) => !away.has(token.id)), ...going, { ...mover, place: move.to }];
    return { move, mover: id, sent: going.map((token) => token.id), tokens };
  });
}

// Follows the arrows first, then finds those that stayed, then the rest: the nearest of the same seat.
export function identify(
  old: readonly Token[],
  next: readonly Piece[],
  moves: readonly Move[],
  map: Map2D,
): Following {
  let trodden = follow(old, next, moves);
  let matching = match(trodden, next, map);
  if (!matching) {
    trodden = { tokens: [...old], steps: [] };
    matching = match(trodden, next, map)!;
  }
  const { found, unmatched } = matching;
  const stages = stagesOf(old, trodden, found, map);

  const order = stages.at(-1)?.tokens ?? trodden.tokens;
  const kept = order.flatMap((token) => {
    const piece = found.get(token.id);
    return piece ? [{ token, now: { ...token, place: piece.place, kind: piece.kind } }] : [];
  });
  const stayed = kept.filter(({ token, now }) => isAt(token, now));
  const came = kept.filter(({ token, now }) => !isAt(token, now));
  const firstId = 1 + Math.max(0, ...old.map((token) => token.id));
  return { tokens: [...stayed, ...came].map(({ now }) => now).concat(tokensOf(unmatched, firstId)), stages };
}
