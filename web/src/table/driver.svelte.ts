// Runs one table for the page: takes it up from its record, lets happen what needs no person, hands over what people
// do, keeps every event, and looks back through the game. It asks the core for everything, one call at a time, and
// knows no rule.
import { CoreError, type Core } from '../core/client';
import type { Arrow, Gesture, Hint, Told, View } from '../core/types';
import { lastTime } from '../store/games';
import { refusalText } from '../texts/refusals';
import { LookBack } from './lookback.svelte';
import { forcedHop, needsNobody, paces, type Before, type Wishes } from './next';

export interface Around {
  core: Core;
  keep(view: View, record: string): Promise<void>;
  told(from: number, driver: Driver): void; // events after that number are new
  moved(label: string): void; // a person moved a piece
  forced(label: string): void; // the only possible move is made
  unreachable: string; // a sentence for when the core itself fails
  now(): number; // milliseconds from any start
  wishes(): Wishes;
}

const thinkingAfter = 300; // milliseconds
const tickEvery = 500;
const boardMayTake = 6000; // a board that never settles must not stop the game

export class Driver {
  view = $state.raw<View | null>(null);
  story = $state.raw<Told[]>([]);
  moves = $state.raw<Arrow[]>([]); // how pieces got from the scene before to this one
  last = $state.raw<Arrow[]>([]); // of the turn before
  times = $state.raw<(number | null)[]>([]);
  hint = $state.raw<Hint | null>(null);
  problem = $state('');
  thinking = $state(false);
  readonly lookBack: LookBack;

  private table = 0;
  private opened = 0; // now() when time 0 of the table was
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0; // calls that have not been answered
  private stamp = 0; // changes with everything that a person could have seen differently
  private byHand = 0; // hops of this turn that a person made
  private kept = -1; // events in the record that is kept
  private boardMoves = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private timed: View | null = null; // the view for which the timer runs
  private boardTimer: ReturnType<typeof setTimeout> | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private stopped = false;
  private broken = false; // the core failed: nothing goes on by itself

  constructor(private readonly around: Around) {
    this.lookBack = new LookBack({
      story: () => this.story,
      sceneAfter: (events) => this.inTurn(() => this.around.core.sceneAfter(this.table, events)),
      speed: () => this.around.wishes().speed,
      returned: () => this.reconsider(),
    });
  }

  get scene() {
    return this.lookBack.scene ?? this.view?.scene ?? null;
  }

  get hurry(): (() => void) | null {
    return this.around.core.hurry;
  }

  get person(): boolean {
    const acting = this.view?.acting ?? null;
    return acting !== null && this.view?.players[acting]?.kind === 'human';
  }

  // What the person to act can do with pieces now.
  get gestures(): Gesture[] {
    return this.view && !this.lookBack.active && this.view.waiting === 'person' ? this.view.gestures : [];
  }

  async load(record: string): Promise<void> {
    await this.inTurn(async () => {
      try {
        const begun = lastTime(record);
        const resumed = await this.around.core.resume(record);
        this.table = resumed.table;
        this.opened = this.around.now() - begun;
        // Taken up again: what happened before is known, not news. Clocks are read at the time the record stopped.
        const view = await this.around.core.view(this.table, resumed.events, begun);
        this.story = resumed.told;
        this.kept = resumed.events;
        this.last = lastArrows(resumed.told);
        this.show(view, []);
        this.times = view.players.map((player) => player.time_left);
      } catch (refusal) {
        this.refused(refusal);
        this.broken = true;
      }
    });
    if (this.stopped) await this.release();
    else if (this.times.some((time) => time !== null)) this.ticker = setInterval(() => this.tick(), tickEvery);
  }

  // Leaves the table. Everything is kept already.
  async stop(): Promise<void> {
    this.stopped = true;
    this.rest();
    clearTimeout(this.boardTimer);
    clearInterval(this.ticker);
    this.lookBack.stop();
    await this.tail;
    await this.release();
  }

