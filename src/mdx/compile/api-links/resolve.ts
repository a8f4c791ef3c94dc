import type { Definition, Variable } from '@typescript-eslint/scope-manager';
import { DefinitionType } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';
import { type SampleFile, withoutExtension } from './parse-sample';

/** What a name of a sample stands for: a module, an export of it, or a part of that. */
export interface Origin {
  module: string;
  /** The export and what is below it; empty for the module itself. */
  path: readonly string[];
}

/** What the other samples of a page import, by the name that they give it; null where they do not agree. */
export type PageImports = ReadonlyMap<string, Origin | null>;

/** What the files of a sample export again, as `file name`. */
type ReExports = Map<string, Origin>;

/** Resolves the names of one file. */
export interface Resolver {
  file: SampleFile;
  reExports: ReExports;
  pageImports: PageImports;
}

/** Where an expression, the name of a JSX element or the name of a type comes from; undefined for everything that is the sample's own. */
export function originOf(node: TSESTree.Node, resolver: Resolver, depth = 0): Origin | undefined {
  // A sample that is wrong may declare names in a circle.
  if (depth > 8) return undefined;
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const reference = resolver.file.references.get(node);
      if (!reference) return undefined;
      if (reference.resolved) return originOfVariable(reference.resolved, resolver, depth);
      return resolver.pageImports.get(node.name) ?? undefined;
    }
    case 'MemberExpression':
      return node.computed ? undefined : below(node.object, node.property, resolver, depth);
    case 'JSXMemberExpression':
      return below(node.object, node.property, resolver, depth);
    case 'TSQualifiedName':
      return below(node.left, node.right, resolver, depth);
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return originOf(node.expression, resolver, depth + 1);
    case 'AwaitExpression':
      return node.argument.type === 'ImportExpression' ? moduleOf(node.argument.source) : undefined;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require'
        ? moduleOf(node.arguments[0])
        : undefined;
    default:
      return undefined;
  }
}

function below(object: TSESTree.Node, property: TSESTree.Node, resolver: Resolver, depth: number) {
  const origin = originOf(object, resolver, depth + 1);
  const name = 'name' in property && typeof property.name === 'string' ? property.name : undefined;
  return origin && name ? { ...origin, path: [...origin.path, name] } : undefined;
}

function moduleOf(source: TSESTree.Node | undefined): Origin | undefined {
  return source?.type === 'Literal' && typeof source.value === 'string'
    ? { module: source.value, path: [] }
    : undefined;
}

function originOfVariable({ defs }: Variable, resolver: Resolver, depth: number): Origin | undefined {
  const [definition, ...others] = defs;
  if (!definition || others.length > 0) return undefined;
  return definition.type === DefinitionType.ImportBinding
    ? importedBy(definition.node, definition.parent, resolver)
    : destructuredBy(definition, resolver, depth);
}

/** What a part of an import declaration imports: through a file of the same sample, what that exports again. */
export function importedBy(
  node: TSESTree.Node,
  parent: TSESTree.Node | null | undefined,
  resolver: Resolver,
): Origin | undefined {
  if (parent?.type !== 'ImportDeclaration') return undefined;
  const module = parent.source.value;
  if (node.type === 'ImportNamespaceSpecifier') return { module, path: [] };
  if (node.type !== 'ImportSpecifier') return undefined;
  const origin = { module, path: [exportedName(node.imported)] };
  return reExported(origin, resolver) ?? origin;
}

/** `import {x} from './a'` is what the file `a` of the same sample exports again as `x`. */
function reExported({ module, path }: Origin, { reExports }: Resolver): Origin | undefined {
  if (!module.startsWith('.')) return undefined;
  const file = withoutExtension(module.replace(/^(?:\.{1,2}\/)+/, ''));
  const found = [...reExports].find(([key]) => key.endsWith(`${file} ${path[0]}`));
  return found?.[1];
}

/** The name in an import or export specifier, which may be a string. */
export function exportedName(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** `const {spring: s} = Remotion`, `const R = require('remotion')`: what a constant takes out of a module or an export. */
function destructuredBy(definition: Definition, resolver: Resolver, depth: number): Origin | undefined {
  if (definition.type !== DefinitionType.Variable || definition.parent?.kind !== 'const') return undefined;
  const { id, init } = definition.node;
  if (!init) return undefined;
  const origin = originOf(init, resolver, depth + 1);
  if (!origin) return undefined;
  if (id.type === 'Identifier') return origin.path.length === 0 ? origin : undefined;
  if (id.type !== 'ObjectPattern') return undefined;
  for (const property of id.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') continue;
    const { value } = property;
    const local = value.type === 'AssignmentPattern' ? value.left : value;
    if (local === definition.name) return { ...origin, path: [...origin.path, property.key.name] };
  }
  return undefined;
}
