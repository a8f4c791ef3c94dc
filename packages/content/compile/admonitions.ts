import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { suggestName } from '../shared/content-error';
import type { FileRecord } from './context';
import { placeOf } from './place';
import { SKIP, visit } from './visit';

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

/**
 * Remark plugin: turns `:::note[Title]` into an aside, VitePress's `:::details[Title]` into `<details>`, and every other directive
 * back into its source text.
 * Warns about an unknown `:::name`, which is usually a misspelled admonition.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    const source = String(file.value);
    const { warnings } = file.data.content as FileRecord;
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective' && node.name === 'details') {
        const children = takeLabel(node)?.children ?? [{ type: 'text', value: 'Details' }];
        node.children.unshift({ type: 'paragraph', data: { hName: 'summary' }, children });
        node.data = { hName: 'details' };
        return;
      }
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
      if (node.type === 'containerDirective') {
        warnings.push({
          ...placeOf(node, file),
          found: `an unknown admonition, \`:::${node.name}\``,
          expected: `one of ${Object.keys(titles)
            .map((name) => `\`${name}\``)
            .join(', ')}`,
          fix: suggestName(node.name, Object.keys(titles)),
        });
      }
      const restored = restoreText(node, source);
      parent.children.splice(index, 1, ...(restored as typeof parent.children));
      return [SKIP, index + (node.type === 'textDirective' ? 1 : 0)];
    });
  };
}

function toAdmonition(node: ContainerDirective): void {
  const name = node.name;
  const label = takeLabel(node);
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

/** Removes the `[label]` of a directive from its children. */
function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const first = node.children[0];
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  return hasLabel ? (node.children.shift() as Paragraph) : undefined;
}

/** Returns the source text of a directive that means nothing here: `10:30` is a time, not a directive. */
function restoreText(node: ContainerDirective | LeafDirective | TextDirective, source: string): unknown[] {
  if (node.type === 'textDirective') return restoreLabel(`:${node.name}`, node.children, node.attributes);
  const line = (number = 0) =>
    source
      .split('\n')
      [number - 1]?.replace(/^[\s>]*/, '')
      .trimEnd() ?? '';
  if (node.type === 'leafDirective') {
    const written = line(node.position?.start.line) || `::${node.name}`;
    return [{ type: 'paragraph', children: [{ type: 'text', value: written }] }];
  }
  const colons = /^:{3,}/.exec(line(node.position?.start.line))?.[0] ?? ':::';
  const label = takeLabel(node)?.children ?? [];
  const opening = restoreLabel(colons + node.name, label, node.attributes);
  return [
    { type: 'paragraph', children: opening },
    ...node.children,
    { type: 'paragraph', children: [{ type: 'text', value: colons }] },
  ];
}

/** Returns the opening of a directive as text: its colons, label and attributes. */
function restoreLabel(
  marks: string,
  label: PhrasingContent[],
  attributes: TextDirective['attributes'],
): PhrasingContent[] {
  const opening: PhrasingContent = { type: 'text', value: `${marks}${label.length ? '[' : ''}` };
  const closing = `${label.length ? ']' : ''}${attributesText(attributes)}`;
  return [opening, ...label, ...(closing ? [{ type: 'text' as const, value: closing }] : [])];
}

function attributesText(attributes: TextDirective['attributes']): string {
  const entries = Object.entries(attributes ?? {});
  return entries.length
    ? `{${entries.map(([name, value]) => (value ? `${name}="${value}"` : name)).join(' ')}}`
    : '';
}
