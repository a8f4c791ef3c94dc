import fs from 'node:fs';
import path from 'node:path';
import type { SiteFolders } from '../../content-model/read-folder';
import { checkYaml, readYaml } from '../../content-model/schema/yaml';
import { createSite } from '../../content-model/site';
import { displayPath } from '../../mdx/compile/place';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { withoutTrailingSlash } from '../../shared/paths';
import { readEnv } from '../../site/env';
import { readPages } from '../content/page';
import { gapProblems } from './gap-problems';
import { measurePage } from './measure';
import { printStatus, statusNote } from './print';
import { type Coverage, type CoveragePage, coverageSchema } from './schema';
import { type CoverageStatus, coverageStatus, isComplete } from './status';

export { isComplete, printStatus };

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
      expected: 'the pages that the documentation is to have',
      fix: 'Restore the file: it says what is left to write.',
    });
  }
  const problems: ContentProblem[] = [];
  // JSON is a subset of YAML, and the YAML parser knows line numbers.
  const coverage = checkYaml(
    readYaml(fs.readFileSync(file, 'utf8'), name, problems),
    coverageSchema,
    name,
    problems,
  );
  if (!coverage || problems.length > 0) throw new ContentError(problems);
  return coverage;
}

/**
 * Checks the documentation of a content folder against its coverage; returns a one-line summary. Only the
 * project's own content folder needs a coverage file.
 *
 * @throws {ContentError} with everything that is required but missing.
 */
export function checkCoverage(folders: SiteFolders): string {
  const { file, name } = coverageFile(folders);
  const isOwn = folders.contentDir === path.join(folders.root, 'content');
  if (!isOwn && !fs.existsSync(file)) return `not compared: there is no ${name}`;
  const status = readCoverageStatus(folders);
  const problems = gapProblems(status.requiredGaps, { file: name, source: fs.readFileSync(file, 'utf8') });
  if (problems.length > 0) throw new ContentError(problems);
  return statusNote(status);
}

/**
 * Measures the documentation of a content folder against its coverage.
 *
 * @throws {ContentError} if it cannot be read.
 */
export function readCoverageStatus(folders: SiteFolders): CoverageStatus {
  const coverage = readCoverage(folders);
  const { documents, fileErrors, sidebars } = createSite({ folders, env: readEnv() }).structure();
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

function coverageFile({ root, contentDir }: SiteFolders): { file: string; name: string } {
  const file = path.join(contentDir, 'coverage.json');
  return { file, name: displayPath(file, { root, contentDir }) };
}
