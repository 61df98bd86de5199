// Changes made by hand to a scene. They are pure: each gives a new scene, or says in one word why it does nothing. No
// piece is ever made or lost: those that are not on the board lie in the reserve.
import type { Facts, Piece, Scene } from '../core/types';
import type { Kit } from './kits';

// What is known of the board: the box, and which space a seat calls by a number.
export interface Ground {
  kit: Kit;
  spaceOf(seat: number, place: number): string;
}

export type Hindrance =
  | 'none-left' // every piece of that seat is on the board
  | 'elsewhere' // that seat never stands there
  | 'nothing-there'
  | 'full'
  | 'reserve'; // what is not on the board lies there already

export type Edit = { scene: Scene } | { hindrance: Hindrance };

const plain = (kit: Kit, scene: Scene): string => kit.kinds(scene.facts)[0];

function isReserve(kit: Kit, place: number): boolean {
  return kit.reserves.includes(place);
}

// What a seat calls a space; nothing if it never stands there.
export function placeOn(ground: Ground, seat: number, space: string): number | undefined {
  for (let place = 0; place <= ground.kit.lastPlace; ++place) if (ground.spaceOf(seat, place) === space) return place;
  return undefined;
}

export function piecesOn(scene: Scene, ground: Ground, space: string): Piece[] {
  return scene.pieces.filter((piece) => ground.spaceOf(piece.seat, piece.place) === space);
}

// How many pieces of a seat are left to place.
export function inReserve(scene: Scene, kit: Kit, seat: number): number {
  return scene.pieces.filter((piece) => piece.seat === seat && isReserve(kit, piece.place)).length;
}

function sentAway(scene: Scene, kit: Kit, gone: readonly Piece[]): Piece[] {
  const away = { place: kit.reserves[0], kind: plain(kit, scene) };
  return scene.pieces.map((piece) => (gone.includes(piece) ? { ...piece, ...away } : piece));
}

// Those that have to go when one more piece of a seat comes: the other side's, and the lowest of its own where there is
// no room.
function making(room: number, there: readonly Piece[], seat: number, mixed: boolean): Piece[] {
  const own = there.filter((piece) => piece.seat === seat);
  const others = mixed ? [] : there.filter((piece) => piece.seat !== seat);
  return [...others, ...own.slice(0, Math.max(0, own.length + 1 - room))];
}

// The piece laid on a space, the top of what lies there.
function laid(scene: Scene, ground: Ground, piece: Piece, place: number, kind: string): Scene {
  const { kit } = ground;
  const there = piecesOn(scene, ground, ground.spaceOf(piece.seat, place)).filter((other) => other !== piece);
  const room = isReserve(kit, place) ? Infinity : kit.room;
  const rest = scene.pieces.filter((other) => other !== piece);
  const pieces = sentAway({ ...scene, pieces: rest }, kit, making(room, there, piece.seat, kit.mixed));
  return { ...scene, pieces: [...pieces, { seat: piece.seat, place, kind }] };
}

// What a piece is when it lies there.
function kindAt(scene: Scene, kit: Kit, place: number, kind: string): string {
  return isReserve(kit, place) && !kit.shown.includes(place) ? plain(kit, scene) : kind;
}

// One of a seat's pieces that lie on a space becomes what is wanted. Where only one lies and it is that already, it is
// taken away.
function turnedInto(scene: Scene, ground: Ground, own: readonly Piece[], kind: string): Edit {
  const { kit } = ground;
  const other = own.find((piece) => kindAt(scene, kit, piece.place, kind) !== piece.kind);
  if (other) return { scene: laid(scene, ground, other, other.place, kind) };
  if (isReserve(kit, own[0]!.place)) return { hindrance: 'reserve' };
  return own.length > 1 ? { hindrance: 'full' } : { scene: { ...scene, pieces: sentAway(scene, kit, own) } };
}

// Puts a piece from the reserve on a space.
export function put(scene: Scene, ground: Ground, space: string, seat: number, kind: string): Edit {
  const { kit } = ground;
  const place = placeOn(ground, seat, space);
  if (place === undefined) return { hindrance: 'elsewhere' };
  const own = piecesOn(scene, ground, space).filter((piece) => piece.seat === seat);
  if (!isReserve(kit, place) && own.length >= kit.room) return turnedInto(scene, ground, own, kind);
  const piece = kit.reserves
    .filter((reserve) => reserve !== place)
    .flatMap((reserve) => scene.pieces.filter((one) => one.seat === seat && one.place === reserve))[0];
  if (piece) return { scene: laid(scene, ground, piece, place, kindAt(scene, kit, place, kind)) };
  return isReserve(kit, place) && own.length > 0 ? turnedInto(scene, ground, own, kind) : { hindrance: 'none-left' };
}

