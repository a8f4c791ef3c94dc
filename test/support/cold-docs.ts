import path from 'node:path';
import type { ModelEnv } from '../../packages/content/model/environment';
import { nodesOf, siteNodes } from '../../packages/content/model/nodes';
import { createSite } from '../../packages/content/model/site';
import { contentSettings } from './settings';

/** What a docs page shows about itself and its neighbors. */
export interface ShownDoc {
  title: string;
  navigation: unknown;
}

/** Returns the result of a cold read of a content folder, including drafts: the docs by route. */
export async function coldDocs(contentDir: string): Promise<Map<string, ShownDoc>> {
  const folders = { root: path.dirname(contentDir), contentDir };
  const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };
  const loaded = await createSite({ settings: contentSettings, folders, env, withDrafts: true }).load();
  const context = { dates: new Map(), repositoryUrl: '', root: folders.root, day: '2025-01-01' };
  const docs = nodesOf(siteNodes(loaded, context), 'Doc');
  return new Map(
    docs.map(({ path: route, title, navigation: { sidebar, ...links } }) => {
      // Queries add the items.
      const items = sidebar && loaded.sidebars.byName.get(sidebar.name)?.openTo(route);
      return [route, { title, navigation: { ...links, sidebar: sidebar && { ...sidebar, items } } }];
    }),
  );
}
