// Measures the browser app in Debian's Chromium: node web/scripts/measure.mjs, after make build, on an idle machine. Prints what
// docs/benchmarks.md tells: bytes that travel, times until something can be done, also on a slow line, frames while a bot decides;
// and, if there is one (scripts/build wasm speed), how fast the fixed work of the benchmarks goes as WebAssembly.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const program = new URL('../../build/release/fourfold', import.meta.url).pathname;
const server = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve) => {
  server.stdout.on('data', (bytes) => resolve(/http:\/\/\S+/.exec(bytes.toString())[0]));
});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });

// A line of 1.6 Mbit/s and 150 ms between the browser and the program, for all connections together: what a browser's own tools
// slow down does not include its workers.
async function slowLine() {
  const bytesPerMillisecond = 1.6e6 / 8 / 1000;
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  let free = 0; // when the line has carried everything before
  const server = createServer(async (request, reply) => {
    await wait(150);
    const found = await fetch(new URL(request.url, address), { headers: { 'accept-encoding': 'identity' } });
    const packed = gzipSync(Buffer.from(await found.arrayBuffer()));
    const headers = Object.fromEntries([...found.headers].filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding'));
    reply.writeHead(found.status, { ...headers, 'content-encoding': 'gzip', 'content-length': packed.length });
    for (let at = 0; at < packed.length && !reply.destroyed; at += 2048) {
      const part = packed.subarray(at, at + 2048);
      free = Math.max(free, performance.now()) + part.length / bytesPerMillisecond;
      await wait(free - performance.now());
      reply.write(part);
    }
    reply.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  return { at: `http://127.0.0.1:${server.address().port}/`, close: () => server.closeAllConnections() || server.close() };
}

// From the shelf to a table on such a line, for somebody who looks at the shelf for so long: when the shelf is there, and what is
// waited for from taking a box until there is something to choose, and from Play until there is a board.
async function slowVisit(reading) {
  const line = await slowLine();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const page = await context.newPage();
  const since = async (start, seen) => {
    await seen.waitFor({ timeout: 60_000 });
    return performance.now() - start;
  };
  const home = await since(performance.now(), (page.goto(line.at), page.locator('a.lid').first()));
  await page.waitForTimeout(reading);
  await page.locator('[data-box="cube"]').click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const choice = await since(performance.now(), play);
  await play.click();
  const board = await since(performance.now(), page.locator('path.space').first());
  await context.close();
  line.close();
  return [home, choice, board].map((time) => `${(time / 1000).toFixed(1)} s`);
}

async function visit(slower) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  page.on('response', async (response) => {
    if (!response.url().endsWith('.wasm')) return;
    bytes += Number((await response.allHeaders())['content-length'] ?? 0); // loaded by the worker, which the session does not see
  });
  const start = performance.now();
  await page.goto(address);
  await page.getByRole('link', { name: /Backgammon/ }).first().waitFor();
  const home = performance.now() - start;
  await page.getByRole('link', { name: /^Backgammon(?! Dice)/ }).first().click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.click();
  await page.locator('path.space').first().waitFor();
  const table = performance.now() - start;
  await page.waitForTimeout(1500);
  await context.close();
  return { home, table, bytes };
}

// Two bots play; the page counts its own frames.
async function frames(slower) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${address}#/new/backgammon`);
  await page.getByRole('button', { name: 'Change player 1' }).click();
  await page.getByRole('radio', { name: /Hazel/ }).first().check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('path.space').first().waitFor();
  await page.waitForTimeout(1500);
  const counted = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = [];
        let last = performance.now();
        const end = last + 10000;
        const frame = (now) => {
          gaps.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve({ frames: gaps.length, late: gaps.filter((gap) => gap > 34).length, longest: Math.max(...gaps) });
        };
        requestAnimationFrame(frame);
      }),
  );
  await context.close();
  return counted;
}

// A WASI program that only writes and reads the clock, run in a page; what it wrote.
async function written(program, slower) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const text = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const module = await WebAssembly.compile(bytes);
    let memory;
    let text = '';
    const data = () => new DataView(memory.buffer);
    const known = {
      fd_write(_file, pieces, count, out) {
        let size = 0;
        for (let i = 0; i < count; i++) {
          const at = data().getUint32(pieces + 8 * i, true);
          const length = data().getUint32(pieces + 8 * i + 4, true);
          text += new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
          size += length;
        }
        data().setUint32(out, size, true);
        return 0;
      },
      clock_time_get(_clock, _precision, out) {
        data().setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      },
      proc_exit() {
        throw new Error('over');
      },
    };
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = known[name] ?? (() => 8);
    const instance = await WebAssembly.instantiate(module, imports);
    ({ memory } = instance.exports);
    try {
      instance.exports._start();
    } catch (problem) {
      if (problem.message !== 'over') throw problem;
    }
    return text;
  }, readFileSync(program).toString('base64'));
  await context.close();
  return text;
}

const speed = new URL('../../build/wasm/speed.wasm', import.meta.url).pathname;
if (existsSync(speed)) console.log(await written(speed, 1));

for (const slower of [1, 4]) {
  const runs = [await visit(slower), await visit(slower), await visit(slower)].sort((a, b) => a.table - b.table);
  const { home, table, bytes } = runs[1];
  console.log(`processor ${slower} times slower: first page ${home.toFixed(0)} ms, a board to play on ${table.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`);
  const { frames: all, late, longest } = await frames(slower);
  console.log(`  two bots playing for 10 s: ${all} frames, ${late} later than two of them, the longest ${longest.toFixed(0)} ms`);
}
for (const reading of [2000, 10_000]) {
  const [home, choice, board] = await slowVisit(reading);
  console.log(`1.6 Mbit/s, shelf looked at for ${reading / 1000} s: the shelf ${home}, from a box to its set-up ${choice}, from Play to the board ${board}`);
}
await browser.close();
server.kill();
