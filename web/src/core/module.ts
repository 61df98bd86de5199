// Loads the core and talks to it: requests and answers are JSON texts that are laid into the module's memory and read from it
// (src/api/door_main.cpp). Runs in the worker, and under node in tests.
import { CoreError } from './refusal';
import type { Message } from './types';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  door_request(size: number): number;
  door_file(size: number): number;
  door_answer(): number;
  door_answer_size(): number;
}

// The bytes of a file go with the request that speaks of it.
export type Ask = (request: object, file?: Uint8Array) => unknown;

const noSuchThing = 8; // WASI's "bad file descriptor": the core reads and writes no files
const notGiven = 29; // WASI's "input or output error"

// The few things of a system that the core's libraries ask for. Random bytes are the browser's own.
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const data = () => new DataView(memory().buffer);
  return {
    fd_close: () => 0,
    fd_seek: () => noSuchThing,
    fd_read: () => noSuchThing,
    fd_write: () => noSuchThing,
    fd_fdstat_get: () => noSuchThing,
    fd_prestat_get: () => noSuchThing,
    fd_prestat_dir_name: () => noSuchThing,
    environ_get: () => 0,
    environ_sizes_get(count: number, size: number) {
      data().setUint32(count, 0, true);
      data().setUint32(size, 0, true);
      return 0;
    },
    clock_time_get(_clock: number, _precision: bigint, out: number) {
      data().setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    // A browser that gives none must not end in the middle of the core: it then refuses to draw dice.
    random_get(at: number, size: number) {
      try {
        crypto.getRandomValues(new Uint8Array(memory().buffer, at, size));
        return 0;
      } catch {
        return notGiven;
      }
    },
    proc_exit(code: number) {
      throw new Error(`the core stopped with ${code}`);
    },
  };
}

// `hurried` is asked while a bot thinks: true means that it should answer with what it knows by now.
export async function loadModule(source: Response | BufferSource, hurried = () => false): Promise<Ask> {
  let exports: Exports | undefined;
  const imports = {
    wasi_snapshot_preview1: system(() => exports!.memory),
    page: { hurried: () => (hurried() ? 1 : 0) },
  };
  const { instance } =
    source instanceof Response
      ? await WebAssembly.instantiateStreaming(source, imports)
      : await WebAssembly.instantiate(source, imports);
  const core = instance.exports as unknown as Exports;
  exports = core;
  core._initialize();

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request, file) => {
    if (file) {
      const laid = core.door_file(file.length);
      new Uint8Array(core.memory.buffer, laid, file.length).set(file);
    }
    const bytes = encoder.encode(JSON.stringify(request));
    const place = core.door_request(bytes.length);
    new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
    const answered = core.door_answer();
    const text = decoder.decode(new Uint8Array(core.memory.buffer, answered, core.door_answer_size()));
    const reply = JSON.parse(text) as { answer?: unknown; refused?: Message };
    if (reply.refused !== undefined) throw new CoreError(reply.refused);
    return reply.answer;
  };
}
