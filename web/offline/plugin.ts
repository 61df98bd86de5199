// The part of the build that makes the app work offline: writes sw.js with the names of all files of the app.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'fourfold-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folder = new URL('../public/', import.meta.url);
      const still = readdirSync(folder).sort();
      const names = ['./', ...still.map((name) => `./${name}`)];
      const hash = createHash('sha256');
      for (const name of still) hash.update(readFileSync(new URL(name, folder)));
      for (const name of Object.keys(bundle).sort()) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        if (!name.endsWith('.html')) names.push(`./${name}`);
      }
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
        .replace('VERSION', hash.digest('hex').slice(0, 16))
        .replace('= FILES', `= ${JSON.stringify(names)}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
