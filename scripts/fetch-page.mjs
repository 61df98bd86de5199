// Fetches the whole browser app as a browser might: the page, and every file that it or one of its files names.
// node fetch-page.mjs ADDRESS
const page = new URL('/', process.argv[2]).href;
const types = { js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };

async function fetched(address) {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = types[address.split('.').at(-1)] ?? 'text/html';
  const got = answer.headers.get('content-type') ?? 'nothing';
  if (!answer.ok || !got.startsWith(type) || bytes.length === 0) {
    throw new Error(`${address}: ${answer.status}, ${got}, ${bytes.length} bytes; ${type} was expected`);
  }
  return bytes;
}

const seen = new Set([page]);
let cores = 0;
for (const address of seen) {
  const bytes = await fetched(address);
  if (address.endsWith('.wasm')) {
    if (!WebAssembly.validate(bytes)) throw new Error(`${address} is no WebAssembly`);
    cores += 1;
  } else {
    // Built files carry a hash in their names. They are named from where they are named, or, in lists, from the page.
    for (const [, name] of bytes.toString().matchAll(/["'`(]([\w./-]+-[\w-]{8}\.(?:js|css|wasm))["'`)]/g)) {
      seen.add(new URL(name, name.startsWith('assets/') ? page : address).href);
    }
  }
}
if (cores === 0) throw new Error('no file of the page names the core');
console.log(`${page} serves the page and the ${seen.size - 1} files it is made of, the core among them.`);
