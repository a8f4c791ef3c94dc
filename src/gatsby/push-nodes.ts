import type { Actions } from 'gatsby';
import type { SiteNode } from '../content-model/nodes';

/** Updates Gatsby's nodes to match the site; returns whether anything has changed. */
export type PushNodes = (nodes: readonly SiteNode[]) => boolean;

/**
 * Returns a function that creates new and changed nodes and deletes missing ones. The first call creates all
 * nodes: Gatsby keeps those that match its cache, and deletes those that were not created again.
 */
export function createPush({
  createNode,
  deleteNode,
}: Pick<Actions, 'createNode' | 'deleteNode'>): PushNodes {
  let pushed = new Map<string, Pick<SiteNode, 'id' | 'type' | 'digest'>>();
  return (nodes) => {
    const current = new Map(nodes.map(({ id, type, digest }) => [id, { id, type, digest }]));
    const changed = nodes.filter(({ id, digest }) => pushed.get(id)?.digest !== digest);
    const gone = [...pushed.values()].filter(({ id }) => !current.has(id));
    for (const node of changed) createNode(gatsbyNode(node));
    for (const node of gone) deleteNode(gatsbyNode({ ...node, fields: {} }));
    pushed = current;
    return changed.length + gone.length > 0;
  };
}

function gatsbyNode({ id, type, fields, digest }: Omit<SiteNode, 'fields'> & { fields: object }) {
  return { ...fields, id, parent: null, children: [], internal: { type, contentDigest: digest } };
}
