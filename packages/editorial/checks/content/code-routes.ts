import { SKIP, visit } from '@docs/content';
import { type ContentProblem, withoutTrailingSlash } from '@docs/content/shared';
import type { InlineCode, Root } from 'mdast';
import { type CheckedPage, placeOf } from './page';

/** Sections of the site; any other path in code font is a folder or URL in the reader's project. */
const siteRoute = /^\/(?:docs|blog|learn|showcase|success-stories|experts|templates)(?:\/[\w./-]*)?$/;

/**
 * Finds routes of the site that are formatted as code instead of being links.
 * @param page A page.
 * @param routes Routes of the site, without trailing slashes.
 */
export function checkCodeRoutes(page: CheckedPage, routes: ReadonlySet<string>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(page.tree as Root, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP;
    if (node.type === 'inlineCode' && siteRoute.test(node.value))
      problems.push(shownRoute(node, page, routes));
  });
  return problems;
}

function shownRoute(node: InlineCode, page: CheckedPage, routes: ReadonlySet<string>): ContentProblem {
  const { value } = node;
  const isPage = routes.has(withoutTrailingSlash(value));
  return {
    ...placeOf(node, page),
    found: `the route \`${value}\` in code font${isPage ? '' : ', which is not a page of this site'}`,
    expected: 'a link that readers can follow',
    fix: isPage
      ? `Write \`[the page's title](${value})\`.`
      : 'Link to a page that exists, or remove the reference.',
  };
}
