import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../terminal/main.mjs';
import { compressFolder } from './compress.mjs';
import { buildDigest } from './digest.mjs';
import { pickWarnings, runGatsby } from './gatsby.mjs';
import { headersFile, nginxFiles } from './headers.mjs';
import { readInlineHashes } from './inline-code.mjs';
import { normalizePrefix } from './server.mjs';
import { finishing, recoverFromUnfinishedBuild } from './unfinished.mjs';

/** @typedef {{ digest: string, pages: number, files: number }} BuildRecord The last finished build: its inputs and size. */

/**
 * @typedef {object} BuildOptions
 * @property {string} root The project folder.
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [say] If absent, Gatsby writes to the terminal directly.
 */

const recordFile = (/** @type {string} */ root) => join(root, '.cache', 'site-build.json');

/**
 * Builds the site, and records the build's inputs.
 * @param {BuildOptions} options
 * @returns {Promise<{ pages: number, warnings: string[] }>}
 */
export async function buildSite({ root, env = process.env, say }) {
  forgetBuild(root);
  recoverFromUnfinishedBuild(root, say);
  // Computed before the build, so that files changed during the build trigger another one.
  const digest = buildDigest(root, env);
  const output = await finishing(root, () =>
    runGatsby(['build'], { cwd: root, env, onLine: say, inherit: !say }),
  );
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'page-data')))
    throw new Failure('The folder `public` was deleted during the build. Build again: npm run build');
  await compressFolder(folder);
  writeHeaders(folder, normalizePrefix(env.PATH_PREFIX));
  const pages = countPages(folder);
  mkdirSync(dirname(recordFile(root)), { recursive: true });
  writeFileSync(recordFile(root), JSON.stringify({ digest, pages, files: namesBelow(folder).length }));
  return { pages, warnings: pickWarnings(output) };
}

/**
 * Returns the existing build, if none of its inputs has changed and its files are there.
 * @param {BuildOptions} options
 * @returns {BuildRecord | undefined}
 */
export function currentBuild({ root, env = process.env }) {
  const record = readRecord(root);
  if (!record || namesBelow(join(root, 'public')).length !== record.files) return undefined;
  return record.digest === buildDigest(root, env) ? record : undefined;
}

/**
 * Returns the record of the last finished build. One that cannot be read counts as missing.
 * @param {string} root
 * @returns {BuildRecord | undefined}
 */
function readRecord(root) {
  const file = recordFile(root);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    process.stdout.write(`${file} cannot be read, so the site is built again.\n`);
    return undefined;
  }
}

/**
 * Returns the note for a build that is skipped.
 * @param {BuildRecord} current
 */
export function unchangedNote({ pages }) {
  return `${pages} pages, nothing has changed since the last build`;
}

/**
 * Builds the site if something has changed; returns a note for the step's line.
 * @param {Required<BuildOptions>} options
 * @returns {Promise<{ note: string, warnings: string[] }>}
 */
export async function ensureBuild(options) {
  const current = currentBuild(options);
  if (current) return { note: unchangedNote(current), warnings: [] };
  const { pages, warnings } = await buildSite(options);
  return { note: `${pages} pages`, warnings };
}

/**
 * Marks `public` as not being a finished build.
 * @param {string} root
 */
export function forgetBuild(root) {
  rmSync(recordFile(root), { force: true });
}

/**
 * Writes the headers for servers and hosts. This is the last step, because they contain the hashes of the
 * pages' inline scripts.
 * @param {string} folder
 * @param {string} prefix
 */
function writeHeaders(folder, prefix) {
  const inline = readInlineHashes(folder);
  const files = { _headers: headersFile(inline, prefix), ...nginxFiles(inline) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Counts the pages of a built site: one data file each.
 * @param {string} folder
 */
function countPages(folder) {
  return namesBelow(folder).filter((name) => basename(name) === 'page-data.json').length;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
const namesBelow = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
