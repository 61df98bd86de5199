// Two releases of the app as a web host has them one after the other: the second is the first with another mark, other names of
// files and another title, so that no file of the one is among those of the other.
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const built = new URL('../../build/web/', import.meta.url);

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

// Path from the root to content.
// What every first page says, by which a person can tell the releases apart.
const line = JSON.parse(readFileSync(new URL('../../texts/en/app.json', import.meta.url), 'utf8'))['home.line'] as string;

export type Release = Map<string, Buffer>;

export function builtRelease(): Release {
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`;
      return [file.slice(built.pathname.length - 1).replace('//', '/'), readFileSync(file)];
    }),
  );
}

export function markOf(release: Release): string {
  return /name="fourfold-release" content="(\w+)"/.exec(release.get('/index.html')!.toString())![1]!;
}

export function nextRelease(release: Release, mark: string): Release {
  const named = [...release.keys()].filter((path) => path.startsWith('/assets/')).map((path) => path.slice('/assets/'.length));
  const renamed = (text: string) =>
    named.reduce((changed, name) => changed.replaceAll(name, name.replace(/(?=\.[^.]+$)/, mark)), text);
  const changed = (path: string, content: Buffer) => {
    if (!['.css', '.html', '.js'].includes(extname(path))) return content;
    const text = renamed(content.toString()).replaceAll(markOf(release), mark);
    return Buffer.from(text.replaceAll(line, `Release ${mark}.`));
  };
  return new Map([...release].map(([path, content]) => [renamed(path), changed(path, content)]));
}

export interface Host {
  address: string;
  release: Release; // what is served now, and nothing else
  close(): void;
}

export async function openHost(release: Release): Promise<Host> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url!, 'http://host').pathname.replace(/\/$/, '/index.html');
    const content = host.release.get(path);
    reply.writeHead(content ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain', 'Cache-Control': 'no-cache' });
    reply.end(content ?? 'not here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    release,
    close: () => void server.close(),
  };
  return host;
}
