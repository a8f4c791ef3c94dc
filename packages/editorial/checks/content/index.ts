import { checkSynonyms, createSite, displayPath, type SiteOptions } from '@docs/content';
import { type ContentProblem, formatProblem, problemMessages } from '@docs/content/shared';
import { readPages, toCheckedPage } from './page';
import { checkPage } from './page-checks';
import { type RuleName, readRules } from './rules';
import { type SiteCheck, siteChecks } from './site-checks';

export { formatProblem, problemMessages };

/** The results of the content checks. */
export interface ContentReport {
  /** Mistakes, sorted by file and line. */
  problems: ContentProblem[];
  /** Number of MDX files that were read. */
  files: number;
}

/**
 * Checks a content folder without building it: everything that a build rejects or warns about, and problems
 * that only readers would notice.
 */
export async function checkContent(options: SiteOptions): Promise<ContentReport> {
  const { folders } = options;
  const site = await createSite(options).load();
  const nameOf = (file: string) => displayPath(file, folders);
  const problems: ContentProblem[] = [...site.errors, ...site.warnings];
  const rule = readRules(folders, problems);
  const pages = readPages(site, problems)
    .map(toCheckedPage)
    // If a page has a mistake in its frontmatter, what seems to be missing may be part of that mistake.
    .filter(({ isReadable, name }) => isReadable && !site.fileErrors.some(({ file }) => file === name));
  const checked = { site, pages, nameOf };
  const checks: [string, SiteCheck][] = Object.entries(siteChecks);
  const found = await Promise.all([
    ...pages.map((page) => checkPage(page, rule)),
    ...checks.map(async ([name, check]) => rule(name as RuleName, await check(checked))),
  ]);
  problems.push(...found.flat());
  checkSynonyms(folders, problems);
  return { problems: sorted(problems), files: pages.length };
}

function sorted(problems: readonly ContentProblem[]): ContentProblem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
