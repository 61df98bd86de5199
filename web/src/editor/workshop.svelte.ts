// A position in the making: what lies on the board under which rules, with undo and redo, and what the core says of it.
// After every change, once there is a moment's peace, the core is asked for the position's text or why it cannot be.
import { ShownHint } from '../common/shown-hint.svelte';
import type { Core } from '../core/client';
import type { GameFacts, Scene, Setup, ScreenView } from '../core/types';
import { problemText } from '../texts/messages';
import { underRules } from './edits';
import { begun, changed, redone, undone, type History } from './history';
import { kits, type Kit } from './kits';
import type { Link } from './link';

export interface Draft {
  preset: string;
  options: Record<string, string>; // what differs from the preset
  scene: Scene;
  written?: string; // the text it was read from, which may say more than a scene does; every change by hand drops it
}

export interface WorkshopContext {
  core: Core;
  facts: GameFacts;
  hasDice: boolean;
  unreachable: string; // a sentence for when the core itself fails
  wentBack(reason: string): string; // a sentence for a link that cannot be read
  composed(draft: Draft, text: string): void; // the position can be
}

const quiet = 180; // milliseconds without a change before the core is asked
const patience = 700; // and before it is said that something cannot be
const passing = 6000; // how long something is said that is over with the next tap

export class Workshop {
  readonly kit: Kit;
  history = $state.raw<History<Draft>>()!;
  text = $state(''); // of the position; empty while it cannot be or is not known yet
  problem = $state('');
  impossible = $state(false); // the core has said that the position cannot be
  hint = $state.raw<{ shown: ShownHint; view: ScreenView } | null>(null);
  thinking = $state(false);
  private looked = $state.raw<{ draft: Draft; scene: Scene } | null>(null);
  private asking: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  private constructor(private readonly context: WorkshopContext, draft: Draft) {
    this.kit = kits[context.facts.name];
    this.history = begun(draft);
  }

  // Lays out the position of a link; if it cannot be read, the start, and says why.
  static async open(context: WorkshopContext, link: Link): Promise<Workshop> {
    const { facts } = context;
    const preset = facts.presets.some((one) => one.name === link.preset) ? link.preset : facts.presets[0]!.name;
    const known = new Set(facts.options.map((option) => option.name));
    let options = Object.fromEntries(Object.entries(link.options).filter(([name]) => known.has(name)));
    let problem = '';
    let start: Scene;
    try {
      start = await startOf(context, preset, options);
    } catch (refusal) {
      problem = context.wentBack(await reasonOf(refusal, context));
      options = {};
      start = await startOf(context, preset, options);
    }
    const workshop = new Workshop(context, { preset, options, scene: start });
    if (link.position !== '') {
      try {
        workshop.history = begun(await workshop.read(link.position));
      } catch (refusal) {
        problem = context.wentBack(await reasonOf(refusal, context));
      }
    }
    workshop.problem = problem;
    workshop.ask(problem !== '');
    return workshop;
  }

  get draft(): Draft {
    return this.history.now;
  }

  // What lies on the board, with what the core has counted where that is known.
  get scene(): Scene {
    const { scene } = this.draft;
    if (this.looked?.draft !== this.draft) return scene;
    const { left, facts, seats } = this.looked.scene;
    return { ...scene, left, facts, seats };
  }

  // Every option in force.
  get rules(): Record<string, string> {
    return { ...this.values(this.draft.preset), ...this.draft.options };
  }

  get dice(): number {
    return this.context.hasDice ? Number(this.rules.dice ?? 2) : 0;
  }

  change(scene: Scene): void {
    const { preset, options } = this.draft;
    this.take({ preset, options, scene });
  }

  // An option together with what it makes of the board.
  changeOption(name: string, value: string, scene: Scene): void {
    this.take({ preset: this.draft.preset, options: this.with(this.draft, name, value), scene });
  }

  async changeRules(preset: string): Promise<void> {
    const { draft } = this;
    const { seatsOption } = this.kit;
    const options = this.with({ preset, options: {} }, seatsOption, draft.options[seatsOption]);
    await this.attempt(async () => {
      const start = await startOf(this.context, preset, options);
      if (this.draft !== draft) return;
      const dice = this.context.hasDice ? Number(this.values(preset).dice ?? 2) : 0;
      this.take({ preset, options, scene: underRules(draft.scene, start, this.kit, dice) });
    });
  }

  // The start of these rules, for those who sit there now.
  async startAgain(): Promise<void> {
    const { draft } = this;
    await this.attempt(async () => {
      const start = await startOf(this.context, draft.preset, draft.options);
      if (this.draft === draft) this.change(start);
    });
  }

