import type { Actions } from 'gatsby';

/** A node of ours before Gatsby has it. */
export interface PushedNode {
  id: string;
  type: string;
  fields: object;
  /** Changes whenever the node does. */
  digest: string;
  /** The text from which other plugins make nodes. */
  content?: string;
}

/** Updates Gatsby's nodes to match the site. */
export type PushNodes = (nodes: readonly PushedNode[]) => void;

/**
 * Returns a function that creates new and changed nodes and deletes missing ones. The first call creates all
 * nodes: Gatsby keeps those that match its cache, and deletes those that were not created again.
 */
export function createPush({
  createNode,
  deleteNode,
}: Pick<Actions, 'createNode' | 'deleteNode'>): PushNodes {
  let pushed = new Map<string, Pick<PushedNode, 'id' | 'type' | 'digest'>>();
  return (nodes) => {
    const current = new Map(nodes.map(({ id, type, digest }) => [id, { id, type, digest }]));
    const changed = nodes.filter(({ id, digest }) => pushed.get(id)?.digest !== digest);
    const gone = [...pushed.values()].filter(({ id }) => !current.has(id));
    for (const node of changed) createNode(gatsbyNode(node), ownerOf(node));
    for (const node of gone) deleteNode(gatsbyNode({ ...node, fields: {} }), ownerOf(node));
    pushed = current;
  };
}

/** Returns the plugin that owns the type of a node. Files belong to gatsby-source-filesystem, no matter which plugin finds them. */
function ownerOf({ type }: Pick<PushedNode, 'type'>) {
  return { name: type === 'File' ? 'gatsby-source-filesystem' : 'gatsby-source-content' };
}

function gatsbyNode({ id, type, fields, digest, content }: PushedNode) {
  const internal = { type, contentDigest: digest, ...(content === undefined ? {} : { content }) };
  return { ...fields, id, parent: null, children: [], internal };
}
