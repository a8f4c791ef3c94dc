import { type LoadedSite, mdxDocuments } from '@docs/content';
import { ContentError, editQuery, formatProblem, type ShownProblem } from '@docs/content/shared';

/**
 * Returns all problems of a site, without duplicates, each with the route of the page that shows it in its
 * own content (see `shownTree`).
 */
export function shownProblems(site: LoadedSite): ShownProblem[] {
  const pages = new Map(mdxDocuments(site).map((document) => [document.sourceName, document]));
  const shown = new Map<string, ShownProblem>();
  for (const problem of [...site.errors, ...site.warnings]) {
    const text = formatProblem(problem);
    const page = pages.get(problem.file);
    const result = page && site.compiled.get(page.sourcePath);
    const isInPage =
      site.fileErrors.includes(problem) ||
      (result instanceof ContentError && result.problems.includes(problem));
    shown.set(text, {
      text,
      edit: editQuery(problem),
      ...(isInPage && page?.path ? { path: page.path } : {}),
    });
  }
  return [...shown.values()];
}
