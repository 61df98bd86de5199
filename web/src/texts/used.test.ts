// Every text of the page is said somewhere: its key stands in the source, or the source puts it together of names that stand
// there. What the core and the terminal say, in files of their own, is looked after by tests/sentences.
import { expect, test } from 'vitest';

const together = (sources: Record<string, string>): string => Object.values(sources).join('\n');

const files = import.meta.glob<Record<string, string>>(
  ['../../../texts/en/*.json', '!../../../texts/en/{messages,reasons,terminal}*.json'],
  { eager: true, import: 'default' },
);
const page = together(
  import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '../../fallback/*', '!../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
// The names of options, presets, words, clauses and bots are the core's, and so are a few sentences beside them.
const core = together(
  import.meta.glob<string>('../../../src/{rules,notation,players,records,sentences}/**/*.{h,cpp}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const named = new Set([...`${page}\n${core}`.matchAll(/['"`]([\w.+-]+)['"`]/g)].map(([, key]) => key!));
const words = new Set(`${page}\n${core}`.match(/[A-Za-z]+/g));

// `box.${box}.${game}.found` finds what begins and ends so; endings that many keys have are added to a key that is named:
// t(`${key}.you`).
const patterns = [...page.matchAll(/`((?:[\w.+-]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g)]
  .map(([, template]) => template!.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
  .filter((parts) => parts.length > 1 && parts.join('').includes('.'));
const endings = patterns.filter((parts) => parts.length === 2 && parts[0] === '' && parts[1]!.startsWith('.')).map((parts) => parts[1]!);
const families = patterns
  .filter((parts) => parts[0]!.includes('.'))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.+]/g, '\\$&')).join('(.+)')}$`));

const isSaid = (key: string): boolean =>
  named.has(key) ||
  endings.some((ending) => key.endsWith(ending) && named.has(key.slice(0, -ending.length))) ||
  families.some((family) => {
    const names = family.exec(key)?.slice(1);
    return names?.every((name) => (name.match(/[A-Za-z]+/g) ?? []).every((word) => words.has(word)));
  });

test.each(Object.keys(files))('%s has no text that nobody says', (path) => {
  // Without the print in whose words it is, and without its plural form.
  const keys = Object.keys(files[path]!).map((key) => key.replace(/@\w+/, ''));
  const unused = keys.filter((key) => !isSaid(key) && !isSaid(key.replace(/\.(zero|one|two|few|many|other)$/, '')));
  expect(unused).toEqual([]);
});
