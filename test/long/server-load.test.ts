import fs from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mixedPaths } from '../../bench/server.mjs';
import { root } from '../../scripts/root.mjs';
import { type SiteProcess, startScript, written } from '../support/site-process';

/*
 * The server of the built site beside clients that cost it something: thousands of connections that ask for nothing,
 * readers who take no data, writers who send a byte a second, requests without a pause, and many spellings of one
 * path. It keeps answering the others, and its memory doesn't grow. Needs a built site.
 */

/** `LOAD_MINUTES=30 npm run test:long -- server-load` runs longer. */
const minutes = Number(process.env.LOAD_MINUTES ?? 10);
const counts = { idle: 5000, slowReaders: 50, slowWriters: 50, pipelines: 4 };

let server: SiteProcess;
let port = 0;
let paths: string[] = [];
const open = new Set<Socket>();
let isOver = false;

beforeAll(async () => {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', PATH_PREFIX: '' };
  server = startScript(root, 'serve.mjs', env);
  await written(server, 'localhost:', 60);
  port = Number(/localhost:(\d+)/.exec(server.output())?.[1]);
  paths = mixedPaths(path.join(root, 'public'));
}, 120_000);

afterAll(() => {
  isOver = true;
  for (const socket of open) socket.destroy();
  server?.child.kill();
});

/** Opens a connection again whenever the server ends it. */
function keepOpen(start: (socket: Socket) => void): void {
  const socket = connect(port, '127.0.0.1', () => start(socket));
  open.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    open.delete(socket);
    if (!isOver) setTimeout(() => !isOver && keepOpen(start), 500);
  });
}

const request = (url: string) => `GET ${url} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
const pathAt = (index: number) => paths[index % paths.length] ?? '/';

function openOddClients(): void {
  for (let index = 0; index < counts.idle; index += 1) keepOpen(() => undefined);
  for (let index = 0; index < counts.slowReaders; index += 1)
    keepOpen((socket) => {
      socket.pause();
      socket.write(Array.from({ length: 40 }, (_, step) => request(pathAt(index + step))).join(''));
    });
  for (let index = 0; index < counts.slowWriters; index += 1)
    keepOpen((socket) => {
      const text = request(pathAt(index));
      let sent = 0;
      const timer = setInterval(() => socket.write(text[sent++ % text.length] ?? ''), 1000);
      socket.on('close', () => clearInterval(timer));
    });
  for (let index = 0; index < counts.pipelines; index += 1)
    keepOpen((socket) => {
      let step = index * 1000;
      socket.resume();
      const timer = setInterval(() => {
        const urls = Array.from({ length: 10 }, () => spelledOddly(pathAt(step), step++));
        socket.write(urls.map(request).join(''));
      }, 100);
      socket.on('close', () => clearInterval(timer));
    });
}

/** Another spelling of the same path: some of its letters percent-encoded, and a query. */
function spelledOddly(url: string, seed: number): string {
  const letters = [...url].map((letter, index) =>
    /[a-z]/.test(letter) && (seed >> (index % 16)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return `${letters.join('')}?${seed}`;
}

/** Asks for pages one after the other, 20 a second, as a few readers would; returns how long each took. */
async function readPages(seconds: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let step = 0; step < seconds * 20; step += 1) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${pathAt(step)}`).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response?.status !== 200 || !text) failed += 1;
    times.push(performance.now() - start);
    await wait(50);
  }
  return { times: times.sort((a, b) => a - b), failed };
}

/** Megabytes of memory of the server. */
function memory(): number {
  const status = fs.readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

test(
  'odd clients cost the others little, and no memory over time',
  async () => {
    await readPages(5);
    const alone = await readPages(20);
    openOddClients();
    const measured: { memory: number; p50: number; p99: number; open: number }[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      const { times, failed } = await readPages(60);
      expect(failed).toBe(0);
      measured.push({ memory: memory(), p50: at(times, 0.5), p99: at(times, 0.99), open: open.size });
    }
    console.info({ alone: { p50: at(alone.times, 0.5), p99: at(alone.times, 0.99) }, measured });
    expect(Math.min(...measured.map((each) => each.open))).toBeGreaterThan(counts.idle * 0.9);
    // Files are read into memory in the first minutes. Afterward, nothing may be kept for each request.
    const settled = measured[Math.min(2, measured.length - 1)]?.memory ?? 0;
    expect(measured.at(-1)?.memory).toBeLessThan(settled * 1.2);
    const typical = measured.map((each) => each.p50).sort((a, b) => a - b);
    expect(at(typical, 0.5)).toBeLessThan(Math.max(5 * at(alone.times, 0.5), 10));
  },
  60_000 * (minutes + 5),
);
