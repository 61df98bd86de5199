// WebKit by its WebDriver: Debian's WebKitWebDriver runs WebKitGTK's own small browser on a screen of its own, Xvfb, and is asked
// over HTTP as the W3C's WebDriver says.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { wait } from './player';
import type { Window } from './walk';

const patience = 30_000; // milliseconds for one answer

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

// A screen that nobody looks at; it says on its fourth channel which number it has.
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

interface Failure {
  error: string;
  message: string;
}

async function ask(address: string, body?: object, method = 'POST'): Promise<unknown> {
  const reply = await fetch(address, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(patience) });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value;
  const { error, message } = value as Failure;
  throw new Error(`${address}: ${error}: ${message}`);
}

async function openSession(driver: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { sessionId } = (await ask(`${driver}/session`, { capabilities: {} })) as { sessionId: string };
      return `${driver}/session/${sessionId}`;
    } catch (refusal) {
      // Until the driver listens.
      if (tries === 100 || !(refusal instanceof TypeError)) throw refusal;
      await wait(100);
    }
  }
}

function windowOf(session: string): Window {
  const click = (x: number, y: number) => [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return {
    evaluate: (see, argument) =>
      ask(`${session}/execute/sync`, { script: `return (${see})(...arguments)`, args: [argument ?? null] }) as never,
    mouse: {
      async click(x, y) {
        await ask(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions: click(x, y) }] });
      },
    },
    goto: (url) => ask(`${session}/url`, { url }),
    reload: () => ask(`${session}/refresh`, {}),
  };
}

export async function inWebKit(visit: (window: Window) => Promise<void>): Promise<void> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  try {
    const session = await openSession(`http://127.0.0.1:${port}`);
    try {
      await visit(windowOf(session));
    } finally {
      await ask(session, undefined, 'DELETE');
    }
  } finally {
    driver.kill();
    screen.kill();
  }
}
