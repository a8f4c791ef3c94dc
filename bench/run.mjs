import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const site = join(root, 'public');
/** Outside of this folder, because the packages of the benchmarks would be found before those of the site. */
const temporary = join(root, 'test-results/bench');

const given = process.argv.slice(2);

/**
 * @typedef {object} Options What a part may need.
 * @property {string} site This site, built.
 * @property {Record<string, string>} sites The built sites to compare: this one, and Docusaurus if the same run has built it.
 * @property {string} folder For builds with other content.
 * @property {string[]} given Arguments of the command that are not names of parts.
 * @property {Results} found The results of earlier runs.
 * @property {(found: Partial<Results>) => void} save Keeps results, if the part is stopped before it ends.
 * @property {(text: string) => void} say
 * @typedef {(options: Options) => Promise<Partial<Results>>} Part
 */

/**
 * Each part, by name: its title, and the module that exports it as `measure`. Modules are imported when they run,
 * because they need packages that the first step installs.
 * @type {Record<string, [title: string, module: string]>}
 */
const parts = {
  builds: ['Builds', './builds.mjs'],
  weights: ['Weights', './weigh.mjs'],
  server: ['Server', './server.mjs'],
  docusaurus: ['Docusaurus, same content', './docusaurus.mjs'],
  lighthouse: ['Lighthouse', './lighthouse.mjs'],
  navigation: ['Navigation', './navigation.mjs'],
  scale: ['Sites of several sizes', './scale.mjs'],
  search: ['Search', './search/run.mjs'],
  agents: ['Agents', './agents/run.mjs'],
};
/** Parts that run by default. The others take several minutes. */
const usual = ['builds', 'weights', 'lighthouse', 'navigation', 'server'];
/** Parts that build the site themselves, in other folders. The others measure the build of this one. */
const building = ['builds', 'docusaurus', 'scale'];

/**
 * `npm run bench`, or `npm run bench -- builds` for one part: measures the site, and writes bench/results.
 * Numbers set the sizes of the sites of the part `scale`. Paths set the pages of the part
 * `lighthouse`, which keeps the results of other pages.
 */
await main(async () => {
  const others = given.filter((argument) => /^(\d+$|\/)/.test(argument));
  const named = given.filter((argument) => !others.includes(argument));
  const chosen = named.length > 0 ? named : usual;
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown) throw new Failure(`There is no part “${unknown}”. Parts: ${Object.keys(parts).join(', ')}.`);
  await step('Packages', (say) => ensureDependencies(root, say));
  if (chosen.some((name) => !building.includes(name)))
    await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const file = join(results, 'results.json');
  /** @type {Results} */
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const save = (/** @type {Partial<Results>} */ more) => {
    Object.assign(found, more);
    mkdirSync(results, { recursive: true });
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
    writeFileSync(join(results, 'results.md'), report(found));
  };
  for (const [name, [title, module]] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue;
    /** @type {{ measure: Part }} */
    const { measure } = await import(module);
    await step(title, async (say) => {
      const theirs = join(temporary, 'docusaurus/build');
      const sites = { 'this site': site, ...(existsSync(theirs) && { Docusaurus: theirs }) };
      save(await measure({ site, sites, folder: temporary, given: others, found, save, say }));
    });
    save({ machines: { ...found.machines, [name]: machine() } });
  }
  rmSync(temporary, { recursive: true, force: true });
  process.stdout.write(`\n${report(found)}`);
});

/** The machine and day of a measurement. */
function machine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'an unknown processor',
  };
}
