import type { Element, Root, RootContent } from 'hast';
import { isValidHTMLNesting } from 'validate-html-nesting';
import type { VFile } from 'vfile';
import type { ContentPlace, ContentProblem } from '../shared/content-error';
import type { FileRecord } from './context';
import { voidTag } from './html-props';
import type { JsxHast } from './nodes';
import { placeOf } from './place';

type Child = RootContent;
type Tag = Element | JsxHast;

type Report = (node: Tag, parent: string) => void;

/** Elements that cannot contain their own kind at any depth: the browser would close the outer one. */
const neverInItself = new Set(['a', 'button', 'form']);
/** Elements for which the library does not know all allowed content. */
const otherMarkup = new Set(['math', 'svg']);
/** Elements that browsers drop outside of a table. Their content stays. */
const tableParts = /^(caption|col|colgroup|tbody|td|tfoot|th|thead|tr)$/;
/** The element that browsers add around other elements in a table. */
const impliedIn: Record<string, { around: RegExp; tag: string }[]> = {
  table: [
    { around: /^t[dh]$/, tag: 'tr' },
    { around: /^tr$/, tag: 'tbody' },
  ],
  thead: [{ around: /^t[dh]$/, tag: 'tr' }],
  tbody: [{ around: /^t[dh]$/, tag: 'tr' }],
  tfoot: [{ around: /^t[dh]$/, tag: 'tr' }],
};

/**
 * Rehype plugin: if HTML does not allow elements inside each other, repairs them as browsers do, and adds a
 * warning. Otherwise, the page's HTML and its data would differ. What React refuses to render is a problem.
 */
export function rehypeNesting() {
  return (tree: Root, file: VFile) => {
    const { problems, warnings } = file.data.content as FileRecord;
    repairChildren(tree, [], (node, parent) => {
      const list = voidTag.test(parent) ? problems : warnings;
      list.push(describe(String(tagOf(node)), parent, placeOf(node, file)));
    });
  };
}

/**
 * Repairs what is below a node. `outer` are the enclosing HTML elements up to the nearest component, innermost
 * last.
 */
function repairChildren(node: Root | Tag, outer: readonly string[], report: Report): void {
  const parent = outer.at(-1);
  for (const implied of impliedIn[parent ?? ''] ?? []) addImplied(node, parent as string, implied, report);
  const children: Child[] = node.children;
  node.children = children.flatMap((child) =>
    isTag(child) ? repaired(child, outer, report) : [child],
  ) as typeof node.children;
}

/** Returns what takes the place of an element: usually itself. */
function repaired(node: Tag, outer: readonly string[], report: Report): Child[] {
  const name = tagOf(node);
  if (name === undefined) {
    // A fragment renders nothing itself; what a component renders around its children is unknown.
    repairChildren(node, node.type !== 'element' && node.name === null ? outer : [], report);
    return [node];
  }
  const parent = outer.at(-1);
  const isOwnKind = neverInItself.has(name) && outer.includes(name);
  const isMisplaced = parent !== undefined && !mayStandIn(parent, name);
  if (isOwnKind || isMisplaced) report(node, isOwnKind ? name : (parent as string));
  const isDropped = isOwnKind || (isMisplaced && tableParts.test(name) && !/^t/.test(parent as string));
  if (name === 'a' && !isDropped) {
    const [before, inner, after] = splitAtLink(node);
    if (inner) {
      report(inner, name);
      node.children = before as typeof node.children;
      repairChildren(node, [...outer, name], report);
      return [node, ...repaired(inner, outer, report), ...after];
    }
  }
  repairChildren(node, isDropped ? outer : [...outer, name], report);
  return isDropped ? node.children : [node];
}

/** Returns the children of a link before, at and after the first link in it, where browsers end the outer link. */
function splitAtLink({ children }: Tag): [Child[], Tag | undefined, Child[]] {
  const at = children.findIndex((child) => isTag(child) && tagOf(child) === 'a');
  return [children.slice(0, at), children[at] as Tag | undefined, children.slice(at + 1)];
}

/** Wraps each run of elements that browsers would wrap in this element. */
function addImplied(
  node: Root | Tag,
  parent: string,
  { around, tag }: { around: RegExp; tag: string },
  report: Report,
): void {
  let run: Element | undefined;
  node.children = (node.children as Child[]).flatMap((child): Child[] => {
    if (run && child.type === 'text' && child.value.trim() === '') return [];
    if (!isTag(child) || !around.test(tagOf(child) ?? '')) {
      run = undefined;
      return [child];
    }
    if (run) {
      run.children.push(child);
      return [];
    }
    // An element that was added here is not the author's mistake.
    if (child.position) report(child, parent);
    run = { type: 'element', tagName: tag, properties: {}, children: [child] };
    return [run];
  }) as typeof node.children;
}

function mayStandIn(parent: string, name: string): boolean {
  if (voidTag.test(parent)) return false;
  return otherMarkup.has(parent) || isValidHTMLNesting(parent, name);
}

function describe(name: string, parent: string, place: ContentPlace): ContentProblem {
  const wrapper = impliedIn[parent]?.find(({ around }) => around.test(name))?.tag ?? wrappers[name];
  return {
    ...place,
    found: `\`<${name}>\` inside \`<${parent}>\`, which HTML does not allow`,
    expected: 'a nesting that browsers keep',
    fix:
      wrapper && wrapper !== parent
        ? `Put \`<${wrapper}>\` around \`<${name}>\`.`
        : `Close \`<${parent}>\` before it.`,
  };
}

/** Fixes for other common omissions. */
const wrappers: Record<string, string> = {
  tr: 'table',
  td: 'tr',
  th: 'tr',
  dt: 'dl',
  dd: 'dl',
  summary: 'details',
};

function isTag(node: { type: string }): node is Tag {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the name of an HTML element, or undefined for components and fragments. */
function tagOf(node: Tag): string | undefined {
  if (node.type === 'element') return node.tagName;
  return node.name && /^[a-z][a-z\d]*$/.test(node.name) ? node.name : undefined;
}
