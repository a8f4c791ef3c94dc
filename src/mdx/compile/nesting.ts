import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { isValidHTMLNesting } from 'validate-html-nesting';
import type { VFile } from 'vfile';
import type { ContentProblem } from '../../shared/content-error';
import type { Gathered } from './context';
import { voidTag } from './html-props';
import { placeOf } from './place';

type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Elements that cannot contain their own kind at any depth: the browser would close the outer one. */
const neverInItself = new Set(['a', 'button', 'form']);
/** Elements whose allowed content the library does not fully know. */
const otherMarkup = new Set(['math', 'svg']);

/** Fixes for common omissions in tables. */
const wrappers: Record<string, string> = {
  tr: 'tbody',
  td: 'tr',
  th: 'tr',
  dt: 'dl',
  dd: 'dl',
  summary: 'details',
};

/**
 * Rehype plugin: reports elements that HTML does not allow inside each other. Browsers would move or drop one
 * of them, and hydration would fail.
 */
export function rehypeNesting() {
  return (tree: Root, file: VFile) => {
    const { problems } = file.data.content as Gathered;
    checkChildren(tree, [], (node, parent) => {
      problems.push(describe(String(tagOf(node)), parent, placeOf(node, file)));
    });
  };
}

/**
 * Visits a node's children. `outer` are the enclosing HTML elements up to the nearest component, innermost
 * last.
 */
function checkChildren(
  { children }: Root | Tag,
  outer: readonly string[],
  report: (node: Tag, parent: string) => void,
): void {
  for (const node of children) {
    if (!isTag(node)) continue;
    const name = tagOf(node);
    if (name === undefined) {
      // A fragment renders nothing itself; what a component renders around its children is unknown.
      checkChildren(node, node.type !== 'element' && node.name === null ? outer : [], report);
      continue;
    }
    const parent = outer.at(-1);
    if (parent !== undefined && !mayStandIn(parent, name)) report(node, parent);
    else if (neverInItself.has(name) && outer.includes(name)) report(node, name);
    checkChildren(node, [...outer, name], report);
  }
}

function mayStandIn(parent: string, name: string): boolean {
  if (voidTag.test(parent)) return false;
  return otherMarkup.has(parent) || isValidHTMLNesting(parent, name);
}

function describe(name: string, parent: string, place: { file: string; line?: number }): ContentProblem {
  const wrapper = wrappers[name];
  return {
    ...place,
    found: `\`<${name}>\` inside of \`<${parent}>\`, which HTML does not allow`,
    expected: 'elements inside of one another as browsers keep them',
    fix:
      wrapper && wrapper !== parent
        ? `Put \`<${wrapper}>\` around \`<${name}>\`.`
        : `Close \`<${parent}>\` before it.`,
  };
}

function isTag(node: { type: string }): node is Tag {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the name of an HTML element, or undefined for components and fragments. */
function tagOf(node: Tag): string | undefined {
  if (node.type === 'element') return node.tagName;
  return node.name && /^[a-z][a-z\d]*$/.test(node.name) ? node.name : undefined;
}
