import fs from 'node:fs';
import path from 'node:path';
import { createSite, displayPath, type SiteFolders, type SiteOptions } from '@docs/content';
import { ContentError, type ContentProblem, withoutTrailingSlash } from '@docs/content/shared';
import { readPages } from '../content/page';
import { readJson } from '../read-json';
import { printStale, type StalePage, stalePages } from './freshness';
import { gapProblems } from './gap-problems';
import { measurePage } from './measure';
import { printStatus, statusNote } from './print';
import { type Coverage, type CoveragePage, coverageSchema } from './schema';
import { type CoverageStatus, coverageStatus, isComplete } from './status';

export { isComplete, printStale, printStatus };

/**
 * Sidebar of the reference. Its pages must document a name in a heading; on other pages a mention is enough.
 */
const referenceSidebar = 'apiSidebar';

/** Returns whether a content folder has a `coverage.json`. */
export function hasCoverage(folders: SiteFolders): boolean {
  return fs.existsSync(coverageFile(folders).file);
}

/**
 * Reads `coverage.json` of a content folder.
 *
 * @throws {ContentError} with all mistakes in it.
 */
export function readCoverage(folders: SiteFolders): Coverage {
  const { file, name } = coverageFile(folders);
  if (!fs.existsSync(file)) {
    throw new ContentError({
      file: name,
      found: 'no such file',
      expected: 'the list of pages that the documentation should have',
      fix: 'Restore the file.',
    });
  }
  const problems: ContentProblem[] = [];
  const coverage = readJson(file, { name, schema: coverageSchema, problems });
  if (!coverage || problems.length > 0) throw new ContentError(problems);
  return coverage;
}

/**
 * Checks the documentation of a content folder against its coverage; returns a one-line summary. Only the
 * project's own content folder needs a coverage file.
 *
 * @throws {ContentError} with everything that is required but missing.
 */
export function checkCoverage(options: SiteOptions): string {
  const { folders } = options;
  const { file, name } = coverageFile(folders);
  const isOwn = folders.contentDir === path.join(folders.root, 'content');
  if (!isOwn && !fs.existsSync(file)) return `not compared: there is no ${name}`;
  const status = readCoverageStatus(options);
  const problems = gapProblems(status.requiredGaps, { file: name, source: fs.readFileSync(file, 'utf8') });
  if (problems.length > 0) throw new ContentError(problems);
  return statusNote(status);
}

/**
 * Measures the documentation of a content folder against its coverage.
 *
 * @throws {ContentError} if it cannot be read.
 */
export function readCoverageStatus(options: SiteOptions): CoverageStatus {
  const { folders } = options;
  const coverage = readCoverage(folders);
  const { documents, fileErrors, sidebars } = createSite(options).structure();
  const problems = [...fileErrors];
  const pages = readPages({ documents }, problems);
  if (problems.length > 0) throw new ContentError(problems);
  const { ofRoute } = sidebars;
  const byRoute = new Map(pages.map((page) => [withoutTrailingSlash(String(page.fields.path)), page]));
  const measure = ({ path: route, api: names = [] }: CoveragePage) => {
    const page = byRoute.get(withoutTrailingSlash(route));
    const isReference = ofRoute.get(String(page?.fields.path)) === referenceSidebar;
    return page && measurePage(page, { names, mentionIsEnough: !isReference });
  };
  return coverageStatus(coverage, measure);
}

/**
 * Returns the pages about an API that has changed since they were reviewed, according to `content/api/history`.
 *
 * @throws {ContentError} if `coverage.json` cannot be read.
 */
export function readStalePages(options: SiteOptions): StalePage[] {
  const { reviewed } = readCoverage(options.folders);
  const { documents, apiPage } = createSite(options).structure();
  return stalePages(
    documents.of('Doc').map((doc) => ({
      file: doc.sourceName,
      reviewed: doc.reviewed ?? reviewed,
      api: apiPage(doc.path),
    })),
  );
}

function coverageFile({ root, contentDir }: SiteFolders): { file: string; name: string } {
  const file = path.join(contentDir, 'coverage.json');
  return { file, name: displayPath(file, { root, contentDir }) };
}