  // The board shows the scene, and nothing moves any more.
  settled(): void {
    clearTimeout(this.boardTimer);
    if (!this.boardMoves) return;
    this.boardMoves = false;
    this.goOn();
  }

  // What people do. Whatever they saw must still be so when it is their turn to be heard.

  gesture(gesture: Gesture): Promise<void> {
    const seat = this.view?.scene.turn ?? 0;
    const arrows = gesture.hops.map(({ from, to }) => ({ seat, from, to }));
    return this.act(async () => {
      const view = await this.around.core.hop(this.table, gesture.hops);
      this.byHand += gesture.hops.length;
      this.around.moved(gesture.label);
      return view;
    }, arrows);
  }

  undo(): Promise<void> {
    if ((this.view?.made.length ?? 0) === 0) return this.act((at) => this.around.core.takeBack(this.table, at), []);
    return this.act(async () => {
      const view = await this.around.core.unhop(this.table);
      this.byHand = Math.max(1, this.byHand); // who undoes wants to decide
      return view;
    }, []);
  }

  confirm(): Promise<void> {
    return this.act((at) => this.around.core.confirm(this.table, at), []);
  }

  play(text: string): Promise<void> {
    return this.act((at) => this.around.core.play(this.table, text, at));
  }

  roll(text = ''): Promise<void> {
    return this.act((at) => this.around.core.roll(this.table, text, at));
  }

  proceed(): Promise<void> {
    return this.act((at) => this.around.core.proceed(this.table, at));
  }

  answerTakeback(agree: boolean): Promise<void> {
    return this.act((at) => this.around.core.answerTakeback(this.table, agree, at), []);
  }

  async askHint(): Promise<void> {
    const { stamp } = this;
    await this.inTurn(async () => {
      if (stamp !== this.stamp) return;
      const slow = setTimeout(() => (this.thinking = true), thinkingAfter);
      try {
        this.hint = await this.around.core.hint(this.table);
      } catch (refusal) {
        this.refused(refusal);
      } finally {
        clearTimeout(slow);
        this.thinking = false;
      }
    });
  }

  dropHint(): void {
    this.hint = null;
  }

  // The record and files for others are asked for in turn, too.
  record(): Promise<string> {
    return this.inTurn(() => this.around.core.record(this.table));
  }

  exported(format: string): Promise<string> {
    return this.inTurn(() => this.around.core.exported(this.table, format));
  }

  // What people wish has changed: perhaps something else goes on by itself now.
  reconsider(): void {
    this.rest();
    this.goOn();
  }

  private get before(): Before {
    const last = this.story.at(-1);
    return { byHand: this.byHand, word: last?.kind === 'play' ? last.text : '' };
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timed = null;
  }

  // Lets happen what needs nobody, once the board lies still and nothing else is being asked.
  private goOn(): void {
    const { view } = this;
    if (!view || this.stopped || this.broken || this.boardMoves || this.lookBack.active || this.waiting > 0) return;
    if (this.timed === view) return;
    this.rest();
    const wishes = this.around.wishes();
    const next = needsNobody(view, this.before, wishes);
    if (next === null) return;
    this.timed = view;
    this.timer = setTimeout(() => void this.goOnNow(view), paces[next] / (wishes.speed || 1.6));
  }

  private async goOnNow(view: View): Promise<void> {
    this.rest();
    if (view !== this.view || this.lookBack.active) return;
    const next = needsNobody(view, this.before, this.around.wishes());
    if (next === 'hop') {
      const hop = forcedHop(view)!;
      const label = view.gestures.find((gesture) => gesture.hops.length === 1)?.label ?? '';
      const arrow = { seat: view.scene.turn, from: hop.from, to: hop.to };
      this.around.forced(label);
      await this.act(() => this.around.core.hop(this.table, [hop]), [arrow]);
    } else if (next === 'confirm') {
      await this.confirm();
    } else if (next === 'only-word') {
      await this.play(view.choices[0]!);
    } else if (next !== null) {
      await this.proceed();
    }
  }

