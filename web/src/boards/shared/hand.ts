// Tells taps from drags by pointer events: a drag is what has gone further than a finger trembles.
import type { Point } from '../design';

const trembling = 6; // px
const doubleTap = 380; // ms

export interface Grip {
  space: string | null;
  pointer: number;
  touch: boolean;
  start: Point; // in px of the window
}

export interface HandWork {
  spaceAt(event: PointerEvent): string | null;
  canLift(space: string): boolean;
  tap(grip: Grip, again: boolean, button: number): void;
  pull(grip: Grip, button: number): void; // at what cannot be lifted
  lift(grip: Grip): boolean; // false if there is nothing to lift
  carry(grip: Grip, event: PointerEvent): void;
  drop(grip: Grip, event: PointerEvent): void;
  lose(): void;
}

export class Hand {
  #grip: Grip | null = null;
  #carrying = false;
  #last: { space: string | null; time: number } = { space: null, time: 0 };

  constructor(readonly work: HandWork) {}

  down = (event: PointerEvent): void => {
    if (!event.isPrimary || this.#carrying) return;
    const start = { x: event.clientX, y: event.clientY };
    const touch = event.pointerType !== 'mouse';
    this.#grip = { space: this.work.spaceAt(event), pointer: event.pointerId, touch, start };
  };

  move = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    if (!this.#carrying) {
      const gone = Math.hypot(event.clientX - grip.start.x, event.clientY - grip.start.y);
      if (gone < trembling || grip.space === null || event.buttons !== 1 || !this.work.canLift(grip.space)) return;
      if (!this.work.lift(grip)) return;
      this.#carrying = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.work.carry(grip, event);
  };

  up = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    this.#grip = null;
    if (this.#carrying) {
      this.#carrying = false;
      this.work.drop(grip, event);
      return;
    }
    if (this.work.spaceAt(event) !== grip.space) return this.work.pull(grip, event.button);
    const again = this.#last.space === grip.space && event.timeStamp - this.#last.time < doubleTap;
    this.#last = again ? { space: null, time: 0 } : { space: grip.space, time: event.timeStamp };
    this.work.tap(grip, again, event.button);
  };

  cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#grip?.pointer) return;
    this.#grip = null;
    if (this.#carrying) this.work.lose();
    this.#carrying = false;
  };
}
