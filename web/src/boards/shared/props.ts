// What the table gives to the board view, and what it hears from it.
import type { Arrow, Gesture, Scene } from '../../core/types';
import type { BoardDesign, Lie } from '../design';

export interface BoardProps {
  design: BoardDesign;
  scene: Scene;
  lie: Lie;
  gestures: Gesture[]; // what the person may do now; places as scene.turn counts
  ongesture(gesture: Gesture): void;
  whole: boolean; // the turn may be confirmed
  onconfirm(): void;
  onundo(): void;
  last: Arrow[]; // the last move, drawn as a thin line
  moves: Arrow[]; // how pieces got from the previous scene to this one, in order
  hints: Arrow[][]; // up to three candidates, the best first
  speed: number; // of all motion; 0 is none, 1 is normal
  lowFirst: boolean; // a double tap plays the smaller die
  onlowfirst(): void;
  onspace?(space: string, button: number): void; // the board is being edited; nothing is moved
  say(text: string): void; // something to be spoken in the page's one live region
  onsettled?(): void; // after every change of scene or lie, when nothing moves any more
  owner?(seat: number): string; // how a seat is called: "Blue", "Anna"
  // The number of the latest roll, larger for later ones: tells numbers that are thrown from dice that just lie there.
  roll?: number;
}
