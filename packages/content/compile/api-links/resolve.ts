import type { Definition, Variable } from '@typescript-eslint/scope-manager';
import { DefinitionType } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';
import { type SampleFile, withoutExtension } from './parse-sample';
import type { Origin, PageImports } from './target';

/** The re-exports of a sample's files, as `file name`. */
type ReExports = Map<string, Origin>;

/** Resolves the names in one file. */
export interface Resolver {
  file: SampleFile;
  reExports: ReExports;
  pageImports: PageImports;
}

/**
 * Returns the origin of an expression, a JSX element name or a type name, or undefined for anything the
 * sample defines itself.
 */
export function originOf(node: TSESTree.Node, resolver: Resolver, depth = 0): Origin | undefined {
  // An incorrect sample may declare names in a cycle.
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

/**
 * Returns what a specifier of an import declaration imports. An import from a file of the same sample is
 * followed to what that file re-exports.
 */
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

/** Resolves `import {x} from './a'` to whatever file `a` of the same sample re-exports as `x`. */
function reExported({ module, path }: Origin, { reExports }: Resolver): Origin | undefined {
  if (!module.startsWith('.')) return undefined;
  const file = withoutExtension(module.replace(/^(?:\.{1,2}\/)+/, ''));
  const found = [...reExports].find(([key]) => `/${key}`.endsWith(`/${file} ${path[0]}`));
  return found?.[1];
}

/** Returns the name in an import or export specifier, which may be a string literal. */
export function exportedName(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/**
 * Resolves a constant that is destructured from or assigned to a module or an export: `const {spring: s} =
 * Remotion`, `const R = require('remotion')`.
 */
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
