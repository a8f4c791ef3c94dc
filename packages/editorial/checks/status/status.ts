import { withoutTrailingSlash } from '@docs/content/shared';
import type { PageMeasure } from './measure';
import type { Coverage, CoveragePage } from './schema';

/** A page with less than this share of the words that its topic needs counts as missing. */
const leastPart = 1 / 4;

/** The gaps between the coverage and the documentation. */
export interface Gaps {
  /** Routes without a page. */
  missing: string[];
  /** Pages that are too short. */
  short: { path: string; words: number; size: number }[];
  /** Names that their page does not document. */
  undocumented: { path: string; names: string[] }[];
}

/** The state of one folder of the docs. */
export interface AreaStatus extends Gaps {
  /** Folder of `/docs`; empty for pages outside of folders. */
  area: string;
  /** Whether the coverage requires it to be complete. */
  isRequired: boolean;
  pages: number;
  words: number;
  samples: number;
  demos: number;
  /** Number of names to document, and how many are documented; exceptions count as documented. */
  names: number;
  documented: number;
}

/** The state of the documentation relative to its coverage. */
export interface CoverageStatus {
  areas: AreaStatus[];
  /** Actual and required number of demos. */
  demos: number;
  demosWanted: number;
  /** Required but missing: gaps in required areas, and roots. */
  requiredGaps: Gaps;
}

/** Returns the folder of `/docs` that contains a route; `/docs/lambda/` belongs to its own folder. */
export function areaOf(path: string): string {
  return /^\/docs\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/**
 * Counts the existing and missing content of each area. `measure` returns the measurements of a page in the
 * coverage, or undefined if there is no such page.
 */
export function coverageStatus(
  coverage: Coverage,
  measure: (page: CoveragePage) => PageMeasure | undefined,
): CoverageStatus {
  const pages = [...coverage.pages, ...missingRoots(coverage)];
  const areas = [...new Set(pages.map(({ path }) => areaOf(path)))].sort().map((area) =>
    areaStatus(
      pages.filter(({ path }) => areaOf(path) === area),
      { area, coverage, measure },
    ),
  );
  const required = areas.filter(({ isRequired }) => isRequired);
  const requiredGaps: Gaps = {
    missing: areas.flatMap(({ isRequired, missing }) =>
      isRequired ? missing : missing.filter((path) => coverage.roots.includes(path)),
    ),
    short: required.flatMap(({ short }) => short),
    undocumented: required.flatMap(({ undocumented }) => undocumented),
  };
  const demos = areas.reduce((sum, area) => sum + area.demos, 0);
  return { areas, demos, demosWanted: coverage.demos, requiredGaps };
}

/** Returns whether there are no gaps. */
export function isComplete({ missing, short, undocumented }: Gaps): boolean {
  return missing.length + short.length + undocumented.length === 0;
}

/** Returns the minimum number of words on a page. */
export function leastWords({ size }: { size: number }): number {
  return Math.ceil(size * leastPart);
}

/** Roots are listed separately from pages: they have a route but no size to compare with. */
function missingRoots({ roots, pages }: Coverage): CoveragePage[] {
  const known = new Set(pages.map(({ path }) => withoutTrailingSlash(path)));
  return roots
    .filter((path) => !known.has(withoutTrailingSlash(path)))
    .map((path) => ({ id: path, path, size: 0 }));
}

interface AreaContext {
  area: string;
  coverage: Coverage;
  measure: (page: CoveragePage) => PageMeasure | undefined;
}

function areaStatus(pages: readonly CoveragePage[], { area, coverage, measure }: AreaContext): AreaStatus {
  const status: AreaStatus = {
    area,
    isRequired: coverage.areas.includes(area),
    pages: pages.length,
    missing: [],
    short: [],
    words: 0,
    samples: 0,
    demos: 0,
    names: 0,
    documented: 0,
    undocumented: [],
  };
  for (const page of pages) {
    const { path, size, api = [] } = page;
    status.names += api.length;
    const found = measure(page);
    if (!found) {
      status.missing.push(path);
      continue;
    }
    const { words, samples, demos, documented } = found;
    status.words += words;
    status.samples += samples;
    status.demos += demos;
    if (words < leastWords(page) && !coverage.shortPages[path]) status.short.push({ path, words, size });
    const open = api.filter((name) => !documented.includes(name) && !coverage.undocumented[path]?.[name]);
    status.documented += api.length - open.length;
    if (open.length > 0) status.undocumented.push({ path, names: open });
  }
  return status;
}
