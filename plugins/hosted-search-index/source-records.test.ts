import type { Node } from 'gatsby';
import type { PageRecords } from '../../packages/search/records/collect-records';
import { sourceRecords } from './source-records';

const nodes = new Map<string, Node>();
let made: string[] = [];

/**
 * Updates the nodes for pages with one record each, whose ids and texts are given. Returns the ids of the
 * created nodes.
 */
function source(texts: Record<string, string>): string[] {
  made = [];
  const pages = Object.entries(texts).map(([objectID, content]) => ({
    page: { nodeId: 'page' },
    records: [{ objectID, content }],
  })) as unknown as PageRecords[];
  sourceRecords(pages, {
    createNodeId: (text) => text,
    getNodesByType: () => [...nodes.values()],
    actions: {
      createNode: (node: Node) => {
        made.push(node.id);
        nodes.set(node.id, node);
      },
      deleteNode: (node: Node) => nodes.delete(node.id),
    } as never,
  });
  return made;
}

test('nodes are made of what is new or has changed, and are gone where nobody asks for them', () => {
  expect(source({ a: 'one', b: 'two' })).toEqual(['SearchRecord a', 'SearchRecord b']);
  expect(source({ a: 'one', b: 'three' })).toEqual(['SearchRecord b']);
  expect(source({ b: 'three' })).toEqual([]);
  expect([...nodes.keys()]).toEqual(['SearchRecord b']);
  source({});
  expect(nodes.size).toBe(0);
});
