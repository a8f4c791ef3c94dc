import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { readSnapshots, readTypes } from './read-types.mjs';
import { siteOptions } from './site-options.mjs';

/**
 * @typedef {import('../../packages/editorial/checks/api/check').ApiCoverage} ApiCoverage
 * @typedef {import('../../packages/editorial/checks/api/pages').ApiPage} ApiPage
 */

/**
 * Compares the API pages with the packages' exports, and the committed snapshots with the packages
 * themselves.
 * @param {(text: string) => void} say
 * @returns {Promise<ApiCoverage[]>} one entry per package
 * @throws {Failure} that lists all problems
 */
export async function checkContentApi(say) {
  /** @type {typeof import('../../packages/editorial/index')} */
  const editorial = await loadSource('packages/editorial/index.ts');
  const pages = editorial.readApiPages(await siteOptions(process.env, join(root, 'content')));
  const documented = pages.flatMap(({ api }) => (api ? [api] : []));
  const stale = await staleSnapshots(documented, say);

  const exceptions = JSON.parse(readFileSync(join(root, 'samples', 'api-exceptions.json'), 'utf8'));
  const { problems, coverage } = editorial.checkApi(pages, readSnapshots(), exceptions);
  const { documentedExports } = editorial.readLimits(root);
  const messages = [
    ...stale,
    ...problems.map((problem) => editorial.formatProblem(problem)),
    ...editorial.describeFloors(coverage, documentedExports),
  ];
  if (messages.length > 0) throw new Failure(messages.join('\n\n'));
  const raised = editorial.raisedFloors(coverage, documentedExports);
  if (raised) editorial.tightenLimits(root, { documentedExports: raised });
  return coverage;
}

/**
 * Returns one message for each package whose snapshot differs from its types. Skips what an earlier run has
 * compared.
 * @param {readonly { package: string, export: string }[]} documented
 * @param {(text: string) => void} say
 */
async function staleSnapshots(documented, say) {
  /** @type {typeof import('../../packages/editorial/index')} */
  const { formatSnapshot } = await loadSource('packages/editorial/index.ts');
  const snapshots = new Map(readSnapshots().map((snapshot) => [snapshot.package, formatSnapshot(snapshot)]));
  const file = join(root, 'samples', '.cache', 'api', 'current.txt');
  const digest = digestOf([...snapshots.values(), ...readerSources(), ...typeNames(documented)]);
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return [];
  const read = await readTypes(documented, say);
  const names = read
    .filter((each) => snapshots.get(each.package) !== formatSnapshot(each))
    .map((each) => each.package);
  if (names.length === 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, digest);
    return [];
  }
  return [`content/api differs from the types of ${names.join(', ')}. Run \`npm run update -- api\`.`];
}

/**
 * Returns the documented exports that a snapshot contains only because a page documents them: new exports,
 * and types.
 * @param {readonly { package: string, export: string }[]} documented
 */
function typeNames(documented) {
  const all = readSnapshots().flatMap((snapshot) => snapshot.exports.filter(({ kind }) => kind !== 'type'));
  return documented
    .filter((api) => !all.some((entry) => entry.name === api.export))
    .map((api) => `${api.package} ${api.export}`)
    .sort();
}

/** Returns the inputs of the snapshots, apart from the pages. */
function readerSources() {
  const folder = join(root, 'samples', 'api');
  const files = readdirSync(folder).map((name) => join(folder, name));
  return [...files, join(root, 'samples', 'package-lock.json')]
    .sort()
    .map((name) => readFileSync(name, 'utf8'));
}

/** @param {string[]} texts */
function digestOf(texts) {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}
