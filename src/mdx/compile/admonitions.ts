import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';

const titles: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  important: 'Important',
  success: 'Success',
  secondary: 'Note',
};

/** Remark plugin: `:::note[Title]` becomes an aside; every other directive goes back to the text it was written as. */
export function remarkAdmonitions() {
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective' && node.name in titles) {
        toAdmonition(node);
        return;
      }
      if (
        node.type !== 'textDirective' &&
        node.type !== 'leafDirective' &&
        node.type !== 'containerDirective'
      )
        return;
      if (!parent || index === undefined) return;
      const restored = restoreText(node, source);
      parent.children.splice(index, 1, ...(restored as typeof parent.children));
      return [SKIP, index + (node.type === 'textDirective' ? 1 : 0)];
    });
  };
}

function toAdmonition(node: ContainerDirective): void {
  const name = node.name;
  const first = node.children[0];
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const label = (hasLabel ? node.children.shift() : undefined) as Paragraph | undefined;
  const title: Paragraph = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
    children: label?.children ?? [{ type: 'text', value: titles[name] as string }],
  };
  node.children.unshift(title);
  node.data = {
    hName: 'aside',
    hProperties: { className: ['admonition', `admonition-${name}`], role: 'note', ariaLabel: titles[name] },
  };
}

/** What a directive that means nothing here was written as: `10:30` is a time, not a directive. */
function restoreText(node: ContainerDirective | LeafDirective | TextDirective, source: string): unknown[] {
  if (node.type === 'textDirective') {
    const label: PhrasingContent[] = node.children;
    const opening = { type: 'text', value: `:${node.name}${label.length ? '[' : ''}` };
    const closing = `${label.length ? ']' : ''}${attributesText(node.attributes)}`;
    return [opening, ...label, ...(closing ? [{ type: 'text', value: closing }] : [])];
  }
  if (node.type === 'leafDirective') {
    const written = source.split('\n')[(node.position?.start.line ?? 0) - 1]?.trim() || `::${node.name}`;
    return [{ type: 'paragraph', children: [{ type: 'text', value: written }] }];
  }
  return node.children;
}

function attributesText(attributes: TextDirective['attributes']): string {
  const entries = Object.entries(attributes ?? {});
  return entries.length
    ? `{${entries.map(([name, value]) => (value ? `${name}="${value}"` : name)).join(' ')}}`
    : '';
}
