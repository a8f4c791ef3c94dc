import { type ContentProblem, splitAddress, withoutTrailingSlash } from '@docs/content/shared';
import type { CheckedPage } from './page';

/**
 * Finds docs that readers cannot reach: no sidebar contains them, and no other page, navbar or footer links
 * to them. `links` contains the target URLs, each with the file of the link.
 */
export function checkReach(
  docs: readonly CheckedPage[],
  inSidebar: (route: string) => boolean,
  links: readonly { from: string; to: string }[],
): ContentProblem[] {
  const linkedFrom = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    const route = withoutTrailingSlash(splitAddress(to).path);
    linkedFrom.set(route, (linkedFrom.get(route) ?? new Set()).add(from));
  }
  return docs
    .filter(({ fields, name }) => {
      const route = String(fields.path);
      const from = [...(linkedFrom.get(withoutTrailingSlash(route)) ?? [])].filter((file) => file !== name);
      return !fields.unlisted && !inSidebar(route) && from.length === 0;
    })
    .map(({ name, fields }) => ({
      file: name,
      line: 1,
      found: `a page (\`${fields.path}\`) that is not in a sidebar and that no page links to`,
      expected: 'a link to every page',
      fix: `Add \`- doc: ${fields.docId}\` to a file of content/sidebars, link to it, or set \`unlisted: true\`.`,
    }));
}
