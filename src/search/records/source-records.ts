import type { Actions, Node, NodePluginArgs } from 'gatsby';
import { digestOf } from '../../content-model/digest';
import type { PageRecords } from './collect-records';
import { recordType } from './graphql-types';

/** What nodes are made with. */
export interface RecordNodesApi extends Pick<NodePluginArgs, 'createNodeId' | 'getNodesByType'> {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
}

/**
 * Brings the `SearchRecord` nodes up to date: those that changed or are new are created, those whose place is
 * gone are deleted. Each hangs below the node of its page, so that Gatsby keeps it as long as the page's file
 * is there.
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
