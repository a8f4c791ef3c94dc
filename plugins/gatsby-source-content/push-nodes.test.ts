import { createPush, type PushedNode } from './push-nodes';

const node = (name: string, digest: string): PushedNode => ({
  id: name,
  type: 'PostSet',
  fields: { name, years: [], course: null },
  digest,
});

test('what is new or has changed is created, what is gone is deleted, and the rest is left alone', () => {
  const log: string[] = [];
  const push = createPush({
    createNode: (created: { id: string }) => void log.push(`+${created.id}`),
    deleteNode: (deleted: { id: string }) => void log.push(`-${deleted.id}`),
  });
  const changes = (...nodes: PushedNode[]) => {
    log.length = 0;
    push(nodes);
    return log.join(' ');
  };
  expect(changes(node('a', '1'), node('b', '1'))).toBe('+a +b');
  expect(changes(node('a', '1'), node('b', '1'))).toBe('');
  expect(changes(node('a', '2'), node('c', '1'))).toBe('+a +c -b');
});

test('a file belongs to the plugin that defines the type File', () => {
  const createNode = jest.fn();
  const push = createPush({ createNode, deleteNode: jest.fn() });
  push([node('a', '1'), { ...node('b', '1'), type: 'File' }]);
  expect(createNode.mock.calls.map(([, plugin]) => plugin.name)).toEqual([
    'gatsby-source-content',
    'gatsby-source-filesystem',
  ]);
});
