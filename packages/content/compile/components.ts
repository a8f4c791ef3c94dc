import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { type ContentProblem, suggestName } from '../shared/content-error';
import { componentNames, componentRule, knownNames } from './component-table';
import { environmentOf, type Gathered } from './context';
import { unknownImportHint } from './imports';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: reports elements of unknown components or, depending on the settings, replaces them with
 * their children.
 */
export function remarkUnknownComponents() {
  return (tree: Root, file: VFile) => {
    const gathered = file.data.content as Gathered;
    const { onUnknownComponent } = environmentOf(file);
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const binding = node.name ? gathered.bindings.get(node.name) : undefined;
      if (binding?.kind === 'component') node.name = binding.name;
      const problem = describeUnknown(node, file);
      if (!problem) return;
      if (onUnknownComponent === 'throw') gathered.problems.push(problem);
      else if (onUnknownComponent === 'warn') gathered.warnings.push(problem);
      // An element without a name is a fragment, so only its children remain.
      node.name = null;
      node.attributes = [];
    });
  };
}

function describeUnknown(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  file: VFile,
): ContentProblem | undefined {
  const name = node.name;
  if (!name || /^[a-z][a-z\d-]*$/.test(name)) return undefined;
  const base = name.split('.')[0] as string;
  const { bindings, declared } = file.data.content as Gathered;
  const binding = bindings.get(base);
  if (binding && binding.kind !== 'unknown') return undefined;
  if (!binding && (declared.has(base) || (componentNames as readonly string[]).includes(name)))
    return undefined;
  return {
    ...placeOf(node, file),
    found: componentRule(name)?.isExpanded
      ? `\`<${name}>\` inside a line of text`
      : `an unknown component, \`<${name}>\``,
    expected: componentRule(name)?.isExpanded
      ? 'the component on its own line'
      : 'a component from packages/content/compile/component-table.ts, or one that this file exports or imports',
    fix: binding
      ? unknownImportHint(binding.source, file)
      : componentRule(name)?.isExpanded
        ? `Write \`<${name}>\` on a line of its own.`
        : suggestName(name, knownNames),
  };
}
