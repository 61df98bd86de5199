// Packs the built app for the program: node embed.mjs APP_FOLDER OUT_FOLDER
// Every file is compressed once, here; assets.cpp names them all and takes their bytes in with the assembler's .incbin, which
// compiles in a moment whatever their size.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.fourbook': 'text/plain; charset=utf-8',
  '.fournet': 'application/octet-stream',
  '.fournets': 'application/octet-stream',
  '.fourtab': 'application/octet-stream',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const [app, out] = process.argv.slice(2).map((folder) => resolve(folder));
const packed = join(out, 'packed');
rmSync(packed, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });

const files = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();

let bytes = '';
let names = '';
let entries = '';
files.forEach((file, i) => {
  const path = '/' + relative(app, file).replaceAll('\\', '/');
  const type = types[extname(file)];
  if (!type) throw new Error(`${path}: what type of file is ${extname(file) || 'one without an ending'}? Add it to embed.mjs.`);
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const gzip = gzipSync(content, { level: 9 });
  const place = join(packed, `${hash}.gz`);
  writeFileSync(place, gzip);
  // Vite puts files whose names carry a hash into assets/.
  const hashed = path.startsWith('/assets/');
  bytes += `    "fourfold_asset_${i}: .incbin \\"${place}\\"\\n"\n`;
  names += `extern "C" const std::uint8_t fourfold_asset_${i}[];\n`;
  entries += `    {"${path}", "${type}", "${hash}", ${hashed}, {fourfold_asset_${i}, ${gzip.length}}, ${content.length}},\n`;
});

const source = `// The browser app, packed by web/scripts/embed.mjs.
#include "server/site.h"

asm(".pushsection .rodata\\n"
${bytes}    ".popsection\\n");

${names}
namespace fourfold::server {

std::span<const Asset> embedded_assets() {
  static const Asset assets[] = {
${entries}  };
  return assets;
}

}  // namespace fourfold::server
`;
writeFileSync(join(out, 'assets.cpp'), source);
console.log(`${files.length} files of the browser app packed`);
