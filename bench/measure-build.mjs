import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { copyProject } from '../scripts/site/test-sites.mjs';
import { Failure } from '../scripts/terminal/main.mjs';
import { watchProcesses } from './processes.mjs';
import { setAside } from './set-aside.mjs';
import { median } from './weigh.mjs';

/**
 * @typedef {{ seconds: number, processorSeconds: number, megabytes: number, largestMegabytes: number }}
 *   Measured
 */

/** @typedef {{ cold: Measured, edit: Measured }} Builds */
/** @typedef {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} Build `env` is added to this process's own. */

/**
 * Measures a cold build of the site with other content, and the rebuild after editing one doc.
 * @param {{ site: string, content: string, edited: string, say: (text: string) => void }} options `site` is
 *   the build folder, `edited` the doc to edit, relative to `content`.
 */
export async function measureBuilds({ site, content, edited, say }) {
  copyWithoutCaches(site, content);
  return measureTwice(siteBuild(site, content), () => editPage(join(content, edited)), say);
}

/**
 * A build of the site in a folder with other content.
 * @param {string} site
 * @param {string} content
 * @returns {Build}
 */
export function siteBuild(site, content) {
  return { args: [join(root, 'bench/build.mjs')], cwd: site, env: { CONTENT_DIR: content } };
}

/**
 * Measures a build, and the one after an edit.
 * @param {Build} build
 * @param {() => void} edit
 * @param {(text: string) => void} say
 * @returns {Promise<Builds>}
 */
export async function measureTwice(build, edit, say) {
  say('cold build');
  const cold = await measure(build);
  say('rebuild after one edited file');
  edit();
  return { cold, edit: await measure(build) };
}

/**
 * The medians of several rounds.
 * @param {Builds[]} builds
 * @returns {Builds}
 */
export function medianBuilds(builds) {
  return { cold: medianOf(builds.map(({ cold }) => cold)), edit: medianOf(builds.map(({ edit }) => edit)) };
}

/**
 * The median of each figure of several builds.
 * @param {Measured[]} all
 * @returns {Measured}
 */
export function medianOf(all) {
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    processorSeconds: median(all.map(({ processorSeconds }) => processorSeconds)),
    megabytes: median(all.map(({ megabytes }) => megabytes)),
    largestMegabytes: median(all.map(({ largestMegabytes }) => largestMegabytes)),
  };
}

/**
 * Copies the project into a folder, without any caches, and makes its content a git repository.
 * @param {string} site
 * @param {string} content
 */
export function copyWithoutCaches(site, content) {
  setAside(site);
  copyProject(site);
  commit(content);
}

/**
 * Adds a sentence to the end of a page.
 * @param {string} file
 */
export function editPage(file, sentence = 'A sentence that was added for the measurement.') {
  appendFileSync(file, `\n\n${sentence}\n`);
}

/**
 * Runs a build with this Node.js, and monitors its processes.
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} build `env` is added to this process's
 *   own.
 * @returns {Promise<Measured>}
 * @throws {Failure} if the build fails
 */
export async function measure(build) {
  return /** @type {Measured} */ (await measureUpTo(Number.POSITIVE_INFINITY, build));
}

/**
 * Like `measure`, but ends a build that takes longer than a limit.
 * @param {number} limit Milliseconds.
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} build
 * @returns {Promise<Measured | undefined>} undefined if the build was ended
 * @throws {Failure} if the build fails
 */
export function measureUpTo(limit, { args, cwd, env }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let isEnded = false;
    const timer =
      limit < Number.POSITIVE_INFINITY
        ? setTimeout(() => {
            isEnded = true;
            child.kill();
          }, limit)
        : undefined;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }

    const stop = watchProcesses(child.pid ?? -1);
    child.on('close', (code) => {
      clearTimeout(timer);
      const { together, largest, seconds } = stop();
      if (isEnded) return resolve(undefined);
      if (code !== 0) return reject(new Failure(`The build failed:\n${output.slice(-4000)}`));
      resolve({
        seconds: Math.round((performance.now() - started) / 100) / 10,
        processorSeconds: Math.round(seconds * 10) / 10,
        megabytes: Math.round(together / 1e6),
        largestMegabytes: Math.round(largest / 1e6),
      });
    });
  });
}

/**
 * Makes the content a git repository with one commit, as in a real build: pages show dates of commits.
 * @param {string} content
 * @throws {Error} if git fails
 */
export function commit(content) {
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...who, 'commit', '-q', '--allow-empty', '-m', 'content'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: content, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
}
