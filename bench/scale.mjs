import { join } from 'node:path';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { root } from '../scripts/root.mjs';
import { docusaurusBuild, docusaurusProject, makeSite } from './docusaurus.mjs';
import { measureBuild, measureBuilds } from './measure-build.mjs';
import { repeatContent } from './repeat-content.mjs';

/** @typedef {import('./measure-build.mjs').Measured} Measured */
/** @typedef {{ docs: number, ours: Measured, edit: Measured, theirs?: Measured }} ScaleResult Cold builds, and `edit`. */

/** Number of docs of each build. */
const usualSizes = [800, 2500, 5000, 10_000];
/** How long Docusaurus may take for one build, in milliseconds. Larger sites are not tried after that, or a failure. */
const longest = 600_000;

/**
 * `npm run bench -- scale`: builds this site and Docusaurus cold, in turn, with the docs repeated to several sizes, and
 * this site once more after one edit. Large sites take a long time, so each result is saved when it is measured.
 * @type {import('./run.mjs').Part}
 */
export async function measure({ folder, given, save, say }) {
  await ensureDependencies(docusaurusProject, say);
  const sizes = given.length > 0 ? given.map(Number) : usualSizes;
  const content = join(folder, 'content');
  const site = join(folder, 'site');
  const theirSite = join(folder, 'docusaurus');
  /** @type {ScaleResult[]} */
  const scale = [];
  let isTooLarge = false;
  for (const docs of sizes) {
    await repeatContent(join(root, 'content'), content, docs);
    const sayOf = (/** @type {string} */ text) => say(`${docs} docs, this site: ${text}`);
    const { cold, edit } = await measureBuilds({ site, content, say: sayOf });
    /** @type {Measured | undefined} */
    let theirs;
    if (!isTooLarge) {
      await makeSite(content, theirSite);
      say(`${docs} docs, Docusaurus`);
      theirs = await measureBuild(docusaurusBuild(theirSite), longest).catch((error) => {
        say(`${docs} docs, Docusaurus failed: ${error}`);
        return undefined;
      });
      isTooLarge = !theirs;
    }
    scale.push({ docs, ours: cold, edit, ...(theirs && { theirs }) });
    save({ scale });
  }
  return { scale };
}
