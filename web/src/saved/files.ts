// Files to keep and to take up: their names, how they are handed to the browser, and the text in them.
import type { GameName } from '../core/types';

export function fileName(game: GameName, names: string[], begun: number, ending: string): string {
  const date = new Date(begun).toISOString().slice(0, 10);
  const people = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '')).filter(Boolean);
  return `${[game, ...people, date].join('-')}.${ending}`;
}

// The text of a file in whichever of the usual encodings; older programs write Windows' own.
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
