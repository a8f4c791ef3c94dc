import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { root } from '../scripts/root.mjs';
import { writeDocusaurusContent } from './docusaurus-content.mjs';
import {
  commit,
  edited,
  editPage,
  measureBuild,
  measureBuilds,
  measureTwice,
  setAside,
} from './measure-build.mjs';
import { medians } from './numbers.mjs';
import { readDocs, repeatContent } from './repeat-content.mjs';
import { someDocs, weighLoads } from './weigh.mjs';

/** @typedef {import('./measure-build.mjs').Builds} Builds */
/** @typedef {import('./measure-build.mjs').Measured} Measured */
/** @typedef {Awaited<ReturnType<typeof measure>>['docusaurus']} DocusaurusResults */

/** The Docusaurus project: packages, settings, and replacements for the site's components. */
export const docusaurusProject = join(root, 'bench/docusaurus');
const rounds = 3;
/** The number of docs that the content is repeated to. */
const repeatedTo = 800;

/**
 * `npm run bench -- docusaurus`: builds this site and Docusaurus alternately with the same content, so that changes in
 * the machine's load affect both, and weighs what the same docs pages load in both.
 * @param {import('./run.mjs').Options} options `folder` is the build folder of both.
 */
export async function measure({ folder, say }) {
  await ensureDependencies(docusaurusProject, say);
  const content = join(folder, 'content');
  const sites = {
    ours: join(folder, 'site'),
    theirs: join(folder, 'docusaurus'),
    theirsWithOutputs: join(folder, 'docusaurus-outputs'),
  };
  const builds = await buildInTurn({ content, sites, say });
  const built = { ours: join(sites.ours, 'public'), theirs: join(sites.theirs, 'build') };
  const paths = await someDocs(content);
  const side = async (/** @type {'ours' | 'theirs'} */ name, /** @type {string} */ version) => ({
    version,
    pages: countPages(built[name]),
    ...mediansOf(builds[name]),
    loads: await weighLoads(built[name], paths, say),
  });
  const docusaurus = {
    rounds,
    docs: (await readDocs(join(content, 'docs'))).length,
    opened: paths.length,
    ours: await side('ours', versionOf(root, 'gatsby')),
    theirs: await side('theirs', versionOf(docusaurusProject, '@docusaurus/core')),
    theirsWithOutputs: {
      ...medians(builds.theirsWithOutputs),
      rounds: builds.theirsWithOutputs.map(({ seconds }) => seconds),
    },
  };
  return { docusaurus };
}

/**
 * @param {{ content: string, sites: Record<'ours' | 'theirs' | 'theirsWithOutputs', string>, say: (text: string) => void }} options
 */
async function buildInTurn({ content, sites, say }) {
  const from = join(root, 'content');
  /** @type {{ ours: Builds[], theirs: Builds[], theirsWithOutputs: Measured[] }} */
  const builds = { ours: [], theirs: [], theirsWithOutputs: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const sayOf = (/** @type {string} */ site) => (/** @type {string} */ text) => {
      say(`round ${round} of ${rounds}, ${site}: ${text}`);
    };
    await repeatContent(from, content, repeatedTo);
    builds.ours.push(await measureBuilds({ site: sites.ours, content, say: sayOf('this site') }));
    // From scratch, because one of its pages was edited.
    await repeatContent(from, content, repeatedTo);
    await makeSite(content, sites.theirs);
    const edit = () => editPage(join(sites.theirs, edited));
    builds.theirs.push(await measureTwice(docusaurusBuild(sites.theirs), edit, sayOf('Docusaurus')));
    // In a folder of its own: what pages load is weighed in the other one.
    await makeSite(content, sites.theirsWithOutputs);
    sayOf('Docusaurus with search and Markdown')('cold build');
    const { env, ...build } = docusaurusBuild(sites.theirsWithOutputs);
    builds.theirsWithOutputs.push(await measureBuild({ ...build, env: { ...env, BENCH_OUTPUTS: 'all' } }));
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

/** The command that builds a Docusaurus site. @param {string} site */
export function docusaurusBuild(site) {
  const args = [join(docusaurusProject, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  return { args, cwd: site, env: { NO_UPDATE_NOTIFIER: '1' } };
}

/** @param {Builds[]} builds */
function mediansOf(builds) {
  const [cold, edit] = [builds.map((build) => build.cold), builds.map((build) => build.edit)];
  const rounds = { cold: cold.map(({ seconds }) => seconds), edit: edit.map(({ seconds }) => seconds) };
  return { cold: medians(cold), edit: medians(edit), rounds };
}

/** @param {string} folder */
function countPages(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).length;
}

/**
 * @param {string} folder A project.
 * @param {string} name A package installed in it.
 * @returns {string}
 */
function versionOf(folder, name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
