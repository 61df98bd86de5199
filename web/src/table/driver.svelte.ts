// Runs one table for the page: takes it up from its record, lets happen what needs no person, hands over what people
// do, keeps every event, and looks back through the game. It asks the core for everything, one call at a time, and
// knows no rule.
import { ShownHint } from '../common/shown-hint.svelte';
import type { Core } from '../core/client';
import { CoreError } from '../core/refusal';
import type {
  Arrow,
  Gesture,
  HintedPlay,
  LyingDice,
  Message,
  Move,
  PlayerView,
  Scene,
  Told,
  Tried,
  Verification,
  ScreenView,
} from '../core/types';
import { lastTime } from '../store/games';
import { messageSentence, problemText } from '../texts/messages';
import { t } from '../texts/texts.svelte';
import { alone } from './alone';
import { LookBack } from './lookback.svelte';
import { automaticStep, forcedHop, paces, type Before, type Preferences, type Step } from './automatic';

export interface DriverContext {
  core: Core;
  // Keeps what is new; false: the game was written elsewhere since. `record` gives the lines after so many events, or all.
  keep(view: ScreenView, record: (since?: number) => Promise<string>): Promise<boolean>;
  told(from: number, driver: Driver): void; // events after that number are new
  moved(captures: boolean): void; // a person moved a piece, and perhaps hit another
  forced(told: readonly Message[]): void; // the only possible move is made
  unreachable: string; // a sentence for when the core itself fails
  now(): number; // milliseconds from any start
  preferences(): Preferences;
}

const thinkingAfter = 300; // milliseconds
const tickEvery = 500;
const boardMayTake = 6000; // a board that never settles must not stop the game

export class Driver {
  view = $state.raw<ScreenView | null>(null);
  story = $state.raw<Told[]>([]);
  moves = $state.raw<Move[]>([]); // how pieces got from the scene before to this one
  last = $state.raw<Arrow[]>([]); // of the turn before
  times = $state.raw<(number | null)[]>([]);
  hint = $state.raw<ShownHint | null>(null);
  problem = $state('');
  thinking = $state(false);
  reading = $state(false); // the game is played elsewhere: here it is only looked at
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
  private timed: ScreenView | null = null; // the view for which the timer runs
  private boardTimer: ReturnType<typeof setTimeout> | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private stopped = false;
  private broken = false; // the core failed: nothing goes on by itself

  constructor(private readonly context: DriverContext) {
    this.lookBack = new LookBack({
      story: () => this.story,
      momentAfter: (events) => this.inTurn(() => this.context.core.momentAfter(this.table, events)),
      speed: () => this.context.preferences().speed,
      returned: () => this.reconsider(),
    });
  }

  // As the table stands, or stood at the moment that is looked at: the board, its dice, the players, which game it is.
  get scene(): Scene | null {
    return this.lookBack.moment?.scene ?? this.view?.scene ?? null;
  }

  get lying(): LyingDice | null {
    return (this.lookBack.moment ?? this.view)?.lying ?? null;
  }

  get position(): string {
    return (this.lookBack.moment ?? this.view)?.position ?? '';
  }

  // The board of that position, to be sent with it: hops of a turn that is not confirmed are in neither.
  async positionScene(): Promise<Scene> {
    if (this.lookBack.moment || !this.view?.made.length) return this.scene!;
    const { events } = this.view;
    return (await this.inTurn(() => this.context.core.momentAfter(this.table, events))).scene;
  }

  get gameNumber(): number {
    return (this.lookBack.moment ?? this.view)?.game_number ?? 1;
  }

  get players(): PlayerView[] {
    const then = this.lookBack.moment?.players;
    const now = this.view?.players ?? [];
    return now.map((player, index) => ({ ...player, time_left: this.times[index] ?? null, ...then?.[index] }));
  }

  get hurry(): (() => void) | null {
    return this.context.core.hurry;
  }

  get person(): boolean {
    const acting = this.view?.acting ?? null;
    return acting !== null && this.view?.players[acting]?.kind === 'human';
  }

  // What happens without anybody, once the board lies still; null where a person is waited for.
  get next(): Step | null {
    if (!this.view || this.broken || this.reading) return null;
    return automaticStep(this.view, this.before, this.context.preferences());
  }

