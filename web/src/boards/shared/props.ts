// What the table gives to the board view, and what it hears from it.
import type { Arrow, Gesture, LyingDice, Move, Scene, Tried } from '../../core/types';
import type { BoardDesign, Lie } from '../design';
import type { Thrown } from './dice';

export interface BoardProps {
  design: BoardDesign;
  scene: Scene;
  lie: Lie;
  gestures: Gesture[]; // what the person may do now; places as scene.turn counts
  ongesture(gesture: Gesture): void;
  // Somebody tried what is no gesture: why not, as a sentence; nothing where there is nothing to say.
  onimpossible?(tried: Tried): Promise<string>;
  whole: boolean; // the turn may be confirmed
  onconfirm(): void;
  onundo(): void;
  last: Arrow[]; // the last move, drawn as a thin line
  moves: Move[]; // how pieces got from the previous scene to this one, in order
  hints: Arrow[][]; // up to three candidates, the best first;
  inLine?: boolean; // or plays that follow each other
  speed: number; // of all motion; 0 is none, 1 is normal
  lowFirst: boolean; // a double tap plays the smaller die
  onlowfirst(): void;
  onspace?(space: string, button: number): void; // the board is being edited; nothing is moved
  say(text: string): void; // something to be spoken in the page's one live region
  onsettled?(): void; // after every change of scene or lie, when nothing moves any more
  owner(seat: number): string; // how a seat is called: "Blue", "Anna"
  // The number of the latest roll, larger for later ones: tells numbers that are thrown from dice that just lie there.
  roll?: number;
  lying?: LyingDice | null; // the dice of that roll, where the table tells
  // The dice of that roll with the seats of their owners, where they are not the mover's own: each lies on its owner's
  // side. They belong to the number; a change of them alone is nothing to show.
  rolled?: Thrown['dice'];
}
