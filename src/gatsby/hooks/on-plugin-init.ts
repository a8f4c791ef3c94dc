import type { ParentSpanPluginArgs } from 'gatsby';
import { ignoreBadFrontmatter, setMdxOptions } from '../mdx-plugin';
import { parseOnlyQueries } from '../patches/query-files';
import { isPatchOn } from '../patches/selection.cjs';
import { currentSite, siteFolders } from '../site';

/** Sets up Gatsby's query parser and MDX plugin for this site. */
export function onPluginInit({ store, reporter }: ParentSpanPluginArgs): void {
  const { root } = siteFolders();
  if (isPatchOn('query-files')) parseOnlyQueries(root, store, reporter.warn);
  setMdxOptions(store, () => currentSite().environment);
  ignoreBadFrontmatter(root);
}
