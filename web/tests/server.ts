// The real program, serving the real app, and what people may have set in a browser that looks at it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = new URL('../../build/release/fourfold', import.meta.url).pathname;

export interface Server {
  address: string;
  stop(): Promise<void>;
}

export function startServer(): Promise<Server> {
  const server = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve({ address, stop });
    });
    server.on('exit', (code) => reject(new Error(`fourfold serve ended with ${code}`)));
  });
}

// See src/settings. Tests are in no mood for animations unless they are about them.
export const brisk = { animation: 'off', autoForced: true, autoRoll: true, soundAsked: true };