  // One call after the other, whoever asks.
  private inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.waiting += 1;
    const answered = this.tail.then(call).finally(() => {
      this.waiting -= 1;
      queueMicrotask(() => this.goOn());
    });
    this.tail = answered.then(
      () => undefined,
      () => undefined,
    );
    return answered;
  }

  private get at(): number {
    return Math.max(0, Math.round(this.around.now() - this.opened));
  }

  // Does something to the table. `arrows` are how pieces move; unless given, as the new events say.
  private async act(call: (at: number) => Promise<View>, arrows?: Arrow[]): Promise<void> {
    const { stamp } = this;
    this.rest();
    await this.inTurn(async () => {
      if (stamp !== this.stamp || this.stopped || !this.view) return;
      const slow = setTimeout(() => (this.thinking = this.view?.waiting === 'bot'), thinkingAfter);
      try {
        const { at } = this;
        const view = await call(at);
        this.problem = '';
        this.take(view, arrows ?? view.told.flatMap((event) => event.arrows));
        if (view.told.length > 0) this.times = view.players.map((player) => player.time_left);
        await this.keep();
      } catch (refusal) {
        if (!(await this.cameTooLate(refusal))) this.refused(refusal);
      } finally {
        clearTimeout(slow);
        this.thinking = false;
      }
    });
  }

  private take(view: View, arrows: Arrow[]): void {
    const known = this.story.length;
    if (view.told.length > 0) {
      this.story = [...this.story, ...view.told];
      this.byHand = 0;
      this.last = lastArrows(this.story);
    }
    this.show(view, arrows);
    if (view.told.length > 0) this.around.told(known, this);
  }

  private show(view: View, arrows: Arrow[]): void {
    this.stamp += 1;
    this.hint = null;
    this.moves = arrows;
    this.view = view;
    this.boardMoves = this.around.wishes().speed > 0 && !this.lookBack.active;
    clearTimeout(this.boardTimer);
    if (this.boardMoves) this.boardTimer = setTimeout(() => this.settled(), boardMayTake);
  }

  private async keep(): Promise<void> {
    const { view } = this;
    if (!view || view.events === this.kept) return;
    await this.around.keep(view, await this.around.core.record(this.table));
    this.kept = view.events;
  }

  // Reads the clocks; what they say changes nothing else, unless one of them has run out.
  private tick(): void {
    if (this.waiting > 0 || !this.view || this.view.over) return;
    void this.inTurn(async () => {
      try {
        await this.readClock();
      } catch (refusal) {
        this.refused(refusal);
      }
    });
  }

  // True if somebody's time has run out.
  private async readClock(): Promise<boolean> {
    const view = await this.around.core.clock(this.table, this.at);
    this.times = view.players.map((player) => player.time_left);
    if (view.told.length === 0) return false;
    this.take(view, []);
    await this.keep();
    return true;
  }

  // What comes too late is refused, and that the time has run out is then the news.
  private async cameTooLate(refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof CoreError) || this.times.every((time) => time === null)) return false;
    return this.readClock().catch(() => false);
  }

  private refused(refusal: unknown): void {
    if (refusal instanceof CoreError) {
      this.problem = refusalText(refusal.message, this.view?.game);
    } else {
      this.problem = this.around.unreachable;
      this.broken = true;
    }
  }

  private async release(): Promise<void> {
    const { table } = this;
    this.table = 0;
    if (table !== 0) await this.around.core.close(table).catch(() => undefined);
  }
}

// How pieces moved in the latest play that stands.
function lastArrows(story: Told[]): Arrow[] {
  for (let i = story.length - 1; i >= 0; --i) {
    const { kind, arrows } = story[i]!;
    if (kind === 'agree-takeback' || kind === 'next-game') return [];
    if (kind === 'play' && arrows.length > 0) return arrows;
  }
  return [];
}
