// Every page of the app by the first word of its address. Home is there at once, the others are fetched when they are
// gone to. A page gets what follows in the address as `rest`. Links to a page are shown only where `exists` says so.
import type { Component } from 'svelte';
import Home from '../home/Home.svelte';

export type Page = Component<{ rest: string[] }>;

// A page that needs nothing of the address.
const plain = (page: Component<Record<string, never>>): { default: Page } => ({ default: page as unknown as Page });

const pages: Record<string, () => Promise<{ default: Page }>> = {
  '': async () => plain(Home),
  box: () => import('../box/BoxPage.svelte'),
  new: () => import('../setup/SetupPage.svelte'),
  table: () => import('../table/TablePage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  edit: () => import('../editor/EditorPage.svelte'),
  saved: async () => plain((await import('../saved/SavedPage.svelte')).default),
  settings: async () => plain((await import('../settings/SettingsPage.svelte')).default),
};

export function exists(name: string): boolean {
  return name in pages;
}

export function pageNamed(name: string): Promise<{ default: Page }> {
  return pages[name]!();
}
