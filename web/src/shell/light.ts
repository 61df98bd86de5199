// Day or night: what was chosen, or what the system says, written on the document for the style sheet.
import { settings } from '../settings/settings.svelte';
import { setNight } from './night.svelte';

const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

export function lightUp(): void {
  const dark = settings.light === 'dark' || (settings.light === 'system' && system?.matches === true);
  setNight(dark);
  document.documentElement.dataset.light = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#241d19' : '#efe7d8');
}

system?.addEventListener('change', lightUp);
