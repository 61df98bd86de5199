// What a person does to the board by hand: lays down what is in the hand, takes away, carries, and changes the board as
// a whole. Whoever does not see it is told what is there now.
import type { Lie } from '../boards/design';
import { spaceText } from '../boards/shared/spoken';
import type { Piece, Scene } from '../core/types';
import { say } from '../shell/live';
import { t } from '../texts/texts.svelte';
import type { EditorSession } from './session';
import { carry, emptied, piecesOn, put, takeAway, type Edit, type Ground } from './edits';
import { seatName, type Tool } from './tools';

export type Deed = 'undo' | 'redo' | 'start' | 'empty';

export class BoardEditor {
  readonly #session: EditorSession;
  readonly #lie: () => Lie;

  tool = $state.raw<Tool>()!;
  readonly scene: Scene = $derived.by(() => this.#session.workshop.scene);
  readonly ground: Ground = $derived.by(() => {
    const { design, workshop } = this.#session;
    const { scene } = this;
    return { kit: workshop.kit, spaceOf: (seat, place) => design.spaceOf(seat, place, scene) };
  });

  constructor(session: EditorSession, lie: () => Lie) {
    this.#session = session;
    this.#lie = lie;
    const { scene, kit } = session.workshop;
    this.tool = { seat: scene.seats[0]?.seat ?? 1, kind: kit.kinds(scene.facts)[0] };
  }

  owner = (seat: number): string => seatName(this.scene.game, seat);

  // A seat that has left takes its pieces out of the hand, and rules may not know what was in it.
  keepToolInTheBox(): void {
    const { tool, scene, ground } = this;
    if (tool.seat === 0) return;
    const kinds = ground.kit.kinds(scene.facts);
    const seated = scene.seats.some(({ seat }) => seat === tool.seat);
    if (seated && kinds.includes(tool.kind)) return;
    this.tool = { seat: seated ? tool.seat : (scene.seats[0]?.seat ?? 0), kind: kinds[0] };
  }

  lay = (space: string): void => {
    const { seat, kind } = this.tool;
    if (seat === 0) this.take(space);
    else this.#apply(put(this.scene, this.ground, space, seat, kind), seat, space);
  };

  take = (space: string): void => {
    this.#apply(takeAway(this.scene, this.ground, space), this.tool.seat, space);
  };

  carry = (piece: Piece, space: string | null): void => {
    this.#apply(carry(this.scene, this.ground, piece, space), piece.seat, space);
  };

  // What changes the whole board is told by its name.
  do(deed: Deed): void {
    const { workshop } = this.#session;
    if (deed === 'undo') workshop.undo();
    else if (deed === 'redo') workshop.redo();
    else if (deed === 'start') void workshop.startAgain();
    else workshop.change(emptied(this.scene, workshop.kit));
    say(t(`editor.done.${deed}`));
  }

  // Undo and redo as everywhere else. True if the keys meant that.
  keyed(event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) this.do('redo');
    else if (key === 'z') this.do('undo');
    else return false;
    return true;
  }

  #apply(edit: Edit, seat: number, space: string | null): void {
    const { design, workshop } = this.#session;
    if ('hindrance' in edit) {
      workshop.say(t(`editor.cannot.${edit.hindrance}`, { owner: this.owner(seat) }));
      return;
    }
    workshop.change(edit.scene);
    const touched = design.spaces(edit.scene, this.#lie()).find(({ id }) => id === space);
    const state = { picked: false, goal: false, partner: false, movable: false };
    if (touched) say(spaceText(touched, piecesOn(edit.scene, this.ground, touched.id), state, this.owner));
  }
}
