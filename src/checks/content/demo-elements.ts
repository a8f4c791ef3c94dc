import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readAttribute } from '../../mdx/compile/demos';
import { type DemoType, demoTypes } from '../../shared/demos';
import type { DemoValues } from '../../shared/demos/types';
import type { CheckedPage } from './page';

/** A `<Demo>` of a page. One that the compiler refuses is none. */
export interface DemoElement {
  type: DemoType;
  /** Its own caption, in place of the demo's. */
  caption: string | undefined;
  /** Values of its controls that differ from those of the demo. */
  values: DemoValues;
  node: MdxJsxFlowElement | MdxJsxTextElement;
}

/** The demos of a page, in their order. */
export function demosIn({ tree }: Pick<CheckedPage, 'tree'>): DemoElement[] {
  const demos: DemoElement[] = [];
  visit(tree as Root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
    const node = found as DemoElement['node'];
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
