// The texts of the page in the language that was chosen. Texts are in <language>/<area>.json beside this file: flat
// keys to sentences with {places}; plural forms are key.one, key.other and so on, as Intl.PluralRules names them.
// English is always there and answers for what another language lacks; the others are fetched when they are asked for.

export type Values = Record<string, string | number>;
type Table = Record<string, string>;

export interface Language {
  code: string;
  name: string; // as its speakers write it
  direction: 'ltr' | 'rtl';
  numbers: string; // the locale for numbers; the digits are those printed on the boards
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr', numbers: 'en' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', numbers: 'de' },
  { code: 'fr', name: 'Français', direction: 'ltr', numbers: 'fr' },
  { code: 'es', name: 'Español', direction: 'ltr', numbers: 'es' },
  { code: 'ar', name: 'العربية', direction: 'rtl', numbers: 'ar-u-nu-latn' },
];

const englishFiles = import.meta.glob<Table>('./en/*.json', { eager: true, import: 'default' });
const english: Table = Object.assign({}, ...Object.values(englishFiles));
const files = import.meta.glob<Table>(['./*/*.json', '!./en/*.json'], { import: 'default' });

const first = languages[0]!;
let current = $state.raw<Language>(first);
let table = $state.raw<Table>(english);

function filesOf(code: string): (() => Promise<Table>)[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./${code}/`))
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

let asked = 0;

// Changes the language; the page keeps the old one until the texts are here. If they cannot be fetched, nothing
// changes.
export async function setLanguage(code: string): Promise<void> {
  const wanted = available().find((one) => one.code === code) ?? first;
  const turn = ++asked;
  const parts = await Promise.all(filesOf(wanted.code).map((load) => load()));
  if (turn !== asked) return; // another language was asked for meanwhile
  table = Object.assign({}, english, ...parts);
  current = wanted;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = wanted.code;
    document.documentElement.dir = wanted.direction;
  }
}

export function number(value: number): string {
  return new Intl.NumberFormat(current.numbers).format(value);
}

// "a, b and c"
export function list(items: string[]): string {
  return new Intl.ListFormat(current.code, { type: 'conjunction' }).format(items);
}

// The number that decides the plural form: `count`, or else the first number among the values.
function countOf(values: Values): number | null {
  if (typeof values.count === 'number') return values.count;
  for (const value of Object.values(values)) if (typeof value === 'number') return value;
  return null;
}

function find(key: string, values: Values): string | undefined {
  const count = countOf(values);
  if (count !== null) {
    const form = table[`${key}.${new Intl.PluralRules(current.code).select(count)}`] ?? table[`${key}.other`];
    if (form !== undefined) return form;
  }
  return table[key];
}

function put(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    const text = typeof value === 'number' ? number(value) : value;
    // Names and notation keep their own direction inside a right-to-left sentence.
    return current.direction === 'rtl' ? `\u2068${text}\u2069` : text;
  });
}

// The text of a key with the values put in its places; the key itself if nobody has written it.
export function t(key: string, values: Values = {}): string {
  return put(find(key, values) ?? key, values);
}

// The same with a text for when the key does not exist: what the core calls a thing in English.
export function textOr(key: string, otherwise: string, values: Values = {}): string {
  return put(find(key, values) ?? otherwise, values);
}
