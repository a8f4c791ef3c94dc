import { readAttribute, visit } from '@docs/content';
import { type DemoType, type DemoValues, demoTypes } from '@docs/content/demos';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { CheckedPage } from './page';

/** A valid `<Demo>` on a page. Those that the compiler rejects are ignored. */
export interface DemoElement {
  type: DemoType;
  /** Its custom caption. */
  caption: string | undefined;
  /** Values of its controls that differ from the demo's defaults. */
  values: DemoValues;
  node: MdxJsxFlowElement | MdxJsxTextElement;
}

/** Returns the demos on a page, in order. */
export function demosIn({ tree }: Pick<CheckedPage, 'tree'>): DemoElement[] {
  const demos: DemoElement[] = [];
  visit(tree as Root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'Demo') return;
    const { type, caption, ...values } = Object.fromEntries(node.attributes.map(readAttribute));
    if (!isDemoType(type)) return;
    const own = typeof caption === 'string' ? caption : undefined;
    demos.push({ type, caption: own, values: values as DemoValues, node });
  });
  return demos;
}

function isDemoType(type: unknown): type is DemoType {
  return (demoTypes as unknown[]).includes(type);
}
