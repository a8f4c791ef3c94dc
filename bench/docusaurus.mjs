import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { root } from '../scripts/root.mjs';
import { writeDocusaurusContent } from './docusaurus-content.mjs';
import {
  commit,
  editPage,
  measure,
  measureBuilds,
  measureTwice,
  medianBuilds,
  medianOf,
} from './measure-build.mjs';
import { readDocs, repeatContentTo } from './repeat-content.mjs';
import { setAside } from './set-aside.mjs';
import { weighLoads } from './weigh-loads.mjs';

/** @typedef {import('./measure-build.mjs').Builds} Builds */
/** @typedef {import('./measure-build.mjs').Measured} Measured */

/** The Docusaurus project: packages, settings, and replacements for the site's components. */
export const docusaurusProject = join(root, 'bench/docusaurus');
const rounds = 3;
/** Number of docs pages that are opened in a browser. */
const opened = 40;

/**
 * Builds this site and Docusaurus alternately with the same content, so that changes in the machine's load
 * affect both, and weighs what the same docs pages load in both.
 * @param {{ folder: string, docs: number, edited: string, say: (text: string) => void }} options `folder` is
 *   the build folder of both, `docs` the number of docs that the content is repeated to, `edited` the page to
 *   edit.
 */
export async function measureDocusaurus({ folder, docs, edited, say }) {
  await ensureDependencies(docusaurusProject, say);
  const content = join(folder, 'content');
  const sites = {
    ours: join(folder, 'site'),
    theirs: join(folder, 'docusaurus'),
    theirsWithOutputs: join(folder, 'docusaurus-outputs'),
  };
  const builds = await buildInTurn({ content, sites, docs, edited, say });
  const built = { ours: join(sites.ours, 'public'), theirs: join(sites.theirs, 'build') };
  const routes = (await readDocs(join(content, 'docs'))).map(({ route }) => route);
  const paths = routes.filter((_, index) => index % Math.ceil(routes.length / opened) === 0);
  return {
    rounds,
    docs: routes.length,
    opened: paths.length,
    ours: {
      version: versionOf(root, 'gatsby'),
      pages: countPages(built.ours),
      ...medians(builds.ours),
      loads: await weighLoads(built.ours, paths, say),
    },
    theirs: {
      version: versionOf(docusaurusProject, '@docusaurus/core'),
      pages: countPages(built.theirs),
      ...medians(builds.theirs),
      loads: await weighLoads(built.theirs, paths, say),
    },
    theirsWithOutputs: {
      ...medianOf(builds.theirsWithOutputs),
      rounds: builds.theirsWithOutputs.map(({ seconds }) => seconds),
    },
  };
}

/**
 * @param {{ content: string, sites: Record<'ours' | 'theirs' | 'theirsWithOutputs', string>, docs: number,
 *   edited: string, say: (text: string) => void }} options
 */
async function buildInTurn({ content, sites, docs, edited, say }) {
  const from = join(root, 'content');
  /** @type {{ ours: Builds[], theirs: Builds[], theirsWithOutputs: Measured[] }} */
  const builds = { ours: [], theirs: [], theirsWithOutputs: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const sayOf = (/** @type {string} */ site) => (/** @type {string} */ text) => {
      say(`round ${round} of ${rounds}, ${site}: ${text}`);
    };
    await repeatContentTo(from, content, docs);
    builds.ours.push(await measureBuilds({ site: sites.ours, content, edited, say: sayOf('this site') }));
    // From scratch, because one of its pages was edited.
    await repeatContentTo(from, content, docs);
    await makeSite(content, sites.theirs);
    builds.theirs.push(await measureTheirs(sites.theirs, edited, sayOf('Docusaurus')));
    // In a folder of its own: what pages load is weighed in the other one.
    await makeSite(content, sites.theirsWithOutputs);
    sayOf('Docusaurus with search and Markdown')('cold build');
    const { env, ...build } = docusaurusBuild(sites.theirsWithOutputs);
    builds.theirsWithOutputs.push(await measure({ ...build, env: { ...env, BENCH_OUTPUTS: 'all' } }));
  }
  return builds;
}

/**
 * Creates the Docusaurus site from scratch, as a git repository: pages show dates of commits.
 * @param {string} content
 * @param {string} site
 */
export async function makeSite(content, site) {
  setAside(site);
  mkdirSync(site, { recursive: true });
  for (const name of ['docusaurus.config.js', 'src']) {
    cpSync(join(docusaurusProject, name), join(site, name), { recursive: true });
  }
  await writeDocusaurusContent(content, site);
  commit(site);
  symlinkSync(join(docusaurusProject, 'node_modules'), join(site, 'node_modules'), 'junction');
  // Its bundler's cache; all its other caches are in the folder that was just recreated.
  rmSync(join(docusaurusProject, 'node_modules/.cache'), { recursive: true, force: true });
}

/**
 * The command that builds a Docusaurus site.
 * @param {string} site
 */
export function docusaurusBuild(site) {
  const args = [join(docusaurusProject, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  return { args, cwd: site, env: { NO_UPDATE_NOTIFIER: '1' } };
}

/**
 * Measures a cold build of the Docusaurus site, and the rebuild after one edited doc.
 * @param {string} site
 * @param {string} edited
 * @param {(text: string) => void} say
 * @returns {Promise<Builds>}
 */
async function measureTheirs(site, edited, say) {
  return measureTwice(docusaurusBuild(site), () => editPage(join(site, edited)), say);
}

/** @param {Builds[]} builds */
function medians(builds) {
  const rounds = {
    cold: builds.map(({ cold }) => cold.seconds),
    edit: builds.map(({ edit }) => edit.seconds),
  };
  return { ...medianBuilds(builds), rounds };
}

/** @param {string} folder */
function countPages(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    .length;
}

/**
 * @param {string} folder A project.
 * @param {string} name A package installed in it.
 * @returns {string}
 */
function versionOf(folder, name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
