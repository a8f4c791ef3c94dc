import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { root } from '../scripts/root.mjs';
import { ensureBuild } from '../scripts/site/build.mjs';
import { Failure, main } from '../scripts/terminal/main.mjs';
import { step } from '../scripts/terminal/step.mjs';
import { report } from './report.mjs';

/** @typedef {import('./report.mjs').Results} Results */

const results = join(root, 'bench/results');
/** Outside of this folder, because the packages of the benchmarks would be found before those of the site. */
const temporary = join(root, 'test-results/bench');
const repeatedTo = 800;
/** The pages that Lighthouse visits: one of each kind. */
const lighthousePaths = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/interpolate',
  '/blog/4-0',
  '/blog',
  '/templates/',
  '/templates/hello-world',
  '/showcase/',
  '/experts/',
  '/experts/alex-fernandez',
  '/search',
  '/player/',
  '/lambda/',
  '/404',
];
const edited = 'docs/interpolate.mdx';

const given = process.argv.slice(2);
/** Numbers of docs; none if the usual ones are measured. */
const givenSizes = given.filter(isNumber).map(Number);

const parts = {
  builds: measureContent,
  weights,
  server,
  docusaurus,
  lighthouse,
  navigation,
  scale,
  search,
  agents,
};
/** Parts that run by default. The others run only on request, because they take several minutes. */
const usual = ['builds', 'weights', 'lighthouse', 'navigation', 'server'];

/**
 * `npm run bench`, or `npm run bench -- builds` for one part: measures the site, and writes bench/results.
 * Numbers set the sizes of the sites of the part `scale`. Paths set the pages of the part
 * `lighthouse`, which keeps the results of other pages.
 */
await main(async () => {
  const named = given.filter((argument) => !isNumber(argument) && !isPath(argument));
  const chosen = named.length > 0 ? named : usual;
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown) throw new Failure(`There is no part “${unknown}”. Parts: ${Object.keys(parts).join(', ')}.`);
  await step('Packages', (say) => ensureDependencies(root, say));
  /** @type {Results} */
  const found = earlier();
  for (const [name, measure] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue;
    found.machines = { ...found.machines, [name]: machine() };
    await measure(found);
    // A part that fails must not lose the results of those before it.
    save(found);
  }
  rmSync(temporary, { recursive: true, force: true });
  process.stdout.write(`\n${report(found)}`);
});

/** @param {Results} found */
async function measureContent(found) {
  // Imported lazily: it needs packages that the first step installs.
  const { repeatContent } = await import('./repeat-content.mjs');
  const { measureBuilds } = await import('./measure-build.mjs');
  const site = join(temporary, 'site');
  const content = join(temporary, 'content');
  found.builds = [];
  let more = 0;
  for (const name of ['own content', `own content, docs repeated to ${repeatedTo} pages`]) {
    await step(`Builds with ${name}`, async (say) => {
      await repeatContent(join(root, 'content'), content, more);
      const measured = await measureBuilds({ site, content, edited, say });
      const pages = countPages(join(site, 'public'));
      found.builds?.push({ name, pages, ...measured });
      more = Math.max(0, repeatedTo - pages);
      return `${pages} pages: ${measured.cold.seconds} s cold, ${measured.edit.seconds} s after an edit`;
    });
  }
}

async function agents() {
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const { measureAgents } = await import('./agents/run.mjs');
  await measureAgents();
}

async function search() {
  const { measureSearch } = await import('./search/run.mjs');
  await measureSearch();
}

/** @param {Results} found */
async function weights(found) {
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const { weighDocs } = await import('./weigh.mjs');
  found.weights = weighDocs(join(root, 'public'));
}

/** The built sites to compare: this one, and Docusaurus if the same run has built it. */
function builtSites() {
  const theirs = join(temporary, 'docusaurus/build');
  return { 'this site': join(root, 'public'), ...(existsSync(theirs) && { Docusaurus: theirs }) };
}

/** @param {Results} found */
async function lighthouse(found) {
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const { measureLighthouse } = await import('./lighthouse.mjs');
  await step('Lighthouse', async (say) => {
    const asked = given.filter(isPath);
    const paths = asked.length > 0 ? asked : lighthousePaths;
    const measured = await measureLighthouse(builtSites(), paths, say);
    const others = found.lighthouse?.filter(({ path }) => !paths.includes(path)) ?? [];
    const place = (/** @type {string} */ path) => lighthousePaths.indexOf(path);
    found.lighthouse = [...others, ...measured].sort((a, b) => place(a.path) - place(b.path));
  });
}

/** @param {Results} found */
async function navigation(found) {
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const { measureNavigation } = await import('./navigation.mjs');
  await step('Navigation', async (say) => {
    found.navigation = await measureNavigation(builtSites(), say);
    const ours = found.navigation['this site'];
    return `${ours?.fast.p50} ms from a click to the heading, ${ours?.slow.p50} ms with a slow processor`;
  });
}

/** @param {Results} found */
async function server(found) {
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const { measureServer } = await import('./server.mjs');
  await step('Server', async (say) => {
    found.server = await measureServer(join(root, 'public'), say);
    const { ours, sirv, nginx } = found.server;
    const others = Object.entries({ sirv, ...(nginx ? { nginx } : {}) });
    const note = others.map(([name, { answers, p99 }]) => `; ${name} ${answers}, ${p99} ms`);
    return `${ours.answers} answers a second, p99 ${ours.p99} ms${note.join('')}`;
  });
}

/** @param {Results} found */
async function docusaurus(found) {
  const { measureDocusaurus } = await import('./docusaurus.mjs');
  await step('Docusaurus, same content', async (say) => {
    found.docusaurus = await measureDocusaurus({ folder: temporary, docs: repeatedTo, edited, say });
  });
}

/** @param {Results} found */
async function scale(found) {
  const { measureScale, scaleSizes } = await import('./scale.mjs');
  const sizes = givenSizes.length > 0 ? givenSizes : scaleSizes;
  await step('Sites of several sizes', async (say) => {
    found.scale = [];
    for await (const result of measureScale({ folder: temporary, edited, sizes, say })) {
      found.scale.push(result);
      save(found);
    }
  });
}

/** @param {Results} found */
function save(found) {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'results.json'), `${JSON.stringify(found, null, 2)}\n`);
  writeFileSync(join(results, 'results.md'), report(found));
}

/** @param {string} argument */
function isNumber(argument) {
  return /^\d+$/.test(argument);
}

/** @param {string} argument */
function isPath(argument) {
  return argument.startsWith('/');
}

/** The previous results: a run of one part keeps the others. */
function earlier() {
  const file = join(results, 'results.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function machine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'an unknown processor',
  };
}

/** @param {string} folder */
function countPages(folder) {
  const entries = readdirSync(join(folder, 'page-data'), { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name === 'page-data.json').length;
}
