import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gatsbyCall } from '../scripts/site/gatsby.mjs';
import { copyProject } from '../scripts/site/test-sites.mjs';
import { Failure } from '../scripts/terminal/main.mjs';
import { watchProcesses } from './processes.mjs';

/** @typedef {{ seconds: number, processorSeconds: number, megabytes: number, largestMegabytes: number }} Measured */
/** @typedef {{ cold: Measured, edit: Measured }} Builds */
/** @typedef {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} Build `env` is added to this process's own. */

/** The doc that is edited between two builds. */
export const edited = 'docs/interpolate.mdx';

/**
 * Measures a cold build of the site with other content, and the rebuild after editing one doc.
 * @param {{ site: string, content: string, say: (text: string) => void }} options `site` is the build folder.
 */
export async function measureBuilds({ site, content, say }) {
  setAside(site);
  copyProject(site);
  commit(content);
  // The build of `npm run build`, in another folder and with the packages of this project.
  const call = gatsbyCall(['build'], { ...process.env, CONTENT_DIR: content });
  const env = { GATSBY_LOGGER: 'yurnalist', ...call.env };
  return measureTwice({ args: call.args, env, cwd: site }, () => editPage(join(content, edited)), say);
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
  const cold = await measureBuild(build);
  say('rebuild after one edited file');
  edit();
  return { cold, edit: await measureBuild(build) };
}

/** @param {string} file */
export function editPage(file) {
  appendFileSync(file, '\n\nA sentence that was added for the measurement.\n');
}

/**
 * Runs a build with this Node.js, and monitors its processes.
 * @param {Build} build
 * @param {number} [limit] Milliseconds after which the build fails.
 * @returns {Promise<Measured>}
 * @throws {Failure} if the build fails
 */
export function measureBuild({ args, cwd, env }, limit) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    const stop = watchProcesses(child.pid ?? -1);
    child.on('close', (code) => {
      const { together, largest, seconds } = stop();
      if (child.killed) return reject(new Failure('The build took too long.'));
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
 * Moves a folder out of the way, to a name beside it, instead of deleting it. After thousands of files were
 * deleted, ext4 without a journal creates files many times more slowly for a minute or more: it does not reuse
 * their inodes at once, and searches past them. Nobody deletes that much right before a build, so a
 * measurement must not either. What was set aside is deleted with the folder of all measurements.
 * @param {string} folder
 */
export function setAside(folder) {
  if (existsSync(folder)) renameSync(folder, `${folder}.before-${Date.now()}`);
}

/**
 * Makes the content a git repository with one commit, as in a real build: pages show dates of commits.
 * @param {string} content
 * @throws {Error} if git fails
 */
export function commit(content) {
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'];
  const make = [...who, 'commit', '-q', '--allow-empty', '-m', 'content'];
  for (const args of [['init', '-q'], ['add', '-A'], make]) {
    const { status, stderr } = spawnSync('git', args, { cwd: content, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
}
