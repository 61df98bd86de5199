import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, statSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { fallback } from './fallback/plugin';
import { offline } from './offline/plugin';

// In development Vite puts styles into the page itself, which the policy of the built app forbids.
const developedFreely: Plugin = {
  name: 'fourfold-developed-freely',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

// The face of titles travels with its licence, as that asks for.
const licences: Plugin = {
  name: 'fourfold-licences',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('node_modules/@fontsource/alegreya/LICENSE', import.meta.url));
    this.emitFile({ type: 'asset', fileName: 'alegreya-licence.txt', source });
  },
};

// For telling how much of it has come. Parts of the app are tested without it.
const coreBytes = statSync(new URL('../build/wasm/fourfold.wasm', import.meta.url), { throwIfNoEntry: false })?.size ?? 0;

// Addresses are relative, so that the built folder works under any path of any web host.
export default defineConfig({
  base: './',
  define: { coreBytes: String(coreBytes) },
  plugins: [svelte(), fallback(), licences, offline(), developedFreely],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0 },
});
