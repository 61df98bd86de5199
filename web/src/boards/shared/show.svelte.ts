// What is before the eyes: it follows the scene that is wanted, but in the time that pieces need to slide, dice to
// tumble and the board to turn. One change is shown after the other; a newer scene takes over from where pieces are.
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { LyingDice, Move, Piece, Scene } from '../../core/types';
import type { Lie, Point, Spot } from '../design';
import { Actors } from './actors';
import { areOthers, areThrown, leftAfterEach, rollOf, type Roll, type Thrown } from './dice';
import { identify, tokensOf, type Following, type Map2D, type Token } from './identity';
import { plan, type Timeline } from './motion';
import { placePieces, type LaidBoard, type Placement } from './placement';

const turningTime = 520; // milliseconds
const tumblingTime = 580;
const lyingTime = 200; // of dice that are all used up, before they go

export interface Wanted extends LaidBoard {
  moves: readonly Move[];
  speed: number;
  roll: Thrown | null;
  lying: LyingDice | null;
}

export interface Shown extends LaidBoard {
  tokens: readonly Token[];
}

// How a token looks at the moment.
export interface Figure {
  id: number;
  piece: Piece;
  edge: boolean;
  hidden: boolean;
  height: number; // what lies above what
}

function liesAlike(a: Lie, b: Lie): boolean {
  return a.flipped === b.flipped && a.mirrored === b.mirrored;
}

export interface Witness {
  changing(): void; // before something else is shown
  settled(): void;
}

type Landed = (stage: number) => void;

export class Show {
  figures: readonly Figure[] = $state.raw([]);
  moving = $state(false);
  turning = $state(false); // the board itself
  roll = $state.raw<Roll | null>(null);
  throws = $state(0); // counts the throws, so that each is thrown by new dice
  tumbling = $state(0); // milliseconds of the last throw; 0 if the dice were just laid down
  placement: Placement = $derived(placePieces(this.shown, this.shown.tokens));
  actors: Actors = $state.raw()!;
  dropped: number | null = null; // the token that was carried to where it goes

  #shown: Shown = $state.raw()!;
  #wanted: Wanted;
  #change = 0;
  #seenRoll: number | null = null; // the number of the latest
  #rested: () => void = () => undefined;

  constructor(
    wanted: Wanted,
    readonly stage: () => HTMLElement | undefined,
    readonly witness: Witness,
  ) {
    this.#wanted = wanted;
    this.#lay(wanted);
  }

  get shown(): Shown {
    return this.#shown;
  }

  set shown(shown: Shown) {
    this.witness.changing();
    this.#shown = shown;
  }

