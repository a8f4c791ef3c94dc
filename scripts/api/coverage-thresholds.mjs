/**
 * @typedef {import('../../src/checks/api/check').ApiCoverage} ApiCoverage
 * @typedef {Record<string, number>} CoverageThresholds Percent of a package's exports that pages are about, by package.
 */

/**
 * Percent of a package's exports that pages are about, rounded down.
 * @param {ApiCoverage} coverage
 */
export function percentOf({ documented, exports }) {
  return exports === 0 ? 100 : Math.floor((documented / exports) * 100);
}

/**
 * What is said of packages of which less is documented than before.
 * @param {readonly ApiCoverage[]} coverage
 * @param {CoverageThresholds} thresholds
 */
export function describeFloors(coverage, thresholds) {
  return coverage
    .filter((each) => percentOf(each) < (thresholds[each.package] ?? 0))
    .map(
      (each) =>
        `${each.package}: ${percentOf(each)} % of the exports have a page, and samples/limits.json asks for ${thresholds[each.package]} %. Without one: ${each.missing.join(', ')}. Write pages, or list exports with a reason in samples/api-exceptions.json.`,
    );
}

/**
 * The thresholds with what is better now, undefined where nothing is.
 * @param {readonly ApiCoverage[]} coverage
 * @param {CoverageThresholds} thresholds
 * @returns {CoverageThresholds | undefined}
 */
export function raisedFloors(coverage, thresholds) {
  const better = coverage.filter((each) => percentOf(each) > (thresholds[each.package] ?? 0));
  if (better.length === 0) return undefined;
  return { ...thresholds, ...Object.fromEntries(better.map((each) => [each.package, percentOf(each)])) };
}

/**
 * A line a package: how many of its exports have a page, and which have none.
 * @param {readonly ApiCoverage[]} coverage
 */
export function coverageTable(coverage) {
  const width = Math.max(...coverage.map((each) => each.package.length));
  return coverage
    .map((each) =>
      `${each.package.padEnd(width)}  ${`${each.documented}/${each.exports}`.padStart(7)}  ${each.missing.join(' ')}`.trimEnd(),
    )
    .join('\n');
}

/**
 * The sum of all packages, for a step's line.
 * @param {readonly ApiCoverage[]} coverage
 */
export function coverageNote(coverage) {
  const sum = (/** @type {'documented' | 'exports'} */ key) =>
    coverage.reduce((total, each) => total + each[key], 0);
  return `${sum('documented')} of ${sum('exports')} exports have a page`;
}
