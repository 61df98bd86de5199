// Files to keep: their names, and how they are handed to the browser.
import type { GameName } from '../core/types';

export function fileName(game: GameName, names: string[], begun: number, ending: string): string {
  const date = new Date(begun).toISOString().slice(0, 10);
  const people = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '')).filter(Boolean);
  return `${[game, ...people, date].join('-')}.${ending}`;
}

export function download(name: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has the file once the task of the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
