// The table of one lesson: a real table with typed dice, opened for it. Lays it, lets the dice fall and the other side
// play, hands over what the person does, and says whether the task is done. It asks the core for everything and knows
// no rule.
import type { Core } from '../core/client';
import { CoreError } from '../core/refusal';
import type { Arrow, GameName, Gesture, Move, Told, Tried, ScreenView } from '../core/types';
import type { Sound } from '../sound/sound';
import { messageSentence } from '../texts/messages';
import { accepted } from './accept';
import type { Lesson } from './lesson';

// Waiting: the board is being laid, or the other side plays. Then the person plays; and it is done, was shown, or
// something else was played. Broken: the core cannot be reached.
export type Stage = 'waiting' | 'playing' | 'done' | 'shown' | 'other' | 'broken';

export interface LessonContext {
  core: Core;
  players: [string, string]; // what they are called
  speed(): number; // of the animation; 0 is none
  pause(milliseconds: number): Promise<void>;
  sound(sound: Sound): void;
}

const beforeRoll = 450; // milliseconds at normal speed
const beforePlay = 800;
const beforeConfirm = 150;
const boardMayTake = 6000; // a board that never settles must not stop the lesson

export class LessonTable {
  view = $state.raw<ScreenView | null>(null);
  moves = $state.raw<Move[]>([]); // how pieces got from the scene before to this one
  last = $state.raw<Arrow[]>([]);
  stage = $state<Stage>('waiting');
  played = $state.raw<Told | null>(null); // by the person
  rolls = $state(0);

