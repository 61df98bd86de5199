// How a sentence is found in a table of texts and its places are filled in, for what the page says and for what the core says. The
// terminal does the same (src/sentences/catalogue.cpp).
import type { Language } from './languages';

export type Table = Record<string, string>;

// The text of a key; with a number, in the form that the number takes in the language. In the words of a print, where it has any:
// key@botanica calls the sides blue and green.
export function find(
  table: Table,
  language: Language,
  key: string,
  count: number | null,
  print = '',
): string | undefined {
  const own = print === '' ? undefined : formOf(table, language, `${key}@${print}`, count);
  return own ?? formOf(table, language, key, count);
}

function formOf(table: Table, { code }: Language, key: string, count: number | null): string | undefined {
  if (count !== null) {
    const form = table[`${key}.${new Intl.PluralRules(code).select(count)}`] ?? table[`${key}.other`];
    if (form !== undefined) return form;
  }
  return table[key];
}

// A place for which there is no value stays as it is written. One that names clauses, {§BG-6, BG-11}, is for those who write plays in
// the terminal and look them up in docs/rules: a page says nothing there.
export function fill(sentence: string, { direction }: Language, valueOf: (name: string) => string | undefined): string {
  return sentence.replace(/\{(?:§[^}]*|(\w+))\}/g, (place, name?: string) => {
    if (name === undefined) return '';
    const text = valueOf(name);
    if (text === undefined) return place;
    // Names and notation keep their own direction inside a right-to-left sentence.
    return direction === 'rtl' ? `\u2068${text}\u2069` : text;
  });
}

// Without the marks that keep what is put into a sentence in its own direction: for what is kept and read in other languages,
// too, such as the name of a player.
export const withoutDirection = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
