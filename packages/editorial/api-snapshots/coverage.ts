import type { ApiCoverage } from '../checks/api/check';
/** Percentage of documented exports, by package. */
export type CoverageThresholds = Record<string, number>;

/** Returns the percentage of a package's exports that are documented, rounded down. */
export function percentOf({ documented, exports }: ApiCoverage) {
  return exports === 0 ? 100 : Math.floor((documented / exports) * 100);
}

/** Returns the messages about packages whose coverage has decreased. */
export function describeFloors(coverage: readonly ApiCoverage[], thresholds: CoverageThresholds) {
  return coverage
    .filter((each) => percentOf(each) < (thresholds[each.package] ?? 0))
    .map(
      (each) =>
        `${each.package}: ${percentOf(each)} % of the exports have a page, and samples/limits.json asks for ${thresholds[each.package]} %. Without one: ${each.missing.join(', ')}. Write pages, or list exports with a reason in samples/api-exceptions.json.`,
    );
}

/** Returns the thresholds raised to the current coverage, or undefined if there is no improvement. */
export function raisedFloors(
  coverage: readonly ApiCoverage[],
  thresholds: CoverageThresholds,
): CoverageThresholds | undefined {
  const better = coverage.filter((each) => percentOf(each) > (thresholds[each.package] ?? 0));
  if (better.length === 0) return undefined;
  return { ...thresholds, ...Object.fromEntries(better.map((each) => [each.package, percentOf(each)])) };
}

/** Returns one line per package: its number of documented exports, and the undocumented ones. */
export function coverageTable(coverage: readonly ApiCoverage[]) {
  const width = Math.max(...coverage.map((each) => each.package.length));
  return coverage
    .map((each) =>
      `${each.package.padEnd(width)}  ${`${each.documented}/${each.exports}`.padStart(7)}  ${each.missing.join(' ')}`.trimEnd(),
    )
    .join('\n');
}

/** Returns the totals of all packages, for the step's line. */
export function coverageNote(coverage: readonly ApiCoverage[]) {
  const sum = (key: 'documented' | 'exports') => coverage.reduce((total, each) => total + each[key], 0);
  return `${sum('documented')} of ${sum('exports')} exports have a page`;
}
