// What the person has picked and where it can go: the pure state machine of mover.ts with the board it is played on.
import type { Gesture } from '../../core/types';
import type { Space } from '../design';
import { goalOf, type Goal } from './goals';
import { answer, carry, destinations, idle, tap, twice, waysOf, type Deed, type Mover, type Way } from './mover';
import type { BoardProps } from './props';
import type { Show } from './show.svelte';
import { destinationsText } from './spoken';
import { topOf } from './standing';

export class Choosing {
  readonly #table: () => BoardProps;
  readonly #show: Show;

  mover = $state.raw<Mover>(idle);

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
  // The pieces on top of them, by their ids.
  readonly movable = $derived.by(() => new Set([...this.sources].flatMap((space) => this.top(space)?.id ?? [])));

  readonly picked = $derived.by(() => (this.mover.state === 'idle' ? null : this.mover.from));
  readonly pickedToken = $derived.by(() => (this.picked === null ? null : this.top(this.picked)));
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

  top(space: string) {
    return topOf(this.#show.standing, space, this.#props.scene.turn);
  }

  #goals(): Goal[] {
    const { picked, pickedToken } = this;
    if (picked === null || pickedToken === null) return [];
    return destinations(this.ways, picked).map((goal) =>
      goalOf(this.#show.shown, this.#show.standing, goal, this.byId, pickedToken),
    );
  }

  // Returns the gesture if one was made.
  #act({ mover, gesture }: Deed): Gesture | null {
    const before = this.picked;
    this.mover = mover;
    if (mover.state === 'picked' && mover.from !== before) this.#tellGoals(mover.from);
    if (gesture) this.#props.ongesture(gesture);
    return gesture;
  }

  #tellGoals(from: string): void {
    const space = this.byId.get(from);
    const there = new Set(destinations(this.ways, from).map((goal) => goal.space));
    const goals = this.spaces.filter(({ id }) => there.has(id));
    if (space) this.#props.say(destinationsText(space, goals));
  }

  isPicked(space: string): boolean {
    return this.mover.state === 'picked' && this.mover.from === space;
  }

  tap(space: string | null): Gesture | null {
    return this.#act(tap(this.mover, this.ways, space));
  }

  twice(space: string): Gesture | null {
    return this.#act(twice(this.ways, space, this.#props.lowFirst));
  }

  // What a drop would do, so that the piece can be held until it is done.
  droppedOn(from: string, to: string): Deed {
    return carry(this.ways, from, to);
  }

  act(deed: Deed): void {
    this.#act(deed);
  }

  answer(way: Way | null): void {
    this.#act(answer(this.mover, way));
  }

  pick(space: string): void {
    this.#act({ mover: { state: 'picked', from: space }, gesture: null });
  }

  clear(): void {
    this.mover = idle;
  }
}
