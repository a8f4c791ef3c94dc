import type { SiteNode } from '../content-model/nodes';
import { createPush } from './push-nodes';

const node = (name: string, digest: string): SiteNode => ({
  id: name,
  type: 'PostSet',
  fields: { name, years: [] },
  digest,
});

test('what is new or has changed is created, what is gone is deleted, and the rest is left alone', () => {
  const log: string[] = [];
  const push = createPush({
    createNode: (created: { id: string }) => void log.push(`+${created.id}`),
    deleteNode: (deleted: { id: string }) => void log.push(`-${deleted.id}`),
  });
  const changes = (...nodes: SiteNode[]) => {
    log.length = 0;
    return [push(nodes), log.join(' ')];
  };
  expect(changes(node('a', '1'), node('b', '1'))).toEqual([true, '+a +b']);
  expect(changes(node('a', '1'), node('b', '1'))).toEqual([false, '']);
  expect(changes(node('a', '2'), node('c', '1'))).toEqual([true, '+a +c -b']);
});
