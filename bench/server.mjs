import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { ensureNginx, hasNginx } from '../scripts/install/programs.mjs';
import { root } from '../scripts/root.mjs';
import { nginxAlone } from '../scripts/site/nginx.mjs';
import { freePort } from '../scripts/site/server.mjs';
import { load } from './load.mjs';
import { evenly, medians, sum } from './numbers.mjs';
import { processorSeconds } from './processes.mjs';

const bench = join(root, 'bench');
const connections = 200;
/** Connections that are open beside these and ask for nothing. */
const idleConnections = 5000;
const seconds = 6;
const rounds = 5;
/** Number of docs pages that are requested, evenly distributed over all of them. */
const pages = 60;
const headers = { 'Accept-Encoding': 'gzip, br' };

/**
 * @typedef {object} Round One server under load.
 * @property {number} answers Per second.
 * @property {number} p50 Milliseconds.
 * @property {number} p99 Milliseconds.
 * @property {number} errors Lost connections and answers other than 200.
 * @property {number} bytes Per answer, with headers.
 * @property {number} processor Milliseconds of processor time of the server, per 1,000 answers.
 */

/** The command of each server. @type {Record<'ours' | 'sirv' | 'nginx', (folder: string, port: number) => string[]>} */
const servers = {
  ours: () => [process.execPath, join(root, 'scripts/serve.mjs')],
  sirv: (folder) => {
    const command = [process.execPath, join(bench, 'node_modules/sirv-cli/bin.js'), folder];
    return [...command, '--brotli', '--gzip', '--etag', '--quiet'];
  },
  nginx: (folder, port) => {
    const temporary = join(root, 'test-results/bench/nginx');
    mkdirSync(temporary, { recursive: true });
    const config = join(temporary, 'nginx.conf');
    writeFileSync(config, nginxAlone(root, { folder, port, temporary }));
    return ['nginx', '-p', temporary, '-c', config];
  },
};
/** @typedef {keyof typeof servers} Server */
/** @typedef {Awaited<ReturnType<typeof measure>>['server']} ServerResults */

/**
 * `npm run bench -- server`: loads this site's server, sirv, which sends the same precompressed files without further
 * headers, and nginx, if it can be installed, in turn, so that changes in the machine's load affect all.
 * @param {import('./run.mjs').Options} options
 */
export async function measure({ site: folder, say }) {
  await ensureDependencies(bench, say);
  await ensureNginx(say);
  const hasNginxHere = await hasNginx();
  const paths = mixedPaths(folder);
  /** @type {Record<Server, Round[]>} */
  const measured = { ours: [], sirv: [], nginx: [] };
  const names = /** @type {Server[]} */ (Object.keys(servers));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names.filter((each) => each !== 'nginx' || hasNginxHere)) {
      say(`${name}, round ${round} of ${rounds}`);
      const result = await loadServer((port) => servers[name](folder, port), paths);
      // The first round reads the files into the system's memory.
      if (round > 0) measured[name].push(result);
    }
  }
  const { ours, sirv, nginx } = measured;
  const server = {
    connections,
    idleConnections,
    rounds,
    seconds,
    paths: paths.length,
    ours: summarizeRounds(ours),
    sirv: summarizeRounds(sirv),
    ...(nginx.length > 0 ? { nginx: summarizeRounds(nginx) } : {}),
  };
  return { server };
}

/**
 * The medians of several rounds, and the errors of all.
 * @param {Round[]} rounds
 * @returns {Round}
 */
export function summarizeRounds(rounds) {
  return { ...medians(rounds), errors: sum(rounds.map(({ errors }) => errors)) };
}

/**
 * Paths of docs pages, and of as many hashed files: the scripts and styles of these pages, repeated.
 * @param {string} folder
 */
export function mixedPaths(folder) {
  const all = readdirSync(join(folder, 'docs'))
    .filter((name) => existsSync(join(folder, 'docs', name, 'index.html')))
    .map((name) => `/docs/${name}`);
  const html = evenly(all, pages);
  const assets = html.flatMap((path) => scriptsOf(readFileSync(join(folder, path, 'index.html'), 'utf8')));
  const distinct = [...new Set(assets)];
  return html.flatMap((path, index) => [path, String(distinct[index % distinct.length])]);
}

/** The scripts that a page names: in tags, and in the inline script that starts the site. @param {string} html */
function scriptsOf(html) {
  return [...html.matchAll(/"(\/[^"\s]+\.js)"/g)].map(([, path = '']) => path);
}

/**
 * Starts a server in a separate process, puts it under load, and ends it.
 * @param {(port: number) => string[]} commandAt
 * @param {string[]} paths
 * @returns {Promise<Round>}
 */
async function loadServer(commandAt, paths) {
  const port = await freePort();
  const [program = '', ...args] = commandAt(port);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', PATH_PREFIX: '' };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const answer = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  /** @type {import('node:net').Socket[]} */
  const idle = [];
  try {
    while (!(await answer())) {
      if (child.exitCode !== null) throw new Error('The server ended before the first request.');
      await wait(50);
    }
    while (idle.length < idleConnections) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      idle.push(socket);
      await once(socket, 'connect');
    }
    const before = processorSeconds(Number(child.pid));
    const { answers, errors, bytes, p50, p99 } = await load({ port, paths, connections, seconds, headers });
    const used = processorSeconds(Number(child.pid)) - before;
    return {
      answers: Math.round(answers / seconds),
      p50,
      p99,
      errors,
      bytes: Math.round(bytes / answers),
      processor: Math.round((used / answers) * 1_000_000),
    };
  } finally {
    for (const socket of idle) socket.destroy();
    child.kill();
  }
}
