// What the person has picked and where it can go: the pure state machine of mover.ts with the board it is played on.
import type { Gesture } from '../../core/types';
import type { Point, Space } from '../design';
import { around, distance } from './geometry';
import { goalOf, type Goal } from './goals';
import {
  answer,
  carry,
  destinations,
  idle,
  kindsOn,
  pick,
  tap,
  twice,
  waysOf,
  type Attempt,
  type Choice,
  type Deed,
  type Mover,
  type Picked,
  type Way,
} from './mover';
import type { BoardProps } from './props';
import type { Show } from './show.svelte';
import { destinationsText, pickedText } from './spoken';
import type { Token } from './identity';

const mostPlace = 57; // places are counted from 0 (core/types.ts)

// An answer to what was tried, beside the space where it was.
export interface Reply {
  space: string;
  text: string;
}

export class Choosing {
  readonly #table: () => BoardProps;
  readonly #show: Show;

  mover = $state.raw<Mover>(idle);
  reply = $state.raw<Reply | null>(null);
  #asked = 0; // counts what was tried, so that an answer that comes late is not shown

  readonly editing = $derived.by(() => this.#props.onspace !== undefined);
  readonly spaces: Space[] = $derived.by(() => {
    const { design, scene, lie } = this.#show.shown;
    return design.spaces(scene, lie);
  });
  readonly byId = $derived.by(() => new Map(this.spaces.map((space) => [space.id, space])));

  // Until the board lies and shows the scene that the gestures belong to, nothing can be done.
  readonly #ready = $derived.by(() => {
    const { shown, turning } = this.#show;
    return shown.scene === this.#props.scene && !turning && !this.editing;
  });
  readonly ways: Way[] = $derived.by(() =>
    this.#ready ? waysOf(this.#props.gestures, (place) => this.spaceOf(place)) : [],
  );
  // Changes when something else may be done.
  readonly offered = $derived.by(() => {
    const { scene, gestures } = this.#props;
    return `${scene.turn} ${gestures.map(({ label }) => label).join('|')}`;
  });
  readonly sources = $derived.by(() => new Set(this.ways.map((way) => way.from)));
  // The pieces that can move, by their ids: of equal ones on a space, the top one.
  readonly movable = $derived.by(
    () => new Set(this.ways.flatMap((way) => this.tokenOn(way.from, way.gesture.piece)?.id ?? [])),
  );

  readonly #hand: Picked | null = $derived.by(() => (this.mover.state === 'idle' ? null : this.mover));
  readonly picked = $derived.by(() => this.#hand?.from ?? null);
  readonly pickedToken = $derived.by(() => this.#hand && this.tokenOn(this.#hand.from, this.#hand.kind));
  readonly partner = $derived.by(() => this.#hand?.partner ?? null);
  readonly partnerSpot: Point | null = $derived.by(() => {
    const { partner } = this;
    const stack = partner ? (this.#show.placement.on.get(partner.space) ?? []) : [];
    const token = stack.findLast(({ seat, kind }) => seat === partner?.seat && kind === partner.kind);
    return token ? (this.#show.placement.placed.get(token.id) ?? null) : null;
  });
  readonly goals: Goal[] = $derived.by(() => this.#goals());
  readonly goalSpaces = $derived.by(() => new Set(this.goals.map((goal) => goal.space)));

  constructor(table: () => BoardProps, show: Show) {
    this.#table = table;
    this.#show = show;
  }

  get #props(): BoardProps {
    return this.#table();
  }

  spaceOf(place: number): string {
    const { scene } = this.#props;
    return this.#show.shown.design.spaceOf(scene.turn, place, scene);
  }

  // The number by which the one who moves calls a space; null for what only others go to.
  #placeOf(space: string): number | null {
    for (let place = 0; place <= mostPlace; place += 1) if (this.spaceOf(place) === space) return place;
    return null;
  }

  #own(space: string): Token[] {
    return (this.#show.placement.on.get(space) ?? []).filter((token) => token.seat === this.#props.scene.turn);
  }

  // The top piece of that kind that the one who moves has on the space.
  tokenOn(space: string, kind: string): Token | null {
    return this.#own(space).findLast((token) => token.kind === kind) ?? null;
  }

  // The piece on a space that is meant by pointing there: the nearest of those that can move, or else of all.
  meant(space: string, at: Point | null): Token | null {
    const own = this.#own(space);
    const able = own.filter((token) => this.movable.has(token.id));
    const among = able.length > 0 ? able : own;
    if (at === null) return among.at(-1) ?? null;
    const far = ({ id }: Token) => distance(this.#show.placement.placed.get(id) ?? at, at);
    return among.reduceRight<Token | null>((best, token) => (best && far(best) <= far(token) ? best : token), null);
  }

  #goals(): Goal[] {
    const { pickedToken } = this;
    const hand = this.#hand;
    if (hand === null || pickedToken === null) return [];
    return destinations(this.ways, hand).map((goal) =>
      goalOf(this.#show.shown, this.#show.placement, goal, this.byId, pickedToken),
    );
  }

  // Returns the gesture if one was made.
  #act({ mover, gesture, attempt }: Deed): Gesture | null {
    const before = this.#hand;
    this.mover = mover;
    this.reply = null;
    this.#asked += 1;
    const other = mover.state === 'picked' && (mover.from !== before?.from || mover.kind !== before.kind);
    const switching = mover.state === 'picked' && mover.partner !== null && mover.partner !== before?.partner;
    if (other || switching) this.#tellGoals(mover);
    if (attempt) void this.#answer(attempt);
    if (gesture) this.#props.ongesture(gesture);
    return gesture;
  }

  #tellGoals(hand: Picked): void {
    const space = this.byId.get(hand.from);
    const there = new Map(destinations(this.ways, hand).map((goal) => [goal.space, goal]));
    const goals = this.spaces.filter(({ id }) => (there.get(id)?.hops ?? 0) > 0);
    const partners = this.spaces.filter(({ id }) => there.get(id)?.partner);
    if (!space) return;
    const several = kindsOn(this.ways, hand.from).length > 1;
    const piece = several ? pickedText(hand.kind, this.#owner) : '';
    this.#props.say([piece, destinationsText(space, goals, partners, hand.partner, this.#owner)].filter(Boolean).join(' '));
  }

  readonly #owner = (seat?: number): string => this.#props.owner(seat ?? this.#props.scene.turn);

  // Asks why nothing came of it, and shows the answer where it was tried.
  async #answer({ from, to }: Attempt): Promise<void> {
    const { onimpossible, say, scene } = this.#props;
    const { design } = this.#show.shown;
    const stack = this.#show.placement.on.get(from) ?? [];
    const piece = stack.findLast((token) => token.seat === scene.turn) ?? stack.at(-1);
    const place = to === null ? null : (this.#placeOf(to) ?? design.uncounted(to));
    if (!onimpossible || !piece || (to !== null && place === null)) return;
    const asked = this.#asked;
    const text = await onimpossible({ seat: piece.seat, from: piece.place, to: place });
    if (asked !== this.#asked || text === '') return;
    this.reply = { space: to !== null && this.byId.has(to) ? to : from, text };
    say(text);
  }

  isPicked(space: string): boolean {
    return this.mover.state === 'picked' && this.mover.from === space;
  }

  tap(space: string | null, kind: string | null = null): Gesture | null {
    const { oneTap = false } = this.#show.shown.design;
    return this.#act(tap(this.mover, this.ways, { space, kind, oneTap }));
  }

  // Somebody would drag a piece that cannot move: why it stays is told as for a tap.
  pulled(space: string): void {
    if (this.mover.state !== 'asking') this.#act({ mover: this.mover, gesture: null, attempt: { from: space, to: null } });
  }

  twice(): Gesture | null {
    return this.#hand ? this.#act(twice(this.ways, this.#hand, this.#props.lowFirst)) : null;
  }

  // The next kind of piece on the space of the picked one; false if there is none.
  pickNext(): boolean {
    const hand = this.#hand;
    const kinds = hand ? kindsOn(this.ways, hand.from) : [];
    if (!hand || kinds.length < 2) return false;
    this.pick(hand.from, kinds[(kinds.indexOf(hand.kind) + 1) % kinds.length]!);
    return true;
  }

  // Whether something is brought to the board rather than to its frame or beside it.
  isOnBoard(point: Point): boolean {
    return around(this.spaces.map(({ centre }) => centre), point, this.#show.shown.design.pieceSize / 2);
  }

  // What a drop would do, so that the piece can be held until it is done.
  droppedOn(to: string): Deed {
    return this.#hand ? carry(this.ways, this.#hand, to) : { mover: idle, gesture: null };
  }

  act(deed: Deed): void {
    this.#act(deed);
  }

  answer(choice: Choice | null): void {
    this.#act(answer(this.mover, choice));
  }

  pick(space: string, kind: string): void {
    this.#act({ mover: { state: 'picked', ...pick(space, kind) }, gesture: null });
  }

  clear(): void {
    this.mover = idle;
    this.reply = null;
    this.#asked += 1;
  }
}
