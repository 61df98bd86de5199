// The part of the build that makes the app work offline: writes sw.js with the names of all files of the app, and a mark of the
// release, which changes with any of them, into it and into the page. Files of bots, which are fetched when they are needed
// (src/core/files.ts), are named apart.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const isForBots = (name: string): boolean => /\.(fourbook|fournets?|fourtab)$/.test(name);

export function offline(): Plugin {
  return {
    name: 'fourfold-offline',
    apply: 'build',
    enforce: 'post', // when the page is there
    generateBundle(_options, bundle) {
      const folder = new URL('../public/', import.meta.url);
      const worker = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const still = readdirSync(folder).sort();
      const names = ['./', ...still.map((name) => `./${name}`)];
      const later: string[] = [];
      const hash = createHash('sha256').update(worker);
      for (const name of still) hash.update(name).update(readFileSync(new URL(name, folder)));
      for (const name of Object.keys(bundle).sort()) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        if (!name.endsWith('.html')) (isForBots(name) ? later : names).push(`./${name}`);
      }
      const release = hash.digest('hex').slice(0, 16);
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !String(page.source).includes('RELEASE')) this.error('there is no page to mark with its release');
      page.source = String(page.source).replace('RELEASE', release);
      const source = worker
        .replace("'RELEASE'", `'${release}'`)
        .replace('= FILES', `= ${JSON.stringify(names)}`)
        .replace('= LATER', `= ${JSON.stringify(later)}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
