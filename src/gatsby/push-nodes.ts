import type { Actions } from 'gatsby';
import type { SiteNode } from '../content-model/nodes';

/** Brings Gatsby's nodes to what the site has; returns whether anything has changed. */
export type PushNodes = (nodes: readonly SiteNode[]) => boolean;

/**
 * A function that creates what is new or has changed, and deletes what is gone. The first call creates everything: Gatsby then keeps
 * what is as in its cache, and deletes what was not created again.
 */
export function createPush({
  createNode,
  deleteNode,
}: Pick<Actions, 'createNode' | 'deleteNode'>): PushNodes {
  let pushed = new Map<string, SiteNode>();
  return (nodes) => {
    const current = new Map(nodes.map((node) => [node.id, node]));
    const changed = nodes.filter(({ id, digest }) => pushed.get(id)?.digest !== digest);
    const gone = [...pushed.values()].filter(({ id }) => !current.has(id));
    for (const node of changed) createNode(gatsbyNode(node));
    for (const node of gone) deleteNode(gatsbyNode(node));
    pushed = current;
    return changed.length + gone.length > 0;
  };
}

function gatsbyNode({ id, type, fields, digest }: SiteNode) {
  return { ...fields, id, parent: null, children: [], internal: { type, contentDigest: digest } };
}
