// The board by keyboard and screen reader: one stop for Tab, arrows that walk over the board, Enter to pick and to go.
import { tick } from 'svelte';
import { t } from '../../texts/texts.svelte';
import type { Space } from '../design';
import type { Choosing } from './choosing.svelte';
import { neighbour, type Direction } from './geometry';
import type { Choice } from './mover';
import type { BoardProps } from './props';
import type { Show } from './show.svelte';

const arrows: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type PathOf = (space: string) => SVGPathElement | null;

export class Steering {
  readonly #table: () => BoardProps;
  readonly #show: Show;
  readonly #choosing: Choosing;
  readonly #pathOf: PathOf;
  #follows: string | null = null; // where the focus goes when the piece has moved

  current = $state<string | null>(null); // where the focus is or was
  visible = $state(false); // whether it is shown: not to those who point

  // Spaces where there is something to hear or to do; the others are passed over.
  readonly mattering: Space[] = $derived.by(() => this.#choosing.spaces.filter((space) => this.#matters(space)));
  readonly matteringIds = $derived.by(() => new Set(this.mattering.map((space) => space.id)));
  readonly stop: string | null = $derived.by(() => this.#stop());
  readonly ring = $derived.by(() => {
    return this.visible && this.current !== null ? this.#choosing.byId.get(this.current) : undefined;
  });

  constructor(table: () => BoardProps, show: Show, choosing: Choosing, pathOf: PathOf) {
    this.#table = table;
    this.#show = show;
    this.#choosing = choosing;
    this.#pathOf = pathOf;
  }

  get #props(): BoardProps {
    return this.#table();
  }

  #matters({ id }: Space): boolean {
    const { editing, ways } = this.#choosing;
    return editing || this.#show.placement.on.has(id) || ways.some((way) => way.from === id || way.to === id);
  }

  #stop(): string | null {
    if (this.current !== null && this.matteringIds.has(this.current)) return this.current;
    const { sources } = this.#choosing;
    return (this.mattering.find(({ id }) => sources.has(id)) ?? this.mattering[0])?.id ?? null;
  }

  #go(space: Space | null | undefined): void {
    if (!space) return;
    this.current = space.id;
    this.#pathOf(space.id)?.focus();
  }

  // Enter, Space, or what a screen reader does to a button.
  press(space: string): void {
    const { onspace, whole, onconfirm, say } = this.#props;
    const choosing = this.#choosing;
    if (onspace) return onspace(space, 0);
    const idle = choosing.mover.state === 'idle';
    if (idle && whole && !choosing.sources.has(space)) return onconfirm();
    const again = choosing.isPicked(space) && choosing.partner === null;
    if (again && choosing.pickNext()) return;
    const gesture = again ? choosing.twice() : choosing.tap(space);
    if (gesture) this.#follows = choosing.spaceOf(gesture.to);
    else if (!idle && choosing.mover.state === 'idle') say(t('board.view.put_down'));
  }

  #putDown(): void {
    this.#props.say(t('board.view.put_down'));
    this.#choosing.clear();
  }

  // The first or last piece that can move, or destination of the one that is picked.
  #end(first: boolean): Space | undefined {
    const among = this.#choosing.picked === null ? this.#choosing.sources : this.#choosing.goalSpaces;
    const candidates = this.mattering.filter((space) => among.size === 0 || among.has(space.id));
    return first ? candidates[0] : candidates.at(-1);
  }

  // Returns whether the key meant something.
  #do(key: string, from: Space): boolean {
    const { onspace, onundo } = this.#props;
    const direction = arrows[key];
    if (direction) this.#go(neighbour(this.mattering, from, direction));
    else if (key === 'Home') this.#go(this.#end(true));
    else if (key === 'End') this.#go(this.#end(false));
    else if (key === 'Enter' || key === ' ') this.press(from.id);
    else if (key === 'Escape' && this.#choosing.mover.state !== 'idle') this.#putDown();
    else if (onspace && (key === 'Delete' || key === 'Backspace')) onspace(from.id, 2);
    else if (key === 'Backspace') onundo();
    else return false;
    return true;
  }

  onkeydown = (event: KeyboardEvent): void => {
    const space = this.#choosing.byId.get((event.target as Element).getAttribute('data-space') ?? '');
    if (!space || event.ctrlKey || event.metaKey || event.altKey) return;
    this.visible = true;
    if (!this.#do(event.key, space)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  onfocusin = (event: FocusEvent): void => {
    const target = event.target as Element;
    const space = target.getAttribute('data-space');
    if (space === null) return;
    this.current = space;
    this.visible = target.matches(':focus-visible');
  };

  onfocusout = (): void => {
    this.visible = false;
  };

  // A pointer has taken over.
  pointed = (): void => {
    this.visible = false;
  };

  answered(choice: Choice | null): void {
    const { mover } = this.#choosing;
    const gone = choice && 'way' in choice ? choice.way.to : null;
    const back = gone ?? (mover.state === 'asking' ? mover.from : null);
    this.#choosing.answer(choice);
    if (back !== null) void tick().then(() => this.#go(this.#choosing.byId.get(back)));
  }

  // The order of the spaces depends on who moves, and elements that are put elsewhere lose the focus.
  keepFocus(): void {
    const focused = document.activeElement?.getAttribute('data-space');
    if (!focused || this.#pathOf(focused) !== document.activeElement) return;
    const { visible } = this;
    void tick().then(() => {
      const space = this.#follows ?? this.stop;
      this.#follows = null;
      this.#go(space === null ? null : this.#choosing.byId.get(space));
      this.visible = visible;
    });
  }
}
