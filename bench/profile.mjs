import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { measure } from './measure-build.mjs';
import { sum } from './processes.mjs';
import { setAside } from './set-aside.mjs';

/** @typedef {import('node:inspector').Profiler.Profile} CpuProfile */
/** @typedef {{ command: string, seconds: number, profile: CpuProfile }} Recorded `seconds` of all its threads. */
/** @typedef {Record<string, number>} Seconds Processor time by what it was spent on. */

/** What the main thread of Gatsby's process does, by the packages of the functions that run. */
const areas = {
  'loading code': /^node:internal\/modules\//,
  bundling:
    /\/node_modules\/(@rspack|webpack|@babel|babel-[^/]*|@?postcss[^/]*|css-loader|mini-css-[^/]*|terser[^/]*|@swc|swc-loader|enhanced-resolve|schema-utils|autoprefixer)\//,
  'this site’s code': /\/\.cache\/(compiled|sources)\/|\/node_modules\/\.cache\//,
  'Gatsby and GraphQL':
    /\/node_modules\/(gatsby[^/]*|@gatsbyjs|graphql[^/]*|@graphql-[^/]*|lmdb|msgpackr|redux[^/]*|xstate|joi|chokidar)\//,
};
const garbage = 'garbage collection';
const otherCode = 'other code';
const otherThreads = 'its other threads: V8’s, bundler, images';

/**
 * The processes of a build by what their commands contain. Gatsby's own process is the one that is split up.
 */
const processes = {
  'process for HTML': 'gatsby-worker',
  'process that compiles and writes output files': 'write-output-files',
};
/** Those that start Gatsby, minify scripts, and bundle the code of the build. */
const rest = 'other processes';

/**
 * Returns what a build spends processor time on: Gatsby's process by area, other processes as a whole.
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} build
 * @param {string} folder for the profiles
 * @returns {Promise<Seconds>}
 */
export async function profileBuild(build, folder) {
  setAside(folder);
  const preload = `--require=${join(root, 'bench/profile-preload.cjs')}`;
  const { processorSeconds } = await measure({
    ...build,
    env: { ...build.env, PROFILES: folder, NODE_OPTIONS: preload },
  });
  const recorded = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return summarize(recorded, processorSeconds);
}

/**
 * @param {readonly Recorded[]} recorded The processes of a build.
 * @param {number} total Processor time of the build, in seconds.
 * @returns {Seconds}
 */
export function summarize(recorded, total) {
  /** @type {Seconds} */
  const spent = {};
  const add = (/** @type {string} */ name, /** @type {number} */ seconds) => {
    spent[name] = (spent[name] ?? 0) + seconds;
  };
  for (const { command, seconds, profile } of recorded) {
    const [name] = Object.entries(processes).find(([, part]) => command.includes(part)) ?? [];
    if (name) add(name, seconds);
    else if (/gatsby\/cli\.js build/.test(command)) {
      const ofAreas = byArea(profile);
      for (const [area, part] of Object.entries(ofAreas)) add(area, part);
      add(otherThreads, seconds - sum(Object.values(ofAreas)));
    }
  }
  add(rest, Math.max(0, total - sum(Object.values(spent))));
  return Object.fromEntries(
    Object.entries(spent).map(([name, seconds]) => [name, Math.round(seconds * 10) / 10]),
  );
}

/**
 * Returns the seconds that the main thread of a process was busy, by area. A function of another package counts
 * to the area of its nearest caller.
 * @param {CpuProfile} profile
 * @returns {Seconds}
 */
function byArea({ nodes, samples = [], timeDeltas = [] }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const findArea = (/** @type {number} */ leaf) => {
    const name = byId.get(leaf)?.callFrame.functionName;
    if (name === '(idle)') return undefined;
    if (name === '(garbage collector)') return garbage;
    let found;
    for (let id = /** @type {number | undefined} */ (leaf); id !== undefined; id = parents.get(id)) {
      const url = byId.get(id)?.callFrame.url ?? '';
      const area = Object.entries(areas).find(([, pattern]) => pattern.test(url))?.[0];
      // What a module does while it is loaded counts to loading, too.
      if (area === 'loading code') return area;
      found ??= area;
    }
    return found ?? otherCode;
  };
  /** @type {Seconds} */
  const spent = Object.fromEntries([...Object.keys(areas), garbage, otherCode].map((area) => [area, 0]));
  /** @type {Map<number, number>} */
  const seconds = new Map();
  samples.forEach((id, index) => {
    seconds.set(id, (seconds.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
  });
  for (const [id, part] of seconds) {
    const area = findArea(id);
    if (area) spent[area] = (spent[area] ?? 0) + part;
  }
  return spent;
}