  // Takes over a position that somebody wrote down. If it cannot be read, the answer is why, and nothing changes.
  async takeText(text: string): Promise<string> {
    const { draft } = this;
    try {
      const read = await this.read(text);
      if (this.draft === draft) this.take(read);
      return '';
    } catch (refusal) {
      return reasonOf(refusal, this.context);
    }
  }

  undo(): void {
    this.moveTo(undone(this.history));
  }

  redo(): void {
    this.moveTo(redone(this.history));
  }

  // What the best bot would do here; a sentence of the caller's if there is nothing to decide.
  async askHint(nothingToDecide: string): Promise<void> {
    const { draft, text } = this;
    if (text === '') return;
    this.thinking = true;
    await this.attempt(async () => {
      const view = await this.context.core.open(this.setup(text));
      try {
        if (view.waiting !== 'person') return this.say(nothingToDecide);
        const hint = await this.context.core.hint(view.table);
        if (this.draft === draft) this.hint = { shown: new ShownHint(hint), view };
      } finally {
        await this.context.core.close(view.table);
      }
    });
    this.thinking = false;
  }

  dropHint(): void {
    this.hint = null;
  }

  // For a while, or until something changes.
  say(problem: string): void {
    clearTimeout(this.passing);
    const before = this.impossible ? this.problem : '';
    this.problem = problem;
    this.passing = setTimeout(() => this.problem === problem && (this.problem = before), passing);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.asking);
    clearTimeout(this.telling);
    clearTimeout(this.passing);
  }

  private values(preset: string): Record<string, string> {
    return this.context.facts.presets.find((one) => one.name === preset)?.values ?? {};
  }

  // The options with one more; what is as in the preset is not set.
  private with({ preset, options }: Omit<Draft, 'scene'>, name: string, value: string | undefined): Draft['options'] {
    const others = Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
    const usual = value === undefined || value === this.values(preset)[name];
    return name === '' || usual ? others : { ...others, [name]: value };
  }

  private setup(start: string): Setup {
    return tableFor(this.context.facts, this.draft.preset, this.draft.options, this.draft.scene.seats.length, start);
  }

  // A text may say more than what lies on the board: how long the match is, whether beavers are allowed, who plays.
  private async read(text: string): Promise<Draft> {
    const { facts, core } = this.context;
    const { preset } = this.draft;
    let { options } = this.draft;
    const { scene, options: said } = await core.look(facts.name, preset, options, text);
    for (const [name, value] of Object.entries(said)) options = this.with({ preset, options }, name, value);
    return { preset, options, scene, written: text.trim() };
  }

  private take(draft: Draft): void {
    this.moveTo(changed(this.history, draft));
  }

  private moveTo(history: History<Draft>): void {
    if (history === this.history) return;
    this.history = history;
    this.hint = null;
    this.text = '';
    this.problem = '';
    this.impossible = false;
    this.ask(false);
  }

  // Asks the core what it thinks of the position. What was said before may stay.
  private ask(keepsProblem: boolean): void {
    clearTimeout(this.asking);
    clearTimeout(this.telling);
    const { draft } = this;
    const { core, facts } = this.context;
    const current = () => draft === this.draft && !this.stopped;
    this.asking = setTimeout(async () => {
      try {
        const text = draft.written ?? (await core.compose(facts.name, draft.preset, draft.options, draft.scene));
        if (!current()) return;
        this.text = text;
        if (!keepsProblem) this.context.composed(draft, text);
        const { scene } = await core.look(facts.name, draft.preset, draft.options, text);
        if (current()) this.looked = { draft, scene };
      } catch (refusal) {
        if (!current() || keepsProblem) return;
        const reason = await reasonOf(refusal, this.context);
        if (!current()) return;
        this.telling = setTimeout(() => {
          this.impossible = true;
          this.problem = reason;
        }, patience - quiet);
      }
    }, quiet);
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (refusal) {
      this.say(await reasonOf(refusal, this.context));
    }
  }
}

function reasonOf(refusal: unknown, { facts, unreachable }: WorkshopContext): Promise<string> {
  return problemText(refusal, { game: facts.name }, unreachable);
}

// A table of people at which a position can be looked at.
function tableFor(
  facts: GameFacts,
  preset: string,
  options: Record<string, string>,
  seats: number,
  start: string,
): Setup {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: String(seat + 1), kind: 'human' }));
  return { game: facts.name, preset, options, players, best_of: 1, clock: 'none', dice: 'manual', start };
}

async function startOf({ core, facts }: WorkshopContext, preset: string, options: Record<string, string>): Promise<Scene> {
  const { scene } = await core.look(facts.name, preset, options, '');
  return { ...scene, turn: scene.turn || 1, dice: [], left: [] };
}
