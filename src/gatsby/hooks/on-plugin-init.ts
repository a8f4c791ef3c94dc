import type { ParentSpanPluginArgs } from 'gatsby';
import { ignoreBadFrontmatter, setMdxOptions } from '../mdx-plugin';
import { parseOnlyQueries } from '../patches/query-files';
import { currentSite, siteFolders } from '../site';

/** Sets up Gatsby's query parser and MDX plugin for this site. */
export function onPluginInit({ store }: ParentSpanPluginArgs): void {
  const { root } = siteFolders();
  parseOnlyQueries(root, store);
  setMdxOptions(store, () => currentSite().environment);
  ignoreBadFrontmatter(root);
}