  // Without any motion: another game, or the first scene of all.
  #lay({ design, scene, lie, roll, lying }: Wanted): void {
    this.actors = new Actors(design.pieceSize);
    this.shown = { design, scene, lie, tokens: tokensOf(scene.pieces, 1) };
    this.roll = rollOf(scene, null, roll, lying);
    this.#seenRoll = roll?.number ?? null;
    this.tumbling = 0;
    this.throws += 1;
    this.#placePieces();
  }

  #placePieces(): void {
    const { placed } = this.placement;
    this.actors.put(placed);
    this.figures = this.shown.tokens.map((token) => {
      const spot = placed.get(token.id);
      return {
        id: token.id,
        piece: token,
        edge: spot?.edge ?? false,
        hidden: spot?.hidden ?? true,
        height: spot?.level ?? 0,
      };
    });
  }

  get #still(): boolean {
    return this.#wanted.speed <= 0 || prefersReducedMotion.current || document.hidden;
  }

  async next(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    if (this.turning) return; // it is looked at again when the board lies
    const change = ++this.#change;
    const overtaken = () => change !== this.#change;
    if (wanted.design !== this.shown.design) {
      this.#lay(wanted);
    } else {
      this.moving = !this.#still;
      await this.#follow(wanted, overtaken);
      if (overtaken()) return;
    }
    this.moving = false;
    this.witness.settled();
  }

  async #follow({ scene, lie, moves, roll, lying: told }: Wanted, overtaken: () => boolean): Promise<void> {
    const { lie: before } = this.shown;
    const tumbles = areThrown(scene, this.roll, roll, this.#seenRoll) && !this.#still;
    if (!tumbles) {
      if (areOthers(scene, this.roll, roll)) this.throws += 1;
      this.tumbling = 0;
    }
    const lying = tumbles ? null : rollOf(scene, this.roll, roll, told);
    // Dice lie there, and are used up one by one, until all that was played with them has been shown.
    const played = moves.length > 0 && scene !== this.shown.scene && !this.#still ? this.roll : null;
    this.roll = played ? { ...played, left: this.shown.scene.left } : lying;
    const asItLies = { ...lie, flipped: before.flipped, mirrored: before.mirrored };
    if (scene === this.shown.scene) this.shown = { ...this.shown, lie: asItLies };
    else await this.#slide(scene, asItLies, moves, overtaken);
    if (played && lying === null && !overtaken()) await pause(lyingTime / this.#wanted.speed);
    if (overtaken()) return;
    this.roll = lying;
    if (!liesAlike(lie, before)) await this.#turn(lie);
    if (overtaken()) return;
    this.#seenRoll = roll?.number ?? null;
    if (tumbles) await this.#tumble(rollOf(scene, null, roll));
  }

  async #slide(
    scene: Scene,
    lie: Lie,
    moves: readonly Move[],
    overtaken: () => boolean,
  ): Promise<void> {
    const { design, tokens: old } = this.shown;
    const before = this.#seen();
    const map = this.#map(scene, lie);
    const following = identify(old, scene.pieces, moves, map);
    this.shown = { design, scene, lie, tokens: following.tokens };
    const { dropped } = this;
    this.dropped = null;
    if (this.#still) {
      this.#placePieces();
      return;
    }
    const ways = following.stages.map(({ move }) => this.#way(move, map));
    await this.#fly(before, following, ways, dropped, overtaken, this.#usesUp(following));
  }

  // What each landing leaves of the dice that lie there.
  #usesUp({ stages }: Following): Landed {
    const { roll } = this;
    if (roll === null) return () => undefined;
    const lefts = leftAfterEach(stages.map(({ move }) => move.dice), roll.left);
    return (stage) => (this.roll = { ...roll, left: lefts[stage]! });
  }

  // The middles of the spaces that a piece passes where the board has a way to walk.
  #way({ seat, from, to, dice }: Move, map: Map2D): Point[] {
    const places = this.shown.design.route?.(seat, from, to, dice) ?? [];
    return places.map((place) => map.centre(map.spaceOf(seat, place)));
  }

  #map(scene: Scene, lie: Lie): Map2D {
    const { design } = this.shown;
    const centres = new Map(design.spaces(scene, lie).map((space) => [space.id, space.centre]));
    return {
      spaceOf: (seat, place) => design.spaceOf(seat, place, scene),
      centre: (space) => centres.get(space) ?? { x: design.width / 2, y: design.height / 2 },
    };
  }

  // Where every token is at this moment.
  #seen(): Map<number, Spot> {
    const seen = new Map<number, Spot>();
    for (const [id, spot] of this.placement.placed) seen.set(id, this.actors.seen(id) ?? spot);
    return seen;
  }

  async #fly(
    before: Map<number, Spot>,
    { stages }: Following,
    ways: readonly Point[][],
    dropped: number | null,
    overtaken: () => boolean,
    landed: Landed = () => undefined,
  ): Promise<void> {
    const { design, tokens } = this.shown;
    const { placed } = this.placement;
    const interludes = stages.map(({ mover, sent, tokens: then }, index) => ({
      mover,
      sent,
      way: ways[index],
      spots: placePieces(this.shown, then).placed,
    }));
    const timeline = plan(before, interludes, placed, design.pieceSize, dropped);
    this.#dressForFlight(timeline);
    await tick();
    if (overtaken()) return;
    this.actors.put(placed);
    this.actors.appear(tokens.filter((token) => !before.has(token.id)).map((token) => token.id), this.#wanted.speed);
    const { speed } = this.#wanted;
    const clocks = timeline.landings.map((time, stage) => setTimeout(() => overtaken() || landed(stage), time / speed));
    await this.actors.fly(timeline, speed);
    clocks.forEach(clearTimeout);
    if (overtaken()) return;
    if (stages.length > 0) landed(stages.length - 1);
    this.#placePieces();
  }

  // Under way a piece looks as before: it is crowned when it arrives, and lies down in the tray when it is there.
  #dressForFlight({ flights }: Timeline): void {
    const { placed } = this.placement;
    const looks = new Map(this.figures.map((figure) => [figure.id, figure]));
    this.figures = this.shown.tokens.map((token) => {
      const spot = placed.get(token.id);
      const look = looks.get(token.id);
      const flight = flights.get(token.id);
      return {
        id: token.id,
        piece: flight && look ? look.piece : token,
        edge: flight ? (look?.edge ?? true) && (spot?.edge ?? false) : (spot?.edge ?? false),
        hidden: flight ? false : (spot?.hidden ?? true),
        height: flight && flight.rank > 0 ? 400 + flight.rank : (spot?.level ?? 0),
      };
    });
  }

  // A carried piece that was let go elsewhere goes back.
  async putBack(): Promise<void> {
    const change = this.#change;
    const overtaken = () => change !== this.#change;
    const before = this.#seen();
    this.dropped = null;
    if (!this.#still) await this.#fly(before, { tokens: [...this.shown.tokens], stages: [] }, [], null, overtaken);
    if (!overtaken()) this.#placePieces();
  }

  // The board turns by a quarter, is laid anew while it lies across, and turns on: so that what is printed on it is
  // upright before and after. A mirrored board cannot be turned into the other and fades.
  async #turn(lie: Lie): Promise<void> {
    const stage = this.stage();
    const lay = () => {
      this.shown = { ...this.shown, lie };
      this.#placePieces();
    };
    if (!stage || this.#still) return lay();
    this.turning = true;
    const { width, height } = this.shown.design;
    const fitting = Math.min(width, height) / Math.max(width, height);
    const quarter = (degrees: number) => `rotate(${degrees}deg) scale(${fitting})`;
    const mirrors = lie.mirrored !== this.shown.lie.mirrored;
    const there = mirrors ? { opacity: [1, 0] } : { transform: ['none', quarter(90)] };
    const back = mirrors ? { opacity: [0, 1] } : { transform: [quarter(-90), 'none'] };
    const duration = turningTime / 2 / this.#wanted.speed;
    const away = stage.animate(there, { duration, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)', fill: 'forwards' });
    await over(away, duration);
    lay();
    await tick();
    const home = stage.animate(back, { duration, easing: 'cubic-bezier(0.1, 0.4, 0.4, 1)' });
    away.cancel();
    await over(home, duration);
    this.turning = false;
    if (this.#wanted.scene !== this.shown.scene || !liesAlike(this.#wanted.lie, lie)) void this.next(this.#wanted);
  }

  async #tumble(roll: Roll | null): Promise<void> {
    this.tumbling = tumblingTime / this.#wanted.speed;
    this.throws += 1;
    this.roll = roll;
    await new Promise<void>((resolve) => (this.#rested = resolve));
  }

  diceRest(): void {
    this.#rested();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// The end of an animation, also when the page is in the background and nothing is drawn.
async function over(animation: Animation, duration: number): Promise<void> {
  await Promise.race([animation.finished.catch(() => undefined), pause(duration + 250)]);
}
