// What the core says, in the language of the page: what happens, refusals, remarks on files, reasons of bots. Each message has its
// sentence in texts/<language>/messages-*.json or reasons.json, under its code; the terminal makes the same of it
// (src/sentences/catalogue.cpp). What happens at a table is told with the texts of the page, once they have it (fetchTold); the
// other texts are fetched when the core first says something else, so that a first visit does not wait for them.
import { CoreError } from '../core/refusal';
import type { GameName, Message, MessageValue } from '../core/types';
import type { Language } from './languages';
import { fill, find, type Table } from './sentences';
import { spokenPlay } from './spoken';
import { decimal, language, list, number, printSpoken, t, textOr, texts } from './texts.svelte';

// Whom and what a message is about, as the page calls them.
export interface About {
  game?: GameName;
  players?: readonly { seat: number; name: string }[]; // who sit at the table; without one, seats are called as the editor does
  spoken?: boolean; // for the ear rather than the eye
  place?: (place: number) => number; // what is to be said instead of a place that the mover counts
}

const places = new Set(['from', 'to', 'partner']); // arguments that are such

const loaders = import.meta.glob<Table>('./said/*.ts', { import: 'default' });
const tables = new Map<string, Promise<Table>>();

function tableOf(code: string): Promise<Table> {
  let table = tables.get(code);
  if (!table) {
    table = loaders[`./said/${code}.ts`]!();
    tables.set(code, table);
    table.catch(() => tables.delete(code)); // tried again with the next message
  }
  return table;
}

// The number that decides the plural form: `count`, or else the first whole number among the arguments.
function countOf({ args }: Message): number | null {
  const whole = [args.count, ...Object.values(args)].find((value) => Number.isInteger(value));
  return (whole as number | undefined) ?? null;
}

class Speaker {
  constructor(
    private readonly language: Language,
    private readonly table: Table,
    private readonly about: About,
  ) {}

  sentence(message: Message): string {
    const { code, args } = message;
    const sentence = find(this.table, this.language, code, countOf(message), printSpoken()) ?? code;
    return fill(sentence, this.language, (name) => {
      const value = args[name];
      if (value === undefined) return undefined;
      if (code === 'option.refused' && name === 'option') return this.option(String(value));
      if (this.about.place && typeof value === 'number' && places.has(name)) return String(this.about.place(value));
      return this.value(value);
    });
  }

  private value(value: MessageValue): string {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : decimal(value, 3);
    if (Array.isArray(value)) {
      return new Intl.ListFormat(this.language.lists).format(value.map((one) => this.value(one)));
    }
    if ('any' in value) return new Intl.ListFormat(this.language.lists, { type: 'disjunction' }).format(value.any);
    if ('notation' in value) return this.about.spoken ? spokenPlay(value.notation) : value.notation;
    if ('dice' in value) return this.about.spoken ? list(value.dice.map(number)) : value.dice.join('-');
    return 'code' in value ? this.sentence(value) : this.seat(value.seat);
  }

  private seat(seat: number): string {
    const { game, players } = this.about;
    const name = players?.find((player) => player.seat === seat)?.name;
    if (name) return name;
    const called = game ? textOr(`editor.seat.${game}.${seat}`, '') : '';
    return called || this.sentence({ code: 'player.number', args: { seat } });
  }

  private option(name: string): string {
    return textOr(`option.${this.about.game}.${name}.title`, name);
  }
}

// What happened, in sentences.
export function toldText(said: readonly Message[], about: About = {}): string {
  const speaker = new Speaker(language(), texts(), about);
  return said.map((message) => speaker.sentence(message)).join(' ');
}

// What a play did, movement by movement: "enters, moves 1".
export function stepsText(steps: readonly Message[], about: About = {}): string {
  const speaker = new Speaker(language(), texts(), about);
  const words = steps.map((step) => speaker.sentence(step));
  return new Intl.ListFormat(language().lists, { type: 'unit', style: 'short' }).format(words);
}

// As it stands in the catalogue: refusals begin small and have no full stop, because in the terminal they follow something.
export async function messageText(message: Message, about: About = {}): Promise<string> {
  const wanted = language();
  return new Speaker(wanted, await tableOf(wanted.code), about).sentence(message);
}

// What a gesture or a hint does, hop by hop: "from 8 to 5 and from 6 to 5".
export async function hopsText(told: readonly Message[]): Promise<string> {
  return list(await Promise.all(told.map((message) => messageText(message))));
}

// The same as a sentence of its own; where its text cannot be fetched, that is what is said.
export async function messageSentence(message: Message, about: About = {}): Promise<string> {
  try {
    return asSentence(await messageText(message, about));
  } catch {
    return t('app.unreachable');
  }
}

export function asSentence(text: string): string {
  const first = text.charAt(0).toLocaleUpperCase(language().code);
  return first + text.slice(1) + (/[.!?…؟]\u2069*$/.test(text) ? '' : '.');
}

// Why something could not be done: what the core has refused, or else that something is out of reach.
export async function problemText(problem: unknown, about: About = {}, unreachable = t('app.unreachable')): Promise<string> {
  return problem instanceof CoreError ? messageSentence(problem.reason, about) : unreachable;
}
