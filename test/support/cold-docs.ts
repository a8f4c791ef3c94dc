import path from 'node:path';
import type { ModelEnv } from '../../src/content-model/environment';
import { nodesOf, siteNodes } from '../../src/content-model/nodes';
import { createSite } from '../../src/content-model/site';

/** What a docs page shows about itself and its neighbors. */
export interface ShownDoc {
  title: string;
  navigation: unknown;
}

/** Returns the result of a cold read of a content folder, including drafts: the docs by route. */
export async function coldDocs(contentDir: string): Promise<Map<string, ShownDoc>> {
  const folders = { root: path.dirname(contentDir), contentDir };
  const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };
  const loaded = await createSite({ folders, env, withDrafts: true }).load();
  const context = { dates: new Map(), repositoryUrl: '', root: folders.root, day: '2025-01-01' };
  const docs = nodesOf(siteNodes(loaded, context), 'Doc');
  return new Map(docs.map(({ path: route, title, navigation }) => [route, { title, navigation }]));
}
