import path from 'node:path';
import type { LoadedSite } from '../../packages/content/model/site';
import { createRequestedFiles } from './requested-files';

const root = path.join(__dirname, '../..');

test('the source of a demo is made when it is requested', () => {
  const read = createRequestedFiles(() => ({ folders: { root, contentDir: root } }) as LoadedSite);
  expect(JSON.parse(read('/demos/bezier.json') ?? '')[0]).toMatchObject({ name: 'bezier.tsx' });
  expect(read('/demos/missing.json')).toBeUndefined();
});
