// Looking back through a game: the board after any event, step by step or by itself, and back to the game.
import type { Arrow, Moment, Move, Told } from '../core/types';

interface LookBackContext {
  story(): Told[];
  momentAfter(events: number): Promise<Moment>;
  speed(): number;
  returned(): void; // to the game
}

const pace = 950; // milliseconds a step at normal speed

// Events that change what is seen on the board.
const seen = new Set<Told['kind']>(['roll', 'play', 'agree-takeback', 'next-game', 'flag']);

export class LookBack {
  at = $state<number | null>(null); // the event after which the board is shown; 0 is the start; null is the game itself
  moment = $state.raw<Moment | null>(null); // it comes a little later
  momentAt = $state(0); // the event that the moment is after
  moves = $state.raw<Move[]>([]);
  playing = $state(false);

  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: LookBackContext) {}

  get active(): boolean {
    return this.at !== null;
  }

  // The moments that can be looked at: the start, and after every event that is seen.
  get stops(): number[] {
    return [0, ...this.context.story().filter((event) => seen.has(event.kind)).map((event) => event.number)];
  }

  // Which of the stops is shown; the last one is the game itself.
  get index(): number {
    const { stops, at } = this;
    if (at === null) return stops.length - 1;
    return Math.max(0, stops.findLastIndex((stop) => stop <= at));
  }

  get last(): Arrow[] {
    const event = this.at === null ? undefined : this.context.story()[this.at - 1];
    return event?.arrows ?? [];
  }

  // Shows the board after that event. The end of the story is the game itself.
  async look(event: number): Promise<void> {
    const wanted = ++this.wanted;
    const { stops, index } = this;
    if (event >= stops.at(-1)!) return this.back();
    const nextOne = this.active && stops[index + 1] === event;
    this.at = Math.max(0, event);
    const { at } = this;
    const moment = await this.context.momentAfter(at);
    if (wanted !== this.wanted) return;
    this.moves = nextOne ? (this.context.story()[event - 1]?.arrows ?? []) : [];
    this.moment = moment;
    this.momentAt = at;
  }

  step(by: number): Promise<void> {
    const { stops, index } = this;
    return this.look(stops[Math.min(stops.length - 1, Math.max(0, index + by))]!);
  }

  back(): void {
    this.pause();
    this.wanted += 1;
    if (!this.active) return;
    this.at = null;
    this.moment = null;
    this.moves = [];
    this.context.returned();
  }

  // From here on by itself; from the start, if nothing is looked at.
  async play(): Promise<void> {
    if (!this.active) await this.look(0);
    this.playing = this.active;
    this.later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  stop(): void {
    this.pause();
    this.wanted += 1;
  }

  private later(): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => void this.goOn(), pace / (this.context.speed() || 1));
  }

  private async goOn(): Promise<void> {
    await this.step(1);
    this.later();
  }
}
