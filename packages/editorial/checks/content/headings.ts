import { visit } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import type { Heading } from 'mdast';
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
        found: 'a level 1 heading (`#`) on a page with a `title`',
        expected: 'sections that start at level 2 (`##`), because the title is the level 1 heading',
        fix: 'Use `##`, or remove the heading.',
      });
    } else if (depth > above + 1) {
      const next = '#'.repeat(above + 1);
      problems.push({
        ...placeOf(heading, page),
        found: `a level ${depth} heading (\`${marks}\`) below ${above === 1 ? 'the title' : `a level ${above} heading`}`,
        expected: `at most level ${above + 1} (\`${next}\`), because headings cannot skip a level`,
        fix: `Use \`${next}\`, or add a level ${depth - 1} heading above it.`,
      });
    }
    above = depth;
  });
  return problems;
}
