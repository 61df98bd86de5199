// Every preset, option and value that the core knows is explained in plain words.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreOver } from '../core/client';
import { loadModule } from '../core/module';
import options from '../../../texts/en/options.json';
import rules from '../../../texts/en/rules.json';

const texts: Record<string, string> = { ...rules, ...options };
const wasm = new URL('../../../build/wasm/fourfold.wasm', import.meta.url);

test('every preset, option and value has its text', async () => {
  const ask = await loadModule(readFileSync(wasm));
  const core = coreOver(async (request) => ask(request));
  const wanted = (await core.games()).flatMap(({ name, presets, options, clauses }) => [
    ...presets.flatMap((preset) => [`preset.${name}.${preset.name}.title`, `preset.${name}.${preset.name}.meaning`]),
    ...options.flatMap((option) => [
      `option.${name}.${option.name}.title`,
      `option.${name}.${option.name}.meaning`,
      ...option.choices.map((value) => `value.${name}.${option.name}.${value}`),
    ]),
    ...clauses.flatMap((clause) => [`clause.${name}.${clause}.title`, `clause.${name}.${clause}.text`]),
  ]);
  expect(wanted.filter((key) => !(key in texts))).toEqual([]);
});
