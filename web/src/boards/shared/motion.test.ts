// The times and ways of pieces between two scenes.
import { describe, expect, it } from 'vitest';
import type { Spot } from '../design';
import { keyframesOf, plan } from './motion';

function spot(x: number, y = 0): Spot {
  return { x, y, scale: 1, angle: 0, hidden: false, edge: false };
}

function spots(...xs: number[]): Map<number, Spot> {
  return new Map(xs.map((x, id) => [id, spot(x)]));
}

describe('plan', () => {
  it('moves nothing that stands', () => {
    expect(plan(spots(1, 2), [], spots(1, 2), 10, null)).toEqual({ flights: new Map(), landings: [], total: 0 });
  });

  it('plays the moves one after the other, each in 180 to 240 ms', () => {
    const stages = [
      { mover: 0, sent: [], spots: spots(500, 100) },
      { mover: 1, sent: [], spots: spots(500, 110) },
    ];
    const { flights, landings, total } = plan(spots(0, 100), stages, spots(500, 110), 10, null);
    const [first, second] = [flights.get(0)!.legs[0]!, flights.get(1)!.legs[0]!];
    expect(first.start).toBe(0);
    expect(first.end).toBe(240);
    expect(second.start).toBe(first.end);
    expect(second.end - second.start).toBeGreaterThanOrEqual(180);
    expect(landings).toEqual([first.end, second.end]);
    expect(total).toBe(second.end);
  });

  it('lets a hit piece leave before the mover has arrived, above all others', () => {
    const stages = [{ mover: 0, sent: [1], spots: spots(100, 900) }];
    const { flights } = plan(spots(0, 100), stages, spots(100, 900), 10, null);
    const [mover, hit] = [flights.get(0)!, flights.get(1)!];
    expect(hit.legs[0]!.start).toBeGreaterThan(0);
    expect(hit.legs[0]!.start).toBeLessThan(mover.legs[0]!.end);
    expect(hit.rank).toBeGreaterThan(mover.rank);
  });

  it('walks over what is passed, step by step, and hits when it arrives', () => {
    const way = [{ x: 10, y: 0 }, { x: 20, y: 0 }, { x: 20, y: 10 }];
    const stages = [{ mover: 0, sent: [1], way, spots: spots(30, 900) }];
    const { flights } = plan(spots(0, 30), stages, spots(30, 900), 10, null);
    const legs = flights.get(0)!.legs;
    expect(legs.map(({ to }) => [to.x, to.y])).toEqual([[10, 0], [20, 0], [20, 10], [30, 0]]);
    legs.slice(1).forEach((leg, i) => expect(leg.start).toBe(legs[i]!.end));
    const hit = flights.get(1)!.legs[0]!;
    expect(hit.start).toBeGreaterThan(legs[3]!.start);
    expect(hit.start).toBeLessThan(legs[3]!.end);
  });

  it('only settles what was dropped by hand, and the next move need not wait', () => {
    const stages = [
      { mover: 0, sent: [], spots: spots(50, 100) },
      { mover: 0, sent: [1], spots: spots(100, 900) },
    ];
    const { flights, landings } = plan(spots(95, 100), stages, spots(100, 900), 10, 0);
    expect(flights.get(0)!.legs).toHaveLength(1);
    expect(flights.get(0)!.legs[0]!.end).toBeLessThan(180);
    expect(flights.get(1)!.legs[0]!.start).toBe(0);
    expect(landings).toEqual([0, 0]);
  });
});

describe('keyframesOf', () => {
  it('begins and ends where the piece stands, and rises on the way', () => {
    const { flights, total } = plan(spots(0), [{ mover: 0, sent: [], spots: spots(100) }], spots(100), 10, null);
    const frames = keyframesOf(flights.get(0)!, total, 10);
    expect(frames[0]!.transform).toBe('translate(0.000%, 0.000%) rotate(0.00deg) scale(1.0000)');
    expect(frames.at(-1)!.transform).toBe('translate(1000.000%, 0.000%) rotate(0.00deg) scale(1.0000)');
    expect(frames.some((frame) => String(frame.transform).includes(', -'))).toBe(true);
    const offsets = frames.map((frame) => frame.offset!);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  });
});
