import type { DoWhileStatement, ForStatement, Identifier, Node, WhileStatement } from 'estree';

/**
 * Globals that code in a page may use: those of JavaScript and of browsers. Those that only Node.js has are
 * missing, because a page is not a program.
 */
const globals = new Set(
  (
    'undefined NaN Infinity Object Array String Number Boolean BigInt Symbol Math JSON Date Intl RegExp Map Set ' +
    'WeakMap WeakSet Promise Error TypeError RangeError URL URLSearchParams parseInt parseFloat isNaN isFinite ' +
    'encodeURIComponent decodeURIComponent encodeURI decodeURI console window document navigator location history ' +
    'localStorage sessionStorage fetch setTimeout clearTimeout setInterval clearInterval requestAnimationFrame ' +
    'cancelAnimationFrame alert confirm performance arguments props'
  ).split(' '),
);

/**
 * Returns the names that code refers to but does not declare and that are not JavaScript globals, each at its first
 * occurrence. Scopes are not distinguished: a name that is declared anywhere in the code counts as declared.
 */
export function freeNames(root: Node): Identifier[] {
  const used = new Map<string, Identifier>();
  const declared = new Set<string>();
  walkCode(root, (node, parent, key) => {
    for (const pattern of bindingsOf(node)) addNames(pattern, declared);
    const isUse = node.type === 'Identifier' && isReference(parent, key);
    if ((isUse || isComponentUse(node, key)) && !used.has((node as Identifier).name))
      used.set((node as Identifier).name, node as Identifier);
  });
  return [...used.values()].filter(({ name }) => !declared.has(name) && !globals.has(name));
}

/** Returns whether a node is the name of a component, as in `<Box />` or `<Box.Side />`. */
function isComponentUse(node: object, key: string): boolean {
  const { type, name } = node as { type: string; name?: unknown };
  return type === 'JSXIdentifier' && (key === 'name' || key === 'object') && /^[A-Z]/.test(String(name));
}

/** Returns the loops in code, which may not end. */
export function loopsOf(root: Node): (WhileStatement | DoWhileStatement | ForStatement)[] {
  const loops: ReturnType<typeof loopsOf> = [];
  walkCode(root, (node) => {
    if (node.type === 'WhileStatement' || node.type === 'DoWhileStatement' || node.type === 'ForStatement')
      loops.push(node);
  });
  return loops;
}

/** Visits code, parents first. The visitor gets a node, its parent, and the key of the parent that contains it. */
function walkCode(
  node: Node,
  visitor: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  visitor(node, parent, key);
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walkCode(child, visitor, node, name);
}

/** Returns the names that a program declares at its top level, including imports. */
export function topLevelNames(statements: readonly Node[]): Set<string> {
  const names = new Set<string>();
  for (const statement of statements) {
    const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    for (const pattern of bindingsOf(exported ?? statement)) addNames(pattern, names);
  }
  return names;
}

/** Returns the patterns that a node binds. */
function bindingsOf(node: Node): (Node | null | undefined)[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.map(({ id }) => id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id, ...node.params];
    case 'ArrowFunctionExpression':
      return node.params;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return [node.id];
    case 'CatchClause':
      return [node.param];
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local);
    default:
      return [];
  }
}

function addNames(pattern: Node | null | undefined, names: Set<string>): void {
  switch (pattern?.type) {
    case 'Identifier':
      names.add(pattern.name);
      return;
    case 'AssignmentPattern':
      addNames(pattern.left, names);
      return;
    case 'RestElement':
      addNames(pattern.argument, names);
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements) addNames(element, names);
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        addNames(property.type === 'Property' ? property.value : property, names);
  }
}

/** Returns whether an identifier at this place in its parent names a variable, rather than a key or a label. */
function isReference(parent: Node | undefined, key: string): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'object' || parent.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'value' || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportSpecifier':
      return false;
    case 'ExportSpecifier':
      return key === 'local';
    default:
      return true;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
