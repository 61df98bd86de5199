// Pieces moved by hand: tapped, lifted, carried, dropped. hand.ts tells taps from drags; here is what they mean.
import type { Point } from '../design';
import type { Choosing } from './choosing.svelte';
import { distance } from './geometry';
import { Hand, type Grip, type HandWork } from './hand';
import type { Token } from './identity';
import { idle, noSpace } from './mover';
import type { BoardProps } from './props';
import type { Show } from './show.svelte';

const patience = 700; // ms until a dropped piece goes back because nobody took the gesture
const fingertip = 24; // px by which a finger may miss
const aboveFinger = 30; // px between the middle of a finger and the piece that it carries

// The part of the page that the board is.
export interface Surface {
  pathOf(space: string): SVGPathElement | null;
  toScreen(): DOMMatrix | null; // from the coordinates of the board, however it is turned
}

export class Carrying implements HandWork {
  readonly hand = new Hand(this);
  lifted = $state<number | null>(null); // the id of the piece in the hand
  over = $state<string | null>(null); // the destination under it

  readonly #table: () => BoardProps;
  readonly #show: Show;
  readonly #choosing: Choosing;
  readonly #surface: Surface;
  #offset: Point = { x: 0, y: 0 }; // from the finger to the middle of the piece
  #byTouch = false;
  #fromScreen = new DOMMatrix(); // to the coordinates of the board, as it lay when a carried piece was moved last
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => BoardProps, show: Show, choosing: Choosing, surface: Surface) {
    this.#table = table;
    this.#show = show;
    this.#choosing = choosing;
    this.#surface = surface;
  }

  get #props(): BoardProps {
    return this.#table();
  }

  // The space under the pointer. A finger that misses by little means the piece or destination beside.
  spaceAt(event: PointerEvent): string | null {
    const { sources, goals, goalSpaces, movable, editing } = this.#choosing;
    const space = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute('data-space') ?? null;
    const toScreen = this.#surface.toScreen();
    if (event.pointerType === 'mouse' || editing || !toScreen) return space;
    if (space !== null && (sources.has(space) || goalSpaces.has(space))) return space;
    const finger = onBoard(event, toScreen.inverse());
    const reach = fingertip / Math.hypot(toScreen.a, toScreen.b);
    const pieces = [...movable].flatMap((id) => this.#show.placement.placed.get(id) ?? []);
    return nearest([...goals, ...pieces], finger, reach)?.space ?? space;
  }

  canLift(space: string): boolean {
    return this.#choosing.sources.has(space);
  }

  tap({ space, start }: Grip, again: boolean, button: number): void {
    const { onspace } = this.#props;
    if (onspace) {
      if (space !== null) onspace(space, button);
    } else if (button === 0) {
      if (again && space !== null && this.#choosing.isPicked(space)) this.#choosing.twice();
      else if (space === null) this.#choosing.tap(this.#betweenSpaces(start));
      else this.#choosing.tap(space, this.#meant(space, start)?.kind ?? null);
    }
  }

  pull({ space }: Grip, button: number): void {
    if (!this.#props.onspace && button === 0 && space !== null && !this.canLift(space)) this.#choosing.pulled(space);
  }

  // A point of the window as one of the board.
  #onBoard({ x, y }: Point): Point | null {
    const toScreen = this.#surface.toScreen();
    return toScreen && onBoard({ clientX: x, clientY: y }, toScreen.inverse());
  }

  // The piece on the space that was pointed at.
  #meant(space: string, start: Point): Token | null {
    return this.#choosing.meant(space, this.#onBoard(start));
  }

  // What has been pointed at where no space is.
  #betweenSpaces(start: Point): string | null {
    const at = this.#onBoard(start);
    return at && this.#choosing.isOnBoard(at) ? noSpace : null;
  }

  lift({ space, touch, start }: Grip): boolean {
    const token = space === null ? null : this.#meant(space, start);
    const spot = token && this.#show.placement.placed.get(token.id);
    const toScreen = this.#surface.toScreen();
    if (space === null || !spot || !toScreen) return false;
    this.#fromScreen = toScreen.inverse();
    const unit = this.#show.shown.design.pieceSize;
    this.#byTouch = touch;
    this.#offset = touch ? this.#above(unit) : this.#heldAt(spot, onBoard({ clientX: start.x, clientY: start.y }, this.#fromScreen), unit);
    this.lifted = token.id;
    if (this.#choosing.pickedToken?.id !== token.id) this.#choosing.pick(space, token.kind);
    return true;
  }

  // Taken beside the piece, it comes to the pointer.
  #heldAt(spot: Point, pointer: Point, unit: number): Point {
    const taken = distance(spot, pointer) > unit * 0.6 ? pointer : spot;
    return { x: taken.x - pointer.x, y: taken.y - pointer.y - unit * 0.08 };
  }

  // A finger hides what is under it: the piece is carried above it, as the screen is held, however the board is turned.
  #above(unit: number): Point {
    const { c, d } = this.#fromScreen;
    const pixel = Math.hypot(c, d); // in units of the board
    const raised = aboveFinger + unit / 2 / pixel;
    return { x: -raised * c, y: -raised * d };
  }

  carry(_grip: Grip, event: PointerEvent): void {
    if (this.lifted === null) return;
    this.#layAnew();
    this.#show.actors.carry(this.lifted, this.#middle(event));
    this.over = this.#goalUnder(event);
  }

  // A phone may be turned while a piece is in the hand.
  #layAnew(): void {
    this.#fromScreen = this.#surface.toScreen()?.inverse() ?? this.#fromScreen;
    if (this.#byTouch) this.#offset = this.#above(this.#show.shown.design.pieceSize);
  }

  drop({ space }: Grip, event: PointerEvent): void {
    const id = this.lifted;
    this.#layAnew();
    const to = this.#goalUnder(event) ?? this.#spaceUnder(event);
    const goes = space !== null && to !== null && (to !== space || this.#choosing.goalSpaces.has(to));
    const deed = goes ? this.#choosing.droppedOn(to) : { mover: idle, gesture: null };
    this.#letGo();
    if (deed.gesture) this.#holdUntilMoved(id);
    else void this.#show.putBack();
    this.#choosing.act(deed);
  }

  lose(): void {
    this.#letGo();
    this.#choosing.clear();
    void this.#show.putBack();
  }

  #letGo(): void {
    this.lifted = null;
    this.over = null;
  }

  #holdUntilMoved(id: number | null): void {
    this.#show.dropped = id;
    const { scene } = this.#props;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      if (this.#props.scene === scene) void this.#show.putBack();
    }, patience);
  }

  #middle(event: PointerEvent): Point {
    const finger = onBoard(event, this.#fromScreen);
    return { x: finger.x + this.#offset.x, y: finger.y + this.#offset.y };
  }

  // Where it is looked for what is meant: by mouse under the pointer first, by touch under the piece, which is what is seen.
  #meantPoints(event: PointerEvent): Point[] {
    const points = [onBoard(event, this.#fromScreen), this.#middle(event)];
    return this.#byTouch ? points.reverse() : points;
  }

  #holds(space: string, point: Point): boolean {
    return this.#surface.pathOf(space)?.isPointInFill(point) ?? false;
  }

  // The destination that is meant: under the finger, under the piece, or so near that it snaps.
  #goalUnder(event: PointerEvent): string | null {
    const { goals } = this.#choosing;
    for (const point of this.#meantPoints(event)) {
      const hit = goals.find(({ space }) => this.#holds(space, point));
      if (hit) return hit.space;
    }
    return nearest(goals, this.#middle(event), this.#show.shown.design.pieceSize * 0.9)?.space ?? null;
  }

  #spaceUnder(event: PointerEvent): string | null {
    const [point] = this.#meantPoints(event);
    const there = this.#choosing.spaces.find(({ id }) => this.#holds(id, point!))?.id;
    return there ?? (this.#choosing.isOnBoard(point!) ? noSpace : null);
  }
}

function onBoard({ clientX, clientY }: { clientX: number; clientY: number }, fromScreen: DOMMatrix): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(fromScreen);
  return { x, y };
}

function nearest<Place extends Point>(places: readonly Place[], to: Point, reach: number): Place | undefined {
  const near = places.filter((place) => distance(place, to) < reach);
  return near.sort((a, b) => distance(a, to) - distance(b, to))[0];
}
