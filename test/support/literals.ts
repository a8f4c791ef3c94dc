import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A number or string in code. */
export interface Literal {
  value: string | number;
  /**
   * Its context: `Star.outerRadius`, `fitText.maxFontSize`, `noise2D(1)`, `const hill`. Empty if it has no
   * name.
   */
  place: string;
}

type Constants = ReadonlyMap<string, string | number>;
type Node = Record<string, unknown> & { type: string };

/** A color of the page, with its fallback value. */
const cssVariable = /^var\(--[\w-]+, (.*)\)$/;

/**
 * Returns the literals in a demo's displayed code: statements, and adjacent elements.
 * @throws {Error} if it is not valid code
 */
export function literalsOfShownCode(code: string): Literal[] {
  const whole = parseSync('shown.tsx', code);
  if (whole.errors.length === 0) return literalsIn(whole.program as unknown as Node, new Map());
  const chunks = code.split('\n\n');
  return chunks.flatMap((chunk) => {
    const parsed = [chunk, `<>${chunk}</>`].map((text) => parseSync('shown.tsx', text));
    const program = parsed.find(({ errors }) => errors.length === 0)?.program;
    if (!program) throw new Error(`This is no code: ${chunk}\n${parsed[0]?.errors[0]?.message}`);
    return literalsIn(program as unknown as Node, new Map());
  });
}

/** Returns the literals of a module and of its local imports. */
export function literalsOfModule(file: string): Literal[] {
  return readModule(file, new Set()).literals;
}

function readModule(file: string, known: Set<string>): { literals: Literal[]; constants: Constants } {
  if (known.has(file)) return { literals: [], constants: new Map() };
  known.add(file);
  const program = parseSync(file, fs.readFileSync(file, 'utf8')).program as unknown as Node & {
    body: Node[];
  };
  const imports = program.body.flatMap(({ type, source }) => {
    const name = type === 'ImportDeclaration' ? String((source as Node).value) : '';
    return name.startsWith('.') ? readModule(moduleFile(path.join(path.dirname(file), name)), known) : [];
  });
  const constants = new Map([...imports.flatMap((other) => [...other.constants]), ...constantsOf(program)]);
  const literals = [...literalsIn(program, constants), ...imports.flatMap((other) => other.literals)];
  return { literals, constants };
}

function moduleFile(base: string): string {
  const file = ['.tsx', '.ts', '/index.ts', ''].map((end) => base + end).find((name) => fs.existsSync(name));
  if (!file) throw new Error(`There is no module ${base}.`);
  return file;
}

function literalsIn(program: Node, constants: Constants): Literal[] {
  const out: Literal[] = [];
  const walk = (value: unknown, place: string) => {
    if (Array.isArray(value)) for (const item of value) walk(item, place);
    if (!isNode(value)) return;
    const literal = literalOf(value) ?? constants.get(pathOf(value));
    if (literal !== undefined) {
      out.push({ value: literal, place });
      return;
    }
    if (value.type === 'CallExpression') {
      const args = value.arguments as Node[];
      for (const [index, argument] of args.entries()) walk(argument, `${nameOf(value.callee)}(${index})`);
      walk(value.callee, place);
    } else for (const [key, child] of childrenOf(value)) walk(child, placeOf(value, key, place));
  };
  walk(program, '');
  return out;
}

/** Returns the children that contain values; names, types and imports do not. */
function childrenOf(node: Node): [string, unknown][] {
  const isType = /^TS(?!(?:As|Satisfies|NonNull)Expression)/.test(node.type);
  if (isType || node.type === 'ImportDeclaration') return [];
  const names = [
    'id',
    'key',
    'name',
    'typeAnnotation',
    'typeArguments',
    'params',
    ...(node.computed ? [] : ['property']),
  ];
  return Object.entries(node).filter(([key]) => !names.includes(key));
}

/** Returns the context of a child: the name in its parent, appended to the outer context. */
function placeOf(node: Node, key: string, place: string): string {
  const around =
    place
      .split('.')
      .at(-1)
      ?.replace(/\(\d+\)$/, '') ?? '';
  if (node.type === 'VariableDeclarator') return `const ${nameOf(node.id)}`;
  if (node.type === 'Property') return `${around}.${nameOf(node.key)}`;
  if (node.type === 'JSXElement') return key === 'children' ? '' : nameOf((node.openingElement as Node).name);
  if (node.type === 'JSXAttribute') return `${around}.${nameOf(node.name)}`;
  return /Function/.test(node.type) ? '' : place;
}

/** Returns the last name of an expression: `bezier` of `Easing.bezier`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node.value);
  return typeof node.name === 'string' ? node.name : nameOf(node.property);
}

/** Returns all names of an expression: `colors.accent`. */
function pathOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${pathOf(node.object as Node)}.${nameOf(node.property)}`;
}

function literalOf(node: Node): string | number | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalOf(node.argument as Node);
    return typeof value === 'number' ? -value : undefined;
  }
  const { value } = node;
  if (node.type !== 'Literal' || (typeof value !== 'number' && typeof value !== 'string')) return undefined;
  return typeof value === 'string' ? value.replace(cssVariable, '$1') : value;
}

/**
 * Returns the constants of a module that are numbers or strings, and the properties of its constant objects.
 */
function constantsOf(program: Node & { body: Node[] }): Map<string, string | number> {
  const declared = program.body.flatMap((node) => {
    const statement = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node;
    return statement?.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : [];
  });
  const constants = new Map<string, string | number>();
  for (const { id, init } of declared) {
    if (!isNode(init)) continue;
    const parts = init.type === 'ObjectExpression' ? (init.properties as Node[]) : [];
    const named = parts.map((part) => [`${nameOf(id)}.${nameOf(part.key)}`, part.value] as const);
    for (const [name, value] of [[nameOf(id), init] as const, ...named]) {
      const literal = isNode(value) ? literalOf(value) : undefined;
      if (literal !== undefined) constants.set(name, literal);
    }
  }
  return constants;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
