import { type LoadedSite, readSearchPages } from '@docs/content';
import { collectRecords } from '@docs/search';
import type { BuildArgs, CreateSchemaCustomizationArgs, ParentSpanPluginArgs } from 'gatsby';
import { onSite } from '../gatsby-source-content/site-events';
import { searchTypeDefs } from './graphql-types';
import { pushesRecords } from './hosted-index-plugin';
import { pushRecords } from './push-records';
import { sourceRecords } from './source-records';

let site: LoadedSite | undefined;

/** Remembers the site of the build. */
export function onPluginInit({ emitter }: ParentSpanPluginArgs): void {
  onSite(emitter, (loaded) => {
    site = loaded;
  });
}

/** Declares the type of search records. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(searchTypeDefs);
}

/**
 * Makes search records nodes, but only in a build that pushes them; otherwise they would be three quarters of
 * all nodes.
 */
export function onPostBootstrap(api: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV !== 'production') return;
  sourceRecords(site && pushesRecords() ? collectRecords(readSearchPages(site)) : [], api);
}

/** Pushes the records. */
export function onPostBuild(api: BuildArgs, options: Record<string, unknown>): Promise<void> {
  return pushRecords(api, options);
}
