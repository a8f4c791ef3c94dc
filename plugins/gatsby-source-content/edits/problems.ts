import { type LoadedSite, mdxDocuments } from '@docs/content';
import {
  ContentError,
  type ContentProblem,
  editQuery,
  problemMessages,
  type ShownProblem,
} from '@docs/content/shared';

/**
 * Returns all problems of a site, without duplicates, each with the route of the page that shows it in its
 * own content (see `shownTree`). A problem in many places is one message, which every page shows.
 */
export function shownProblems(site: LoadedSite): ShownProblem[] {
  const pages = new Map(mdxDocuments(site).map((document) => [document.sourceName, document]));
  const pageOf = (problem: ContentProblem): string | undefined => {
    const page = pages.get(problem.file);
    const result = page && site.compiled.get(page.sourcePath);
    const isInPage =
      site.fileErrors.includes(problem) ||
      (result instanceof ContentError && result.problems.includes(problem));
    return isInPage ? (page?.path ?? undefined) : undefined;
  };
  return problemMessages([...site.errors, ...site.warnings]).map(({ problem, count, text }) => {
    const path = count === 1 ? pageOf(problem) : undefined;
    return { text, edit: editQuery(problem), ...(path ? { path } : {}) };
  });
}
