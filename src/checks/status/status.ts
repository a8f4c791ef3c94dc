import { withoutTrailingSlash } from '../../shared/paths';
import type { PageMeasure } from './measure';
import type { Coverage, CoveragePage } from './schema';

/** A page that has less than this part of what there is to say counts as missing. */
const leastPart = 1 / 4;

/** What is missing of what is to be there. */
export interface Gaps {
  /** Routes without a page. */
  missing: string[];
  /** Pages that say too little. */
  short: { path: string; words: number; size: number }[];
  /** Names that their page does not document. */
  undocumented: { path: string; names: string[] }[];
}

/** What one folder of the docs has of what it is to have. */
export interface AreaStatus extends Gaps {
  /** Folder of `/docs`; empty for the pages outside of folders. */
  area: string;
  /** Whether the coverage asks for it to be complete. */
  isRequired: boolean;
  pages: number;
  words: number;
  samples: number;
  demos: number;
  /** Names that are to be documented, and how many of them are; exceptions count as documented. */
  names: number;
  documented: number;
}

/** The state of the documentation against its coverage. */
export interface CoverageStatus {
  areas: AreaStatus[];
  /** Demos there are, and demos there are to be. */
  demos: number;
  demosWanted: number;
  /** What must not be missing, and is: gaps of required areas, and roots. */
  requiredGaps: Gaps;
}

/** Folder of `/docs` that a route stands in; `/docs/lambda/` stands in its own. */
export function areaOf(path: string): string {
  return /^\/docs\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/**
 * Counts, area by area, what is there and what is missing. `measure` answers for a page of the coverage, with undefined where
 * there is no such page.
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

/** Whether nothing is missing. */
export function isComplete({ missing, short, undocumented }: Gaps): boolean {
  return missing.length + short.length + undocumented.length === 0;
}

/** How many words a page has to have at least. */
export function leastWords({ size }: { size: number }): number {
  return Math.ceil(size * leastPart);
}

/** Roots stand besides the pages: they have a route and nothing to be measured against. */
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
