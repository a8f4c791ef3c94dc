import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type ContentProblem, suggestName } from '../shared/content-error';
import { componentNames, componentRule, knownNames } from './component-table';
import { environmentOf, type FileRecord, reportUnknown } from './context';
import { unresolvedImport } from './imports';
import type { Jsx } from './nodes';
import { placeOf } from './place';
import { textOf } from './text';
import { visit } from './visit';

/**
 * Remark plugin: reports elements of unknown components or, depending on the settings, replaces them with
 * their children. One without children is replaced with its tag as text.
 */
export function remarkUnknownComponents() {
  return (tree: Root, file: VFile) => {
    const record = file.data.content as FileRecord;
    const { onUnknownComponent } = environmentOf(file);
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const binding = node.name ? record.bindings.get(node.name) : undefined;
      if (binding?.kind === 'component') node.name = binding.name;
      const problem = describeUnknown(node, file);
      if (!problem) return;
      reportUnknown(problem, file);
      if (parent && index !== undefined)
        parent.children[index] = replacement(node, parent, onUnknownComponent === 'warn') as never;
    });
  };
}

/**
 * Returns what readers see in the place of a component: its children. If there are none, a placeholder shows its tag,
 * with the attributes that are text.
 */
export function replacement(
  node: Jsx,
  parent: { type: string; name?: string | null },
  hasPlaceholder = true,
): Nodes {
  const { type, name, attributes, children, position } = node;
  const isBlock = type === 'mdxJsxFlowElement' && !/^[a-z]/.test(parent.name ?? '');
  const texts = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? ` ${attribute.name}=${JSON.stringify(attribute.value)}`
      : '',
  );
  const content: PhrasingContent[] =
    children.length === 0 && hasPlaceholder
      ? [{ type: 'inlineCode', value: `<${name}${texts.join('')} />`, position }]
      : (children as PhrasingContent[]);
  if (
    isBlock &&
    content.some((child) => child.type === 'inlineCode' || (child.type === 'text' && child.value.trim()))
  )
    return { type: 'paragraph', children: content, position };
  // An element without a name is a fragment, so only its children remain.
  return { type, name: null, attributes: [], children: content, position } as Nodes;
}

function describeUnknown(node: Jsx, file: VFile): ContentProblem | undefined {
  const name = node.name;
  if (!name || /^[a-z][a-z\d-]*$/.test(name)) return undefined;
  const base = name.split('.')[0] as string;
  const { bindings, declared } = file.data.content as FileRecord;
  const binding = bindings.get(base);
  const isOurs =
    binding?.kind === 'component' || (!binding && !declared.has(base))
      ? (componentNames as readonly string[]).includes(name)
      : undefined;
  const misuse = isOurs ? misuseOf(node) : undefined;
  if (misuse) return { ...placeOf(node, file), ...misuse };
  if (binding?.kind === 'unknown')
    return { ...placeOf(node, file), ...unresolvedImport(`\`<${name}>\``, binding.missing, file) };
  if (isOurs !== false) return undefined;
  return {
    ...placeOf(node, file),
    found: componentRule(name)?.isExpanded
      ? `\`<${name}>\` inside a line of text`
      : `an unknown component, \`<${name}>\``,
    expected: componentRule(name)?.isExpanded
      ? 'the component on its own line'
      : 'a component from packages/content/compile/component-table.ts, or one that this file exports or imports',
    fix: componentRule(name)?.isExpanded
      ? `Write \`<${name}>\` on a line of its own.`
      : suggestName(name, knownNames),
  };
}

/** Returns what is wrong with a component that has another meaning in other tools. */
function misuseOf({ name, children }: Jsx): Pick<ContentProblem, 'found' | 'expected' | 'fix'> | undefined {
  if (
    name === 'Tabs' &&
    children.some((child) => 'name' in child && /^(?:\w+\.)?Tab$/.test(child.name ?? ''))
  )
    return {
      found: '`<Tabs>` with `<Tab>`, as in other tools',
      expected: '`<TabItem>` for each tab',
      fix: 'Write `<TabItem value="…" label="…">` around each text.',
    };
  if (name === 'Step' && textOf(children as Parameters<typeof textOf>[0]).trim().length > 3)
    return {
      found: '`<Step>` with a text, as in other tools',
      expected: 'only its number, as in `<Step>1</Step>`',
      fix: 'Write the number, and the text after it.',
    };
  return undefined;
}
