// The way of every piece from one scene to the next, as times and positions: each mover on a slight arc with ease-out,
// one after the other, those hit leaving while the mover arrives, stacks closing up meanwhile. Where a board has a way
// to walk, pieces walk it.
import type { Point, Spot } from '../design';
import { between, distance } from './geometry';

const shortest = 180; // milliseconds
const longest = 240;
const snapping = 120; // a piece that was dropped by hand is nearly there
const pace = 110; // for a step of a piece that walks
const hitAt = 0.55; // of the mover's last stretch
const samples = 9; // keyframes of one leg

export interface Leg {
  start: number;
  end: number;
  to: Spot;
  lifted: boolean;
}

export interface Flight {
  from: Spot;
  legs: Leg[];
  rank: number; // later movers fly above earlier ones
}

export interface Timeline {
  flights: Map<number, Flight>; // by the id of the token; those that stand still have none
  landings: number[]; // when the mover of each stage has arrived, in milliseconds
  total: number;
}

export interface Interlude {
  mover: number;
  sent: readonly number[];
  way?: readonly Point[]; // what the mover passes, step by step; else it goes straight
  spots: ReadonlyMap<number, Spot>;
}

function isSame(a: Spot, b: Spot): boolean {
  return distance(a, b) < 0.5 && Math.abs(a.scale - b.scale) < 0.01 && Math.abs(a.angle - b.angle) < 0.5;
}

type Manner = 'slide' | 'fly' | 'hop';

class Planner {
  readonly flights = new Map<number, Flight>();
  total = 0;

  constructor(
    readonly before: ReadonlyMap<number, Spot>,
    readonly unit: number,
  ) {}

  now(id: number): Spot | undefined {
    return this.flights.get(id)?.legs.at(-1)?.to ?? this.before.get(id);
  }

  duration(id: number, to: Spot): number {
    const far = distance(this.now(id) ?? to, to) / this.unit;
    return Math.min(longest, shortest + far * 8);
  }

  // Sends a token to a spot. Nothing happens if it is there, except that a mover hops on its place.
  send(id: number, to: Spot, start: number, duration: number, manner: Manner, rank: number): void {
    const from = this.now(id);
    if (!from || (isSame(from, to) && manner !== 'hop')) return;
    const lifted = manner !== 'slide';
    const flight = this.flights.get(id) ?? { from, legs: [], rank };
    flight.rank = Math.max(flight.rank, rank);
    // A piece that is still under way (a stack closing up) goes on from where it was going to.
    const begin = Math.max(start, flight.legs.at(-1)?.end ?? 0);
    flight.legs.push({ start: begin, end: begin + duration, to, lifted });
    this.flights.set(id, flight);
    this.total = Math.max(this.total, begin + duration);
  }

  // Sends a token to its goal over all that it passes. Tells how long that takes, and its last stretch alone.
  walk(id: number, way: readonly Point[], goal: Spot, start: number, rank: number): { whole: number; last: number } {
    const last = way.length > 0 ? pace : this.duration(id, goal);
    way.forEach(({ x, y }, step) => {
      this.send(id, { ...goal, x, y, scale: 1, angle: 0 }, start + step * pace, pace, 'hop', rank);
    });
    this.send(id, goal, start + way.length * pace, last, 'hop', rank);
    return { whole: way.length * pace + last, last };
  }
}

// `dropped` is a piece that was carried to its end by hand: it only settles there.
export function plan(
  before: ReadonlyMap<number, Spot>,
  stages: readonly Interlude[],
  after: ReadonlyMap<number, Spot>,
  unit: number,
  dropped: number | null,
): Timeline {
  const planner = new Planner(before, unit);
  const landings: number[] = [];
  let time = 0;
  stages.forEach(({ mover, sent, way = [], spots }, index) => {
    const rank = 2 * index + 2;
    const goal = spots.get(mover);
    const byHand = mover === dropped;
    const { whole, last } = goal && !byHand ? planner.walk(mover, way, goal, time, rank) : { whole: 0, last: 0 };
    const hit = time + whole - last * (1 - hitAt);
    for (const [id, spot] of spots) {
      if (id === mover || id === dropped) continue;
      if (!sent.includes(id)) planner.send(id, spot, time, Math.min(longest, whole) || shortest, 'slide', 0);
      else planner.send(id, spot, hit, planner.duration(id, spot), 'fly', rank + 1);
    }
    time += whole;
    landings.push(time);
  });
  for (const [id, spot] of after) {
    if (id === dropped) planner.send(id, spot, 0, snapping, 'slide', 1);
    else planner.send(id, spot, time, planner.duration(id, spot), stages.length === 0 ? 'fly' : 'slide', 1);
  }
  return { flights: planner.flights, landings, total: planner.total };
}

// As a CSS transform of an element as large as a piece, whose middle is at the origin.
export function transformOf(spot: Pick<Spot, 'x' | 'y' | 'scale' | 'angle'>, pieceSize: number): string {
  const percent = (value: number) => `${((value / pieceSize) * 100).toFixed(3)}%`;
  const turn = `rotate(${spot.angle.toFixed(2)}deg)`;
  return `translate(${percent(spot.x)}, ${percent(spot.y)}) ${turn} scale(${spot.scale.toFixed(4)})`;
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

function onTheWay(from: Spot, leg: Leg, time: number, pieceSize: number): Spot {
  const share = easeOut(time);
  const straight = between(from, leg.to, share);
  const rise = leg.lifted ? Math.sin(Math.PI * share) : 0;
  const arc = Math.min(pieceSize * 0.5, distance(from, leg.to) * 0.09) * rise;
  return {
    ...leg.to,
    x: straight.x,
    y: straight.y - arc,
    scale: (from.scale + (leg.to.scale - from.scale) * share) * (1 + 0.09 * rise),
    angle: from.angle + (leg.to.angle - from.angle) * share,
  };
}

export function keyframesOf(flight: Flight, total: number, pieceSize: number): Keyframe[] {
  const frame = (spot: Spot, time: number): Keyframe => ({
    transform: transformOf(spot, pieceSize),
    offset: total > 0 ? Math.min(1, time / total) : 1,
  });
  const frames = [frame(flight.from, 0)];
  let from = flight.from;
  for (const leg of flight.legs) {
    for (let i = 0; i <= samples; ++i) {
      const share = i / samples;
      frames.push(frame(onTheWay(from, leg, share, pieceSize), leg.start + (leg.end - leg.start) * share));
    }
    from = leg.to;
  }
  frames.push(frame(from, total));
  return frames;
}
