import { visit } from '@docs/content';
import { shownApis } from '@docs/content/demos';
import type { ContentProblem } from '@docs/content/shared';
import type { Root, RootContent } from 'mdast';
import { demosIn } from './demo-elements';
import { type CheckedPage, placeOf } from './page';
import { textOf } from './prose';

/** Finds demos on unrelated pages: neither their `api` nor their code contains a name that the demo shows. */
export function checkDemoSubjects(page: CheckedPage): ContentProblem[] {
  const names = namesOf(page);
  return demosIn(page).flatMap(({ type, node }) => {
    const shown: readonly string[] = shownApis[type];
    if (shown.some((name) => names.has(name))) return [];
    return [
      {
        ...placeOf(node, page),
        found: `the demo \`${type}\`, which shows ${shown.map((name) => `\`${name}\``).join(', ')}`,
        expected: 'a demo of something on the page, such as its `api` or a name in its code',
        fix: 'Choose another demo, or remove this one. packages/content/demos/shows.ts lists what each demo shows.',
      },
    ];
  });
}

/**
 * Returns the names in a page's `api`, samples and inline code. Names below "See also" are the subject of
 * other pages.
 */
function namesOf({ tree, fields }: CheckedPage): ReadonlySet<string> {
  const end = tree.children.findIndex(isSeeAlso);
  const own = { ...tree, children: tree.children.slice(0, end === -1 ? undefined : end) };
  const code = [String((fields.api as { export?: string } | null | undefined)?.export ?? '')];
  visit(own as Root, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(node.value);
  });
  return new Set(code.join('\n').match(/[A-Za-z]\w*/g));
}

function isSeeAlso(node: RootContent): boolean {
  return node.type === 'heading' && textOf(node) === 'See also';
}