  private table = 0;
  private visit = 0; // changes whenever everything begins anew, so that what was under way stops
  private busy = false;
  private boardMoves = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly game: GameName,
    private readonly lesson: Lesson,
    private readonly context: LessonContext,
  ) {}

  get playing(): boolean {
    return this.stage === 'playing';
  }

  get gestures(): Gesture[] {
    return this.playing ? (this.view?.gestures ?? []) : [];
  }

  // Plays that are words and that the person may say now.
  get words(): string[] {
    if (!this.playing || !this.view) return [];
    const { choices, offers } = this.view;
    return [...choices, ...(this.lesson.offers ?? []).filter((word) => offers.includes(word))];
  }

  // Lays the table anew and leads up to the task.
  begin(): Promise<void> {
    return this.alone(async (here) => {
      const { game, lesson, context } = this;
      this.stage = 'waiting';
      await this.release();
      const { preset, options, start } = lesson;
      const players = context.players.map((name) => ({ name, kind: 'human' }));
      const table = { best_of: 1, clock: 'none', dice: 'manual' } as const;
      const view = await context.core.open({ game, preset, options, start, players, ...table });
      if (!here()) return void context.core.close(view.table);
      this.table = view.table;
      this.played = null;
      this.last = [];
      this.show(view, []);
      for (const text of lesson.before ?? []) await this.happen(text, here);
      for (const text of lesson.dice) await this.happen(text, here);
      await this.calm();
      if (here()) this.stage = 'playing';
    });
  }

  gesture(gesture: Gesture): Promise<void> {
    const seat = this.view?.scene.turn ?? 0;
    return this.act(async (here) => {
      const view = await this.context.core.hop(this.table, gesture.hops);
      if (!here()) return;
      this.context.sound(gesture.captures ? 'hit' : 'checker');
      this.show(view, gesture.hops.map(({ from, to, dice }) => ({ seat, from, to, dice })));
      if (!view.whole || view.gestures.length > 0) return;
      await this.calm();
      await this.context.pause(beforeConfirm);
      if (here()) await this.judge(await this.context.core.confirm(this.table, 0), [], here);
    });
  }

  // Why what somebody tried cannot be done.
  async whyNot(tried: Tried): Promise<string> {
    if (!this.playing || !this.view) return '';
    return messageSentence(await this.context.core.whyNot(this.table, tried), this.view);
  }

  confirm(): Promise<void> {
    return this.act(async (here) => this.judge(await this.context.core.confirm(this.table, 0), [], here));
  }

  undo(): Promise<void> {
    return this.act(async (here) => {
      const view = await this.context.core.unhop(this.table);
      if (here()) this.show(view, []);
    });
  }

  play(text: string): Promise<void> {
    return this.act(async (here) => this.judge(await this.context.core.play(this.table, text, 0), undefined, here));
  }

  // Plays it for the person, from how the task stood.
  showMe(): Promise<void> {
    return this.act(async (here) => {
      this.stage = 'waiting';
      while (here() && this.view!.made.length > 0) this.show(await this.context.core.unhop(this.table), []);
      await this.calm();
      if (!here()) return;
      await this.happen(this.lesson.show, here);
      await this.calm();
      await this.answers(here);
      if (here()) this.stage = 'shown';
    });
  }

  // The board shows the scene, and nothing moves any more.
  settled(): void {
    this.boardMoves = false;
    this.wake();
  }

  async stop(): Promise<void> {
    this.visit += 1;
    this.wake();
    await this.release();
  }

  // What a person does, while it is theirs to do something.
  private async act(deed: (here: () => boolean) => Promise<void>): Promise<void> {
    if (!this.playing || this.busy) return;
    const visit = this.visit;
    this.busy = true;
    try {
      await deed(() => visit === this.visit);
    } catch (refusal) {
      // A refusal changes nothing: the person goes on. Anything else means that the core is gone.
      if (visit === this.visit) this.stage = refusal instanceof CoreError ? 'playing' : 'broken';
    } finally {
      if (visit === this.visit) this.busy = false;
    }
  }

  // What begins everything anew, whatever is under way.
  private async alone(deed: (here: () => boolean) => Promise<void>): Promise<void> {
    const visit = ++this.visit;
    this.busy = false;
    this.wake();
    try {
      await deed(() => visit === this.visit);
    } catch {
      if (visit === this.visit) this.stage = 'broken';
    }
  }

  private async judge(view: ScreenView, arrows: Move[] | undefined, here: () => boolean): Promise<void> {
    if (!here()) return;
    this.take(view, arrows);
    const play = view.told.findLast((event) => event.kind === 'play');
    const done = play !== undefined && accepted(this.lesson.accept, play, view);
    this.played = play ?? null;
    this.stage = 'waiting';
    await this.calm();
    if (done) await this.answers(here);
    if (here()) this.stage = done ? 'done' : 'other';
  }

  private async answers(here: () => boolean): Promise<void> {
    for (const text of this.lesson.after ?? []) await this.happen(text, here);
    await this.calm();
  }

  // Something happens by itself: dice fall where dice are waited for, else it is a play.
  private async happen(text: string, here: () => boolean): Promise<void> {
    await this.calm();
    const rolls = this.view?.waiting === 'typed-dice';
    if (here()) await this.context.pause((rolls ? beforeRoll : beforePlay) / (this.context.speed() || 1.6));
    if (!here()) return;
    const { core } = this.context;
    const view = await (rolls ? core.roll(this.table, text, 0) : core.play(this.table, text, 0));
    if (here()) this.take(view);
  }

  // Takes over what has happened. `arrows` are how pieces move; unless given, as the new events say.
  private take(view: ScreenView, arrows?: Move[]): void {
    for (const event of view.told) {
      if (event.kind === 'roll') this.rolls += 1;
      if (event.arrows.length > 0) this.last = event.arrows;
      if (event.kind === 'roll') this.context.sound('dice');
      else if (event.ends) this.context.sound('win');
      // Hops of a person were heard when they were made.
      else if (event.arrows.length > 0 && !arrows) {
        this.context.sound(event.arrows.some((arrow) => arrow.captures) ? 'hit' : 'checker');
      }
    }
    this.show(view, arrows ?? view.told.flatMap((event) => event.arrows));
  }

  private show(view: ScreenView, arrows: Move[]): void {
    this.moves = arrows;
    this.view = view;
    this.boardMoves = this.context.speed() > 0;
  }

  // Until nothing moves on the board.
  private async calm(): Promise<void> {
    if (!this.boardMoves) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, boardMayTake);
    });
    clearTimeout(timer);
  }

  private async release(): Promise<void> {
    const { table } = this;
    this.table = 0;
    if (table !== 0) await this.context.core.close(table).catch(() => undefined);
  }
}
