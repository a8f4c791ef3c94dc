import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { visitorKeys } from 'oxc-parser';
import type { SampleFile } from './parse-sample';
import { exportedName, importedBy, originOf, type Resolver } from './resolve';
import type { ApiLink, ApiName, FindApi, Origin, PageImports } from './target';

/** Returns the imports of samples, by local name. Samples without imports use those of their page. */
export function importsOf(files: readonly SampleFile[]): PageImports {
  const imports = new Map<string, Origin | null>();
  for (const { program } of files) {
    for (const statement of program.body) {
      if (statement.type !== AST_NODE_TYPES.ImportDeclaration) continue;
      const module = statement.source.value;
      for (const part of statement.specifiers) {
        const isNamed = part.type === AST_NODE_TYPES.ImportSpecifier;
        if (part.type === AST_NODE_TYPES.ImportDefaultSpecifier) continue;
        const origin = { module, path: isNamed ? [exportedName(part.imported)] : [] };
        const known = imports.get(part.local.name);
        const isSame = known === undefined || (known?.module === module && known.path[0] === origin.path[0]);
        imports.set(part.local.name, isSame ? origin : null);
      }
    }
  }
  return imports;
}

/** Finds the links of a sample, in text order and without overlaps. */
export function linkSample(
  files: readonly SampleFile[],
  pageImports: PageImports,
  findApi: FindApi,
): ApiLink[] {
  const reExports = new Map<string, Origin>();
  return files.flatMap((file) => {
    const linker = new Linker({ file, reExports, pageImports }, findApi);
    return linker.links();
  });
}

class Linker {
  private readonly found = new Map<number, ApiLink>();

  constructor(
    private readonly resolver: Resolver,
    private readonly findApi: FindApi,
  ) {}

  links(): ApiLink[] {
    const { file } = this.resolver;
    for (const reference of file.references.values()) {
      const { identifier } = reference;
      if (!reference.init) this.link(identifier, originOf(identifier, this.resolver));
    }
    this.visit(file.program);
    return [...this.found.values()].sort((a, b) => a.start - b.start);
  }

  private visit(node: TSESTree.Node): void {
    // Only the opening tag is a link, because a second link would just add a tab stop.
    if (node.type === 'JSXClosingElement') {
      this.unlink(node.name);
      return;
    }
    this.enter(node);
    for (const key of visitorKeys[node.type] ?? []) {
      const child: unknown = node[key as keyof typeof node];
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) this.visit(each);
    }
  }

  private enter(node: TSESTree.Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const part of node.specifiers) {
          if (part.type === 'ImportSpecifier')
            this.link(part.imported, importedBy(part, node, this.resolver));
        }
        break;
      case 'ExportNamedDeclaration':
        this.reExport(node);
        break;
      case 'MemberExpression':
      case 'JSXMemberExpression':
        this.link(node.property, originOf(node, this.resolver));
        break;
      case 'TSQualifiedName':
        this.link(node.right, originOf(node, this.resolver));
        break;
      case 'VariableDeclarator':
        this.destructured(node);
        break;
      case 'CallExpression':
      case 'NewExpression':
        this.options(node);
        break;
      case 'JSXOpeningElement':
        this.props(node);
        break;
    }
  }

  private link(node: TSESTree.Node, origin: Origin | undefined): void {
    const [name, ...path] = origin?.path ?? [];
    if (!origin || name === undefined) return;
    const target = this.findApi([origin.module, name, ...path] satisfies ApiName);
    if (!target) return;
    const { offset } = this.resolver.file;
    const [start, end] = node.range;
    this.found.set(start, { start: start + offset, end: end + offset, ...target });
  }

  private unlink({ range: [from, to] }: TSESTree.Node): void {
    for (const start of this.found.keys()) if (start >= from && start < to) this.found.delete(start);
  }

  private reExport({ source, specifiers }: TSESTree.ExportNamedDeclaration): void {
    const { file, reExports } = this.resolver;
    for (const part of specifiers) {
      const name = exportedName(part.local);
      const origin = source ? { module: source.value, path: [name] } : originOf(part.local, this.resolver);
      this.link(part.local, origin);
      if (origin) reExports.set(`${file.name} ${exportedName(part.exported)}`, origin);
    }
  }

  private destructured({ id, init }: TSESTree.VariableDeclarator): void {
    const origin = init && originOf(init, this.resolver);
    if (!origin || id.type !== 'ObjectPattern') return;
    for (const property of id.properties) {
      if (property.type === 'Property' && !property.computed && property.key.type === 'Identifier')
        this.link(property.key, { ...origin, path: [...origin.path, property.key.name] });
    }
  }

  private options(node: TSESTree.CallExpression | TSESTree.NewExpression): void {
    const origin = originOf(node.callee, this.resolver);
    if (origin) for (const argument of node.arguments) this.keys(argument, origin);
  }

  private props({ name, attributes }: TSESTree.JSXOpeningElement): void {
    const origin = originOf(name, this.resolver);
    if (!origin) return;
    for (const attribute of attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
      const prop = { ...origin, path: [...origin.path, attribute.name.name] };
      this.link(attribute.name, prop);
      if (attribute.value?.type === 'JSXExpressionContainer') this.keys(attribute.value.expression, prop);
    }
  }

  /** The keys of an object literal, including those of nested objects. */
  private keys(node: TSESTree.Node, origin: Origin): void {
    const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
    const object = isTyped ? node.expression : node;
    if (object.type !== 'ObjectExpression') return;
    for (const property of object.properties) {
      if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') continue;
      const option = { ...origin, path: [...origin.path, property.key.name] };
      this.link(property.key, option);
      this.keys(property.value, option);
    }
  }
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'range' in value;
}