  // What the person to act can do with pieces now.
  get gestures(): Gesture[] {
    return this.view && !this.reading && !this.lookBack.active && this.view.waiting === 'person' ? this.view.gestures : [];
  }

  async load(record: string): Promise<void> {
    await this.inTurn(async () => {
      try {
        const begun = lastTime(record);
        const resumed = await this.context.core.resume(record);
        this.table = resumed.table;
        this.opened = this.context.now() - begun;
        // Taken up again: what happened before is known, not news. Clocks are read at the time the record stopped.
        const view = await this.context.core.view(this.table, resumed.events, begun);
        this.story = resumed.told;
        this.kept = resumed.events;
        this.last = lastArrows(resumed.told);
        this.show(view, []);
        this.times = view.players.map((player) => player.time_left);
      } catch (refusal) {
        this.broken = true;
        await this.refused(refusal);
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

  // Plays no longer. Done when what was begun has been kept; a bot that thinks answers with what it knows by now.
  async lookOn(): Promise<void> {
    this.reading = true;
    this.rest();
    if (this.view?.waiting === 'bot') this.hurry?.();
    await this.tail;
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
    const arrows = gesture.hops.map(({ from, to, dice }) => ({ seat, from, to, dice }));
    return this.act(async () => {
      const view = await this.context.core.hop(this.table, gesture.hops);
      this.byHand += gesture.hops.length;
      this.context.moved(gesture.captures);
      return view;
    }, arrows);
  }

  // What was hinted, from where the turn stands.
  playHint({ play, hops, arrows }: HintedPlay): Promise<void> {
    if (hops.length === 0) return (this.view?.made.length ?? 0) > 0 ? this.confirm() : this.play(play);
    return this.act(async () => {
      const view = await this.context.core.hop(this.table, hops);
      this.byHand += hops.length;
      this.context.moved(arrows.some((arrow) => arrow.captures));
      return view;
    }, arrows);
  }

  // Why what somebody tried cannot be done.
  async whyNot(tried: Tried): Promise<string> {
    if (this.reading || this.lookBack.active || !this.view) return '';
    const message = await this.inTurn(() => this.context.core.whyNot(this.table, tried));
    const { code, args } = message;
    if (code === 'screen.others-piece' && alone(this.view)) return t('table.othersPiece', { owner: String(args.owner) });
    return messageSentence(message, this.view ?? {});
  }

  undo(): Promise<void> {
    if ((this.view?.made.length ?? 0) === 0) return this.act((at) => this.context.core.takeBack(this.table, at), []);
    return this.act(async () => {
      const view = await this.context.core.unhop(this.table);
      this.byHand = Math.max(1, this.byHand); // who undoes wants to decide
      return view;
    }, []);
  }

  confirm(): Promise<void> {
    return this.act((at) => this.context.core.confirm(this.table, at), []);
  }

  play(text: string): Promise<void> {
    return this.act((at) => this.context.core.play(this.table, text, at));
  }

  roll(text = ''): Promise<void> {
    return this.act((at) => this.context.core.roll(this.table, text, at));
  }

  proceed(): Promise<void> {
    return this.act((at) => this.context.core.proceed(this.table, at));
  }

  answerTakeback(agree: boolean): Promise<void> {
    return this.act((at) => this.context.core.answerTakeback(this.table, agree, at), []);
  }

  async askHint(): Promise<void> {
    const { stamp } = this;
    await this.inTurn(async () => {
      if (stamp !== this.stamp) return;
      const slow = setTimeout(() => (this.thinking = true), thinkingAfter);
      try {
        this.hint = new ShownHint(await this.context.core.hint(this.table));
      } catch (refusal) {
        await this.refused(refusal);
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
    return this.inTurn(() => this.context.core.record(this.table));
  }

  verify(): Promise<Verification> {
    return this.inTurn(() => this.context.core.verify(this.table));
  }

  exported(format: string): Promise<string> {
    return this.inTurn(() => this.context.core.exported(this.table, format));
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
    if (!view || this.stopped || this.boardMoves || this.lookBack.active || this.waiting > 0) return;
    if (this.timed === view) return;
    this.rest();
    const { next } = this;
    if (next === null) return;
    this.timed = view;
    this.timer = setTimeout(() => void this.goOnNow(view), paces[next] / (this.context.preferences().speed || 1.6));
  }

  private async goOnNow(view: ScreenView): Promise<void> {
    this.rest();
    if (view !== this.view || this.lookBack.active) return;
    const { next } = this;
    if (next === 'hop') {
      const hop = forcedHop(view)!;
      const told = view.gestures.find((gesture) => gesture.hops.length === 1)?.told ?? [];
      const arrow = { seat: view.scene.turn, from: hop.from, to: hop.to, dice: hop.dice };
      this.context.forced(told);
      await this.act(() => this.context.core.hop(this.table, [hop]), [arrow]);
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
    return Math.max(0, Math.round(this.context.now() - this.opened));
  }

  // Does something to the table. `arrows` are how pieces move; unless given, as the new events say.
  private async act(call: (at: number) => Promise<ScreenView>, arrows?: Move[]): Promise<void> {
    const { stamp } = this;
    this.rest();
    await this.inTurn(async () => {
      if (stamp !== this.stamp || this.stopped || this.reading || !this.view) return;
      const slow = setTimeout(() => (this.thinking = this.view?.waiting === 'bot'), thinkingAfter);
      try {
        const { at } = this;
        const view = await call(at);
        this.problem = '';
        await this.keepAndTake(view, arrows ?? view.told.flatMap((event) => event.arrows));
        if (view.told.length > 0) this.times = view.players.map((player) => player.time_left);
      } catch (refusal) {
        if (!(await this.cameTooLate(refusal))) await this.refused(refusal);
      } finally {
        clearTimeout(slow);
        this.thinking = false;
      }
    });
  }

  private take(view: ScreenView, arrows: Move[]): void {
    const known = this.story.length;
    if (view.told.length > 0) {
      this.story = [...this.story, ...view.told];
      this.byHand = 0;
      this.last = lastArrows(this.story);
    }
    this.show(view, arrows);
    if (view.told.length > 0) this.context.told(known, this);
  }

  private show(view: ScreenView, arrows: Move[]): void {
    this.stamp += 1;
    this.hint = null;
    this.moves = arrows;
    this.view = view;
    this.boardMoves = this.context.preferences().speed > 0 && !this.lookBack.active;
    clearTimeout(this.boardTimer);
    if (this.boardMoves) this.boardTimer = setTimeout(() => this.settled(), boardMayTake);
  }

  // What people see is kept: a page that is closed or loaded again then loses nothing. What cannot be kept is seen nevertheless.
  private async keepAndTake(view: ScreenView, arrows: Move[]): Promise<void> {
    try {
      await this.keep(view);
    } finally {
      this.take(view, arrows);
    }
  }

  private async keep(view: ScreenView): Promise<void> {
    if (view.events === this.kept) return;
    const written = await this.context.keep(view, (since) => this.context.core.record(this.table, since));
    if (written) this.kept = view.events;
    else this.reading = true;
  }

  // Reads the clocks; what they say changes nothing else, unless one of them has run out.
  private tick(): void {
    if (this.waiting > 0 || this.reading || !this.view || this.view.over) return;
    void this.inTurn(async () => {
      try {
        await this.readClock();
      } catch (refusal) {
        await this.refused(refusal);
      }
    });
  }

  // True if somebody's time has run out.
  private async readClock(): Promise<boolean> {
    const read = await this.context.core.clock(this.table, this.at);
    if ('time_left' in read) {
      this.times = read.time_left;
      return false;
    }
    this.times = read.players.map((player) => player.time_left);
    await this.keepAndTake(read, []);
    return true;
  }

  // What comes too late is refused, and that the time has run out is then the news.
  private async cameTooLate(refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof CoreError) || this.times.every((time) => time === null)) return false;
    return this.readClock().catch(() => false);
  }

  private async refused(refusal: unknown): Promise<void> {
    if (!(refusal instanceof CoreError)) this.broken = true;
    this.problem = await problemText(refusal, this.view ?? {}, this.context.unreachable);
  }

  private async release(): Promise<void> {
    const { table } = this;
    this.table = 0;
    if (table !== 0) await this.context.core.close(table).catch(() => undefined);
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
