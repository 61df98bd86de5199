import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline/plugin';

// Addresses are relative, so that the built folder works under any path of any web host.
export default defineConfig({
  base: './',
  plugins: [svelte(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0 },
});
