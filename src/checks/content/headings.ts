import type { Heading } from 'mdast';
import { visit } from '../../mdx/compile/visit';
import type { ContentProblem } from '../../shared/content-error';
import { type CheckedPage, placeOf } from './page';

/** Finds headings out of order: an h1 in addition to the page's title, or a skipped level. */
export function checkHeadings(page: CheckedPage): ContentProblem[] {
  const problems: ContentProblem[] = [];
  let above = 1;
  visit(page.tree, 'heading', (heading: Heading) => {
    const { depth } = heading;
    const marks = '#'.repeat(depth);
    if (depth === 1 && page.hasTitle) {
      problems.push({
        ...placeOf(heading, page),
        found: 'a heading of level 1 (`#`), and the page has a `title`',
        expected: 'sections that begin at level 2 (`##`): the title is the only heading of level 1',
        fix: 'Write `##`, or remove the heading.',
      });
    } else if (depth > above + 1) {
      const next = '#'.repeat(above + 1);
      problems.push({
        ...placeOf(heading, page),
        found: `a heading of level ${depth} (\`${marks}\`) below ${above === 1 ? 'the title' : `one of level ${above}`}`,
        expected: `at most level ${above + 1} (\`${next}\`): no level is left out`,
        fix: `Write \`${next}\`, or put a heading of level ${depth - 1} above it.`,
      });
    }
    above = depth;
  });
  return problems;
}
