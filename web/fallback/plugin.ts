// Puts into the page itself, in every language, what it says where the app cannot run: without JavaScript, and when its program
// does not come or is not understood (see public/not-started.js). The sentences are those of the app (../texts).
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../src/texts/languages';

type Texts = Record<string, string>;

function textsOf(code: string): Texts {
  return JSON.parse(readFileSync(new URL(`../../texts/${code}/app.json`, import.meta.url), 'utf8')) as Texts;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function inEveryLanguage(tag: string, inside: (texts: Texts) => string): string {
  return languages
    .map(({ code, direction }) => `<${tag} lang="${code}" dir="${direction}">${inside(textsOf(code))}</${tag}>`)
    .join('\n');
}

function notStarted(texts: Texts): string {
  const [title, reason, ...tries] = ['title', 'page', 'reload', 'browser', 'blocked'].map((key) => escaped(texts[`start.${key}`]!));
  const list = tries.map((one) => `<li>${one}</li>`).join('');
  return `<div class="page"><div class="card"><h1>${title}</h1><p>${reason}</p><ul>${list}</ul></div></div>`;
}

export function fallback(): Plugin {
  return {
    name: 'fourfold-fallback',
    transformIndexHtml: (page) =>
      page
        .replace('<!-- not started -->', () => inEveryLanguage('div', notStarted))
        .replace('<!-- no script -->', () => inEveryLanguage('p', (texts) => escaped(texts['start.noscript']!))),
  };
}
