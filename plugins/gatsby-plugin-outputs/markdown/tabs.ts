import { type ComponentNode, type ContentNode, isComponentNode, type Json } from '@docs/content/shared';
import type { Element } from 'hast';
import type { ComponentWriter } from './component-writer';
import { element } from './html-to-hast';

interface TabValue {
  value: string;
  label?: string;
}

/**
 * Writes all tabs one below the other, each under its label. `values`, if given, sets their order and labels.
 */
export const writeTabs: ComponentWriter = ({ props, children, content }) => {
  const items = children.filter(isTab).map(({ props: own = {}, children: inside = [] }, index) => ({
    value: String(own.value ?? (typeof own.label === 'string' ? own.label : index)),
    label: own.label ?? own.value ?? String(index + 1),
    inside,
  }));
  const listed = isTabValues(props.values)
    ? props.values.flatMap(({ value, label }) =>
        items.filter((item) => item.value === value).map((item) => ({ ...item, label: label ?? item.label })),
      )
    : items;
  return listed.flatMap(({ label, inside }) => [
    element('p', {}, element('strong', {}, ...content(label), ':')),
    element('div', {}, ...content(inside)) as Element,
  ]);
};

function isTab(node: ContentNode): node is ComponentNode {
  return isComponentNode(node) && (node.component === 'TabItem' || node.props?.value !== undefined);
}

function isTabValues(values: Json | undefined): values is Json & TabValue[] {
  return Array.isArray(values);
}
