import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureDependencies } from '../install/dependencies.mjs';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';

/**
 * Installs the packages of `samples/` if necessary, and type-checks the samples of all content, or of the
 * given MDX files and folders.
 * @param {string[]} paths
 * @param {(text: string) => void} say
 * @returns {Promise<string>} what was checked, for the step's line
 * @throws {Failure} that lists all problems
 */
export async function checkContentSamples(paths, say) {
  /** @type {typeof import('../../packages/editorial/index')} */
  const editorial = await loadSource('packages/editorial/index.ts');
  const folder = join(root, 'samples');
  await ensureDependencies(folder, say);
  const isWhole = paths.length === 0;
  const pages = listPages(isWhole ? [join(root, 'content')] : paths);
  const report = await editorial.checkSamples(pages, { root, folder });
  const problems = report.problems.map(editorial.formatSampleProblem);
  for (const { file, lines } of editorial.formatSamples(pages, root).pages) {
    const why = 'a line of more than 76 columns. Run `npm run format -- samples`.';
    problems.push(...lines.map((line) => `${relative(root, file)}:${line}  ${why}`));
  }
  if (isWhole) {
    const { uncheckedSamples } = editorial.readLimits(root);
    const problem = editorial.describeUnchecked(report, uncheckedSamples);
    if (problem) problems.push(problem);
    else if (report.unchecked < uncheckedSamples)
      editorial.tightenLimits(root, { uncheckedSamples: report.unchecked });
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  const { fences, unchecked, compiled } = report;
  return `${fences} samples of ${report.pages} pages, ${compiled} compiled now, ${unchecked} not checked`;
}

/**
 * Returns the MDX files at paths: files themselves, and all files below folders.
 * @param {string[]} paths
 * @returns {string[]} absolute and sorted
 * @throws {Failure} if a path does not exist
 */
export function listPages(paths) {
  return paths
    .map((path) => resolve(path))
    .flatMap((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats) throw new Failure(`${path} does not exist. Pass MDX files, or folders that contain them.`);
      if (stats.isFile()) return [path];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    })
    .sort();
}
