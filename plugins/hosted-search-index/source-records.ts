import { digestOf } from '@docs/content';
import type { PageRecords } from '@docs/search';
import type { Actions, Node, NodePluginArgs } from 'gatsby';
import { recordType } from './graphql-types';

/** The part of Gatsby's node API that is used here. */
export interface RecordNodesApi extends Pick<NodePluginArgs, 'createNodeId' | 'getNodesByType'> {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
}

/**
 * Updates the `SearchRecord` nodes: creates new and changed ones, and deletes those whose record is gone.
 * Each node is a child of its page's node, so that Gatsby keeps it while the page's file exists.
 */
export function sourceRecords(
  pages: readonly PageRecords[],
  { createNodeId, getNodesByType, actions }: RecordNodesApi,
): void {
  const known = new Map(getNodesByType(recordType).map((node) => [node.id, node]));
  for (const { page, records } of pages) {
    for (const record of records) {
      const id = createNodeId(`${recordType} ${record.objectID}`);
      const contentDigest = digestOf(JSON.stringify(record));
      const before = known.get(id);
      known.delete(id);
      if (before?.internal.contentDigest === contentDigest) continue;
      actions.createNode({
        ...record,
        id,
        parent: page.nodeId ?? null,
        children: [],
        internal: { type: recordType, contentDigest },
      });
    }
  }
  for (const node of known.values()) actions.deleteNode(node as Node);
}
