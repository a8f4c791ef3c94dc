import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

/** The name under which a sample receives the guard. Samples must not use this name. */
export const guardName = '__guard';

/** A position in code at which text is inserted. */
interface Insertion {
  at: number;
  text: string;
}

interface FunctionNode extends Node {
  body: Node & { body?: Node[] };
  generator?: boolean;
}

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Adds guard calls to JavaScript: every loop iteration and every function call reports its line, so that code
 * that does not terminate can be stopped. Keeps line numbers. Also returns the modules that the code
 * requires, with their lines, and its syntax tree.
 * @throws {SyntaxError} acorn's error, with `loc`, if the code is not valid JavaScript
 */
export function guardCode(code: string): {
  code: string;
  required: { name: string; line: number }[];
  program: Node;
} {
  const insertions: Insertion[] = [];
  const required: { name: string; line: number }[] = [];
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
  full(program, (node) => {
    const line = node.loc?.start.line ?? 1;
    if (loops.has(node.type)) insertions.push(...guardBody((node as FunctionNode).body, line));
    else if (functions.has(node.type)) insertions.push(...guardBody((node as FunctionNode).body, line));
    const name = requiredModule(node);
    if (name !== undefined) required.push({ name, line });
  });
  return { code: insert(code, insertions), required, program };
}

function guardBody(body: Node, line: number): Insertion[] {
  const call = `${guardName}(${line})`;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${call};` }];
  if (body.type.endsWith('Statement'))
    return [
      { at: body.start, text: `{${call};` },
      { at: body.end, text: '}' },
    ];
  // The body of an arrow function that is an expression.
  return [
    { at: body.start, text: `(${call},` },
    { at: body.end, text: ')' },
  ];
}

function requiredModule(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node as Node & {
    callee: Node & { name?: string };
    arguments: (Node & { value?: unknown })[];
  };
  const value = given[0]?.value;
  return callee.name === 'require' && typeof value === 'string' ? value : undefined;
}

/**
 * Inserts texts. If several belong at the same position, the end of an inner node comes before the end of the node
 * around it.
 */
function insert(code: string, insertions: Insertion[]): string {
  const sorted = insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => a.at - b.at || (isClosing(a) ? a.order - b.order : b.order - a.order));
  let at = 0;
  let out = '';
  for (const insertion of sorted) {
    out += code.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return out + code.slice(at);
}

const isClosing = ({ text }: Insertion) => text === ')' || text === '}';
