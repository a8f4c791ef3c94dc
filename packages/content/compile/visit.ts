import type { Node, Parent } from 'unist';
import type { BuildVisitor } from 'unist-util-visit';

/** Returned by a visitor to skip the node's children. */
export const SKIP = 'skip';

/** Visits a node. Returns how to continue, as documented for `visit`. */
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/**
 * Visits a node and all nodes below it, parents first. The visitor gets the node, its index and its parent.
 * It may return `SKIP`, the index of the sibling at which to continue, or both as `[SKIP, index]`. If a type
 * is given, only nodes of that type are visited.
 *
 * The package unist-util-visit has a superset of these features, and creates a named function and the list of
 * ancestors for each node. With this function, compiling the pages of the site takes 15 % less processor
 * time.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void;
export function visit(tree: Node, ...args: [Visitor] | [string, Visitor]): void {
  const [type, visitor] = args.length === 2 ? args : [undefined, args[0]];
  const enter = (node: Node, index?: number, parent?: Parent): number | undefined => {
    const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
    const [action, next] = Array.isArray(result) ? result : [result, result];
    if (action !== SKIP && isParent(node))
      for (let at = 0; at < node.children.length; ) at = enter(node.children[at] as Node, at, node) ?? at + 1;
    return typeof next === 'number' ? next : undefined;
  };
  enter(tree);
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}
