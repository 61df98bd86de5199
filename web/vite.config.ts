import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline/plugin';

// In development Vite puts styles into the page itself, which the policy of the built app forbids.
const developedFreely: Plugin = {
  name: 'fourfold-developed-freely',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

// Addresses are relative, so that the built folder works under any path of any web host.
export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), developedFreely],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0 },
});