// Takes the top piece of a space off the board.
export function takeAway(scene: Scene, ground: Ground, space: string): Edit {
  const { kit } = ground;
  const top = piecesOn(scene, ground, space).at(-1);
  if (!top) return { hindrance: 'nothing-there' };
  if (top.place === kit.reserves[0]) return { hindrance: 'reserve' };
  return { scene: { ...scene, pieces: sentAway(scene, kit, [top]) } };
}

// Carries a piece to another space; away from the board if there is none.
export function carry(scene: Scene, ground: Ground, piece: Piece, space: string | null): Edit {
  const { kit } = ground;
  if (!scene.pieces.includes(piece)) return { hindrance: 'nothing-there' };
  if (space === null) return { scene: { ...scene, pieces: sentAway(scene, kit, [piece]) } };
  const place = placeOn(ground, piece.seat, space);
  if (place === undefined) return { hindrance: 'elsewhere' };
  return { scene: laid(scene, ground, piece, place, kindAt(scene, kit, place, piece.kind)) };
}

export function emptied(scene: Scene, kit: Kit): Scene {
  return { ...scene, pieces: sentAway(scene, kit, scene.pieces), dice: [], left: [] };
}

export function withTurn(scene: Scene, turn: number): Scene {
  return { ...scene, turn };
}

export function withDice(scene: Scene, dice: number[]): Scene {
  return { ...scene, dice, left: [...dice].sort((a, b) => b - a) };
}

export function withFact(scene: Scene, name: string, value: number): Scene {
  return { ...scene, facts: { ...scene.facts, [name]: value } };
}

export function withSeatFact(scene: Scene, seat: number, name: string, value: number): Scene {
  const seats = scene.seats.map((one) =>
    one.seat === seat ? { ...one, facts: { ...one.facts, [name]: value } } : one,
  );
  return { ...scene, seats };
}

// A cube that nobody has turned lies in the middle; one that is owned has been turned.
export function withCube(scene: Scene, value: number): Scene {
  const cube = withFact(scene, 'cube', value);
  return value === 1 ? withFact(cube, 'cube_owner', 0) : cube;
}

export function withCubeOwner(scene: Scene, owner: number): Scene {
  const owned = withFact(scene, 'cube_owner', owner);
  return owner !== 0 && Number(scene.facts.cube ?? 1) === 1 ? withFact(owned, 'cube', 2) : owned;
}

// A seat more at the board, with as many pieces as the others have, all in the reserve.
export function withSeat(scene: Scene, kit: Kit, seat: number): Scene {
  if (scene.seats.some((one) => one.seat === seat)) return scene;
  const other = scene.seats[0]?.seat;
  const fresh = { seat, place: kit.reserves[0], kind: plain(kit, scene) };
  return {
    ...scene,
    seats: [...scene.seats, { seat, facts: {} }].sort((a, b) => a.seat - b.seat),
    pieces: [...scene.pieces, ...scene.pieces.filter((piece) => piece.seat === other).map(() => ({ ...fresh }))],
  };
}

export function withoutSeat(scene: Scene, seat: number): Scene {
  const seats = scene.seats.filter((one) => one.seat !== seat);
  const next = seats.find((one) => one.seat > seat) ?? seats[0];
  return {
    ...scene,
    seats,
    pieces: scene.pieces.filter((piece) => piece.seat !== seat),
    turn: scene.turn === seat ? (next?.seat ?? 0) : scene.turn,
  };
}

function contents(scene: Scene): string {
  const number = (seat: number): number => scene.pieces.filter((piece) => piece.seat === seat).length;
  return scene.seats.map(({ seat }) => `${seat}:${number(seat)}`).join(' ');
}

// The same position under other rules, of which `start` is the start: what these rules do not know goes, and where they
// are played with another number of pieces, only their start is left.
export function underRules(scene: Scene, start: Scene, kit: Kit, dice: number): Scene {
  if (contents(scene) !== contents(start)) return start;
  const kinds = kit.kinds(start.facts);
  const pieces = scene.pieces.map((piece) => (kinds.includes(piece.kind) ? piece : { ...piece, kind: kinds[0] }));
  const { cube = 1, cube_owner = 0 } = scene.facts;
  const facts: Facts = start.facts.cube_in_play === 1 ? { ...start.facts, cube, cube_owner } : start.facts;
  const rolled = scene.dice.length === dice ? { dice: scene.dice, left: scene.left } : { dice: [], left: [] };
  return { ...start, ...rolled, turn: scene.turn, pieces, facts };
}
