import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';

/** Finds docs and posts without a body. Other pages may consist entirely of what their template renders. */
export function checkText({ name, type, tree, lineOffset }: CheckedPage): ContentProblem[] {
  if (tree.children.length > 0 || (type !== 'Doc' && type !== 'Post')) return [];
  return [
    {
      file: name,
      line: lineOffset + 1,
      found: 'a page without text',
      expected: 'text below the frontmatter',
      fix: 'Write the page, or delete its file.',
    },
  ];
}
