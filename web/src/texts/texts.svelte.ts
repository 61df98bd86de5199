// The texts of the page in the language that was chosen. Texts are in texts/<language>/<area>.json, beside web/, because the
// terminal has them, too: flat keys to sentences with {places}; plural forms are key.one, key.other and so on, as Intl.PluralRules
// names them. What happens at a table (messages-told.json) is fetched with the first table, what else the core says when it speaks
// (messages.ts), and what only the terminal says never.
// English is always there and answers for what another language lacks, that of the lessons with the first of them; the others
// are fetched when they are asked for.
import { languages, type Language } from './languages';
import { fill, find, type Table } from './sentences';

export type Values = Record<string, string | number>;

const englishFiles = import.meta.glob<Table>('../../../texts/en/{app,boards*,box*,editor,games,options,rules}.json', {
  eager: true,
  import: 'default',
});
const english: Table = Object.assign({}, ...Object.values(englishFiles));
const pageFiles = import.meta.glob<Table>(
  ['../../../texts/*/{app,boards*,box*,editor,games,learn,options,rules}.json', '!../../../texts/en/*.json'],
  { import: 'default' },
);
const toldFiles = import.meta.glob<Table>('../../../texts/*/messages-told.json', { import: 'default' });

const first = languages[0]!;
let current = $state.raw<Language>(first);
let table = $state.raw<Table>(english);
let tells = false; // what happens at a table is to be among the texts
let told = false; // and is

// The English of a part of the page that is fetched by itself comes with it.
export function addEnglish(part: Table): void {
  Object.assign(english, part);
  table = { ...part, ...table };
}

function filesOf(code: string): (() => Promise<Table>)[] {
  return Object.entries(tells ? { ...pageFiles, ...toldFiles } : pageFiles)
    .filter(([path]) => path.includes(`/texts/${code}/`))
    .map(([, load]) => load);
}

// Languages that have texts, English first.
export function available(): Language[] {
  return languages.filter((one) => one.code === 'en' || filesOf(one.code).length > 0);
}

// The first available language among those a person prefers (navigator.languages).
export function preferred(wishes: readonly string[]): string {
  const codes = available().map((one) => one.code);
  for (const wish of wishes) {
    const code = wish.toLowerCase().split('-')[0]!;
    if (codes.includes(code)) return code;
  }
  return 'en';
}

export function language(): Language {
  return current;
}

// Every text of the page.
export function texts(): Table {
  return table;
}

let wanted = first; // what was asked for last
let latest: Promise<void> = Promise.resolve(); // until it is here

// Changes the language; the page keeps the old one until the texts are here. If they cannot be fetched, nothing
// changes.
export function setLanguage(code: string): Promise<void> {
  wanted = available().find((one) => one.code === code) ?? first;
  return fetchTexts();
}

// From now on what happens at a table can be told, in whichever language.
export async function fetchTold(): Promise<void> {
  tells = true;
  if (!told) await fetchTexts();
}

function fetchTexts(): Promise<void> {
  const here = fetchedTexts(wanted, tells, () => latest === here);
  latest = here;
  return here;
}

async function fetchedTexts(language: Language, withTold: boolean, isLatest: () => boolean): Promise<void> {
  const own = language === first ? [] : filesOf(language.code);
  try {
    const parts = await Promise.all([...filesOf(first.code), ...own].map((load) => load()));
    if (!isLatest()) return latest; // something else was asked for meanwhile
    table = Object.assign({}, english, ...parts);
  } catch (problem) {
    if (isLatest()) wanted = current;
    throw problem;
  }
  told = withTold;
  current = language;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
  }
}

export function number(value: number): string {
  return new Intl.NumberFormat(current.numbers).format(value);
}

// "0.250", "0,250"
export function decimal(value: number, places: number): string {
  return new Intl.NumberFormat(current.numbers, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value);
}

// "a, b and c"
export function list(items: string[]): string {
  return new Intl.ListFormat(current.lists, { type: 'conjunction' }).format(items);
}

// The number that decides the plural form: `count`, or else the first number among the values.
function countOf(values: Values): number | null {
  if (typeof values.count === 'number') return values.count;
  for (const value of Object.values(values)) if (typeof value === 'number') return value;
  return null;
}

let print = $state('');

// From now on texts are in the words of the print that lies on the table, wherever they have any, until the function that is
// returned is called.
export function inWordsOf(theme: string): () => void {
  print = theme;
  return () => (print = '');
}

// The print whose words are spoken; none where no board lies on the table.
export function printSpoken(): string {
  return print;
}

function found(key: string, values: Values): string | undefined {
  return find(table, current, key, countOf(values), print);
}

function put(sentence: string, values: Values): string {
  return fill(sentence, current, (name) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : value;
  });
}

// The text of a key with the values put in its places; the key itself if nobody has written it.
export function t(key: string, values: Values = {}): string {
  return put(found(key, values) ?? key, values);
}

// The same with a text for when the key does not exist: what the core calls a thing in English.
export function textOr(key: string, otherwise: string, values: Values = {}): string {
  return put(found(key, values) ?? otherwise, values);
}
