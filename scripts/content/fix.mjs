import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { makeSamplePosters } from '../posters/samples.mjs';
import { root } from '../root.mjs';
import { contentFolders } from './folders.mjs';
import { listPages } from './samples.mjs';

/**
 * Corrects what has only one right form: names with a nearest name, the lines of samples, and missing posters of live
 * samples.
 * @param {readonly import('../../packages/content/shared').ContentProblem[]} problems
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} say
 * @returns {Promise<number>} how many corrections were made
 */
export async function fixContent(problems, env, say) {
  /** @type {typeof import('../../packages/editorial/index')} */
  const { correctionsOf, formatSamples, withCorrections } = await loadSource('packages/editorial/index.ts');
  const folders = contentFolders(env);
  const corrections = correctionsOf(problems);
  // As messages name files: see `displayPath`.
  const base = relative(root, folders.contentDir).startsWith('..') ? dirname(folders.contentDir) : root;
  let count = 0;
  for (const name of new Set(corrections.map(({ file }) => file))) {
    const file = join(base, name);
    const fixed = withCorrections(
      readFileSync(file, 'utf8'),
      corrections.filter((correction) => correction.file === name),
    );
    writeFileSync(file, fixed.text);
    count += fixed.count;
  }
  const { pages } = formatSamples(listPages([folders.contentDir]), root);
  for (const { file, source, lines } of pages) {
    writeFileSync(file, source);
    count += lines.length;
  }
  if (problems.some(({ fix }) => fix?.includes('update -- posters samples'))) {
    await makeSamplePosters(env, say);
    count += 1;
  }
  return count;
}
