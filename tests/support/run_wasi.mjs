// Runs a WASI program under node with the whole file system in reach: node run_wasi.mjs PROGRAM.wasm [argument ...]
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { WASI } from 'node:wasi';

// While a program runs for long, node 20 throws away the compiled form of the script that waits for it, and dies on the way back
// into it, after the last test. It also dies where a program asks for memory while garbage is being marked bit by bit.
setFlagsFromString('--no-flush-bytecode');
setFlagsFromString('--no-incremental-marking');

const [program, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...rest], env: {}, preopens: { '/': '/' } });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
