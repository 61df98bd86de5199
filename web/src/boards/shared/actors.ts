// The elements of the pieces: places, flights and drags go straight to them as transforms, so that nothing is rendered
// again while a piece is under way.
import type { Point, Spot } from '../design';
import { keyframesOf, transformOf, type Timeline } from './motion';

const inHand = 1.14; // how much larger a carried piece is

export class Actors {
  #elements = new Map<number, HTMLElement>();
  #spots: ReadonlyMap<number, Spot> = new Map();
  #flights = new Map<number, Animation>();
  #carried: number | null = null;

  constructor(readonly pieceSize: number) {}

  // For the element of a token, when it comes into the page.
  enter(id: number): (element: HTMLElement) => () => void {
    return (element) => {
      this.#elements.set(id, element);
      this.#place(id);
      return () => {
        if (this.#elements.get(id) === element) this.#elements.delete(id);
      };
    };
  }

  #place(id: number): void {
    const element = this.#elements.get(id);
    const spot = this.#spots.get(id);
    if (element && spot) element.style.transform = transformOf(spot, this.pieceSize);
  }

  // Every piece stands where it belongs from now on, and none is under way.
  put(spots: ReadonlyMap<number, Spot>): void {
    for (const flight of this.#flights.values()) flight.cancel();
    this.#flights.clear();
    this.#carried = null;
    this.#spots = spots;
    for (const id of spots.keys()) this.#place(id);
  }

  // Where a piece is to the eye, if that is not where it stands.
  seen(id: number): Spot | null {
    const element = this.#elements.get(id);
    if (!element || (!this.#flights.has(id) && this.#carried !== id)) return null;
    const matrix = new DOMMatrix(getComputedStyle(element).transform);
    const unit = element.offsetWidth / this.pieceSize;
    if (!(unit > 0)) return null;
    return {
      x: matrix.e / unit,
      y: matrix.f / unit,
      scale: Math.hypot(matrix.a, matrix.b),
      angle: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
      hidden: false,
      edge: false,
    };
  }

  // Lets pieces fly to where they were put; resolves when all have arrived.
  async fly({ flights, total }: Timeline, speed: number): Promise<void> {
    if (flights.size === 0) return;
    const duration = total / speed;
    for (const [id, flight] of flights) {
      const frames = keyframesOf(flight, total, this.pieceSize);
      const animation = this.#elements.get(id)?.animate(frames, { duration });
      if (animation) this.#flights.set(id, animation);
    }
    const mine = [...this.#flights];
    const ends = mine.map(([, flight]) => flight.finished.catch(() => undefined));
    // A page in the background draws nothing and tells nothing; then the clock says when it is over.
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, duration + 250))]);
    for (const [id, flight] of mine) {
      flight.cancel();
      if (this.#flights.get(id) === flight) this.#flights.delete(id);
    }
  }

  appear(ids: Iterable<number>, speed: number): void {
    const timing = { duration: 200 / speed, easing: 'ease-out' };
    for (const id of ids) this.#elements.get(id)?.animate({ opacity: [0, 1] }, timing);
  }

  // A piece in the hand.
  carry(id: number, at: Point): void {
    const element = this.#elements.get(id);
    const spot = this.#spots.get(id);
    if (!element || !spot) return;
    this.#flights.get(id)?.cancel();
    this.#flights.delete(id);
    this.#carried = id;
    const carried = { x: at.x, y: at.y, scale: spot.scale * inHand, angle: spot.angle };
    element.style.transform = transformOf(carried, this.pieceSize);
  }
}
