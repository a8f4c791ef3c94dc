import { digestOf } from '../../content-model/digest';
import type { SiteEnv } from '../../site/env';
import { algoliaHosts } from '../../site/hosted-search';
import type { SearchRecord } from '../engine/record';
import { recordsQuery } from '../records/graphql-types';

/**
 * A record as it is pushed: with its full address, and the digest by which what changed is told from what did
 * not.
 */
type PushedRecord = SearchRecord & { internal: { contentDigest: string } };

/**
 * How the hosted service searches and orders: names before text, text before samples, then what is linked to
 * most.
 */
export const hostedSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(answers)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(errors)',
    'content',
    'unordered(names)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'part', 'type', 'hierarchy.lvl0'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'pageID', 'part'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  distinct: false,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'keywords', 'answers', 'errors', 'content', 'names'],
  separatorsToIndex: '_',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Whether this build is one of `npm run index`, which names the index it pushes to. */
export function pushesRecords(env: Record<string, string | undefined> = process.env): boolean {
  return Boolean(env.SEARCH_STAGING_INDEX);
}

/**
 * The plugin that pushes the records (`plugins/hosted-search-index`), with the options of
 * gatsby-plugin-algolia. Only `npm run index` names an index to push to; without one the plugin has no
 * options. It takes the admin key from the environment: Gatsby writes options into its cache.
 */
export function hostedIndexPlugin(
  { siteUrl, pathPrefix }: Pick<SiteEnv, 'siteUrl' | 'pathPrefix'>,
  env: Record<string, string | undefined> = process.env,
): { resolve: string; options: Record<string, unknown> } {
  const resolve = 'hosted-search-index';
  if (!pushesRecords(env)) return { resolve, options: {} };
  const hosts = algoliaHosts(env.ALGOLIA_HOST);
  return {
    resolve,
    options: {
      appId: env.ALGOLIA_APP_ID,
      indexName: env.SEARCH_STAGING_INDEX,
      settings: hostedSettings,
      algoliasearchOptions: {
        // Seconds. The client's own are meant for single requests.
        timeouts: { connect: 2, read: 30, write: 30 },
        // The plugin's client is version 4, which writes "to read and to write" as 3.
        ...(hosts ? { hosts: hosts.map((host) => ({ ...host, accept: 3 })) } : {}),
      },
      queries: [
        {
          query: recordsQuery,
          transformer: ({ data }: QueryResult) =>
            pushedRecords(data.allSearchRecord.nodes, siteUrl + pathPrefix),
        },
      ],
    },
  };
}

interface QueryResult {
  data: { allSearchRecord: { nodes: PushedRecord[] } };
}

/**
 * Records with full addresses; a digest tells them from those of another address. None at all is refused: the
 * plugin would empty the index.
 */
export function pushedRecords(records: readonly PushedRecord[], origin: string): PushedRecord[] {
  if (records.length === 0) throw new Error('There are no search records: an empty index is never pushed.');
  return records.map((record) => ({
    ...record,
    url: origin + record.url,
    internal: { contentDigest: digestOf(record.internal.contentDigest, origin).slice(0, 32) },
  }));
}
