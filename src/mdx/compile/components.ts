import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { componentNames } from '../../shared/component-names';
import { type ContentProblem, suggestName } from '../../shared/content-error';
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
    const own = declaredNames(tree);
    gathered.declared = own;
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const binding = node.name ? gathered.bindings.get(node.name) : undefined;
      if (binding?.kind === 'component') node.name = binding.name;
      const problem = describeUnknown(node, own, file);
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
  own: Set<string>,
  file: VFile,
): ContentProblem | undefined {
  const name = node.name;
  if (!name || /^[a-z][a-z\d-]*$/.test(name)) return undefined;
  const base = name.split('.')[0] as string;
  const { bindings } = file.data.content as Gathered;
  const binding = bindings.get(base);
  if (binding && binding.kind !== 'unknown') return undefined;
  if (!binding && (own.has(base) || (componentNames as readonly string[]).includes(name))) return undefined;
  return {
    ...placeOf(node, file),
    found: `the component \`<${name}>\`, which is not known`,
    expected:
      'a component of the registry (src/components/all-components.ts), or one that this file exports or imports',
    fix: binding ? unknownImportHint(binding.source, file) : suggestName(name, componentNames),
  };
}

/** Returns the names that the file declares or still imports. */
function declaredNames(tree: Root): Set<string> {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? ((node.data?.estree as Program | undefined)?.body ?? []) : [],
  );
  return new Set(statements.flatMap(namesOf));
}

function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return declaration && 'id' in declaration && declaration.id ? [declaration.id.name] : [];
}
