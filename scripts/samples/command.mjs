import { join } from 'node:path';
import { ensureDependencies } from '../install/dependencies.mjs';
import { root } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { checkSamples, listPages } from './check.mjs';
import { formatProblem } from './diagnostics.mjs';
import { describeUnchecked, readLimits, tightenLimits } from './limits.mjs';

/**
 * Installs the packages of `samples/` if necessary, and type-checks the samples of all content, or of the
 * given MDX files and folders.
 * @param {string[]} paths
 * @param {(text: string) => void} say
 * @returns {Promise<string>} what was checked, for the step's line
 * @throws {Failure} that lists all problems
 */
export async function checkContentSamples(paths, say) {
  await ensureDependencies(join(root, 'samples'), say);
  const isWhole = paths.length === 0;
  const report = await checkSamples(listPages(isWhole ? [join(root, 'content')] : paths));
  const problems = report.problems.map(formatProblem);
  if (isWhole) {
    const { uncheckedSamples } = readLimits();
    const problem = describeUnchecked(report, uncheckedSamples);
    if (problem) problems.push(problem);
    else if (report.unchecked < uncheckedSamples) tightenLimits({ uncheckedSamples: report.unchecked });
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  const { fences, unchecked, pages, compiled } = report;
  return `${fences} samples of ${pages} pages, ${compiled} compiled now, ${unchecked} not checked`;
}
