import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { ensureNginx, hasNginx } from '../scripts/install/programs.mjs';
import { root } from '../scripts/root.mjs';
import { load } from './load.mjs';
import { evenly, medians, sum } from './numbers.mjs';
import { processorSeconds } from './processes.mjs';

const bench = join(root, 'bench');
const connections = 200;
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

const servers = {
  ours: [join(root, 'scripts/serve.mjs')],
  sirv: [join(bench, 'serve-sirv.mjs')],
  nginx: [join(bench, 'serve-nginx.mjs')],
};
/** @typedef {keyof typeof servers} Server */
/** @typedef {Awaited<ReturnType<typeof measureServer>>} ServerResults */

/**
 * `npm run bench -- server`: loads this site's server, sirv, which sends the same precompressed files without further
 * headers, and nginx, if it can be installed, in turn, so that changes in the machine's load affect all.
 * @param {import('./run.mjs').Options} options
 */
export async function measure({ site, say }) {
  return { server: await measureServer(site, say) };
}

/**
 * @param {string} folder The built site.
 * @param {(text: string) => void} say
 */
async function measureServer(folder, say) {
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
      const result = await loadServer(servers[name], paths);
      // The first round reads the files into the system's memory.
      if (round > 0) measured[name].push(result);
    }
  }
  return {
    connections,
    rounds,
    seconds,
    paths: paths.length,
    ours: summarizeRounds(measured.ours),
    sirv: summarizeRounds(measured.sirv),
    ...(measured.nginx.length > 0 ? { nginx: summarizeRounds(measured.nginx) } : {}),
  };
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

/**
 * The scripts that a page's HTML names, without duplicates: in tags, and in the inline script that starts the site.
 * @param {string} html
 * @returns {string[]}
 */
function scriptsOf(html) {
  return [...new Set([...html.matchAll(/"(\/[^"\s]+\.js)"/g)].map(([, path = '']) => path))];
}

/**
 * Starts a server in a separate process, puts it under load, and ends it.
 * @param {string[]} command
 * @param {string[]} paths
 * @returns {Promise<Round>}
 */
async function loadServer(command, paths) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', PATH_PREFIX: '' };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await portOf(child);
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
    child.kill();
  }
}

/**
 * The port that a server names in its first lines.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function portOf(child) {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      written += text;
      const port = /localhost:(\d+)/.exec(written)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('close', () => reject(new Error(`The server ended before the first request.\n${written}`)));
  });
}
