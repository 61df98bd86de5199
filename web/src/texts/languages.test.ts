// Every language says everything that English says, with the same places to fill in and the plural forms that it needs.
import { describe, expect, it } from 'vitest';
import { languages } from './languages';

const folder = '../../../texts';
const files = import.meta.glob<Record<string, string>>('../../../texts/*/*.json', { eager: true, import: 'default' });
const areas = Object.keys(files)
  .filter((path) => path.startsWith(`${folder}/en/`))
  .map((path) => path.slice(`${folder}/en/`.length));

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

// Keys with plural forms once, without the form; what ends in .other and has no other form is an ordinary key.
function stems(texts: Record<string, string>): Map<string, string[]> {
  const plural = (key: string) => {
    const [stem, form] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
    return forms.includes(form) && `${stem}.other` in texts && forms.some((one) => one !== 'other' && `${stem}.${one}` in texts)
      ? stem
      : key;
  };
  const found = new Map<string, string[]>();
  for (const [key, text] of Object.entries(texts)) {
    found.set(plural(key), [...(found.get(plural(key)) ?? []), text]);
  }
  return found;
}

function places(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []))].sort();
}

describe.each(languages.filter((language) => language.code !== 'en'))('$name', ({ code }) => {
  it.each(areas)('%s is complete', (area) => {
    const english = stems(files[`${folder}/en/${area}`]!);
    const texts = files[`${folder}/${code}/${area}`] ?? {};
    const own = stems(texts);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, sentences] of english) {
      expect(places(own.get(key)!), key).toEqual(places(sentences));
      expect(own.get(key)!.every((sentence) => sentence.trim() !== ''), key).toBe(true);
    }
  });

  it('has the plural forms that it needs', () => {
    // Nothing at a table is counted beyond a thousand.
    const rules = new Intl.PluralRules(code);
    const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
    const all = Object.assign({}, ...areas.map((area) => files[`${folder}/${code}/${area}`] ?? {})) as Record<string, string>;
    const english = Object.assign({}, ...areas.map((area) => files[`${folder}/en/${area}`])) as Record<string, string>;
    for (const key of Object.keys(english).filter((one) => one.endsWith('.one'))) {
      const stem = key.slice(0, -'.one'.length);
      if (!(`${stem}.other` in english)) continue;
      for (const form of needed) expect(all, stem).toHaveProperty([`${stem}.${form}`]);
    }
  });
});

// The singular and the dual are words that say their number themselves.
it('Arabic never writes a figure for one or two', () => {
  for (const [path, texts] of Object.entries(files).filter(([name]) => name.startsWith(`${folder}/ar/`))) {
    for (const [key, text] of Object.entries(texts)) {
      if (/\.(one|two)$/.test(key)) expect(text, `${path} ${key}`).not.toContain('{count}');
    }
  }
});

// French sets a space before these marks, and no line begins with one of them.
it('French keeps its marks with their words', () => {
  for (const [path, texts] of Object.entries(files).filter(([name]) => name.startsWith(`${folder}/fr/`))) {
    for (const [key, text] of Object.entries(texts)) expect(text, `${path} ${key}`).not.toMatch(/« | [:;?!»](?![^\s".)»])/);
  }
});

// The terminal reads them all into one catalogue.
it.each(languages)('no two texts of $name have the same key', ({ code }) => {
  const keys = Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/${code}/`))
    .flatMap(([, texts]) => Object.keys(texts));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
