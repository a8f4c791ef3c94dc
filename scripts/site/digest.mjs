import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { contentFolders } from '../content/folders.mjs';

/**
 * Environment variables that affect the build, in addition to those starting with `GATSBY_` and `ALGOLIA_`.
 */
export const buildVariables = [
  'CONTENT_COMPONENTS',
  'CONTENT_DIR',
  'ON_BROKEN_LINKS',
  'ON_UNKNOWN_COMPONENT',
  'PATH_PREFIX',
  'REPOSITORY_URL',
  'SITE_URL',
];

const rootFiles = /^(gatsby-(config|node|browser|ssr)\.[a-z]+|package(-lock)?\.json)$/;
const folders = ['packages', 'plugins', 'scripts', 'src', 'static'];
const ignored = /(^|\/)(\.DS_Store|digest\.txt|.*\.test\.[jt]sx?|__snapshots__)$/;

/**
 * Lists the input files of a build, sorted, as paths relative to the root. Excludes tests.
 * @param {string} root
 * @param {string[]} contentFolders The content, and its own components if it has any.
 */
export function buildInputs(root, contentFolders) {
  const top = readdirSync(root).filter((name) => rootFiles.test(name));
  const below = [...folders, ...contentFolders].flatMap((folder) => listFiles(resolve(root, folder)));
  const paths = below.map((file) => relative(root, file).split(sep).join('/'));
  return [...new Set([...top, ...paths])].filter((path) => !ignored.test(path)).sort();
}

/**
 * Returns a digest of all inputs of a build: files, settings from the environment, the version of Node.js,
 * the last commit that touched the content (pages show dates of commits), and the UTC day (lists of people
 * and their work change their order daily).
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {Date} [now]
 */
export function buildDigest(root, env, now = new Date()) {
  const { contentDir } = contentFolders(env, root);
  const components = env.CONTENT_COMPONENTS?.trim();
  const hash = createHash('sha256');
  for (const path of buildInputs(root, [contentDir, ...(components ? [components] : [])])) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  for (const [name, value] of buildSettings(env)) hash.update(`${name}=${value}\0`);
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: contentDir, encoding: 'utf8' }).stdout ?? '';
  const history = git('log', '-1', '--format=%H', '--', '.') + git('rev-parse', '--is-shallow-repository');
  hash.update(`node ${process.versions.node.split('.')[0]}\0history ${history}`);
  hash.update(`\0day ${now.toISOString().slice(0, 10)}`);
  return hash.digest('hex');
}

/**
 * Returns the variables that affect the build, sorted by name; an empty one counts as absent.
 * @param {NodeJS.ProcessEnv} env
 */
export function buildSettings(env) {
  const quiet = /^GATSBY_(TELEMETRY|FEEDBACK|CPU)/;
  return Object.entries(env)
    .filter(([name, value]) => value && (buildVariables.includes(name) || /^(GATSBY|ALGOLIA)_/.test(name)))
    .filter(([name]) => !quiet.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Folders that a build does not read, as in `filesBelow` of `packages/content/model/read-folder.ts`, which cannot be
 * imported by scripts that run before packages are installed.
 */
const skippedFolders = new Set(['.git', 'node_modules']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
