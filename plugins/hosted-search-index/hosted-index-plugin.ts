import { digestOf } from '@docs/content';
import type { SearchRecord } from '@docs/search';
import { algoliaHosts } from '@docs/search/client';
import type { SiteEnv } from '../../src/settings/env';
import { recordsQuery } from './graphql-types';

/** A record from GraphQL, with a digest to detect changes. */
type SourceRecord = SearchRecord & { internal: { contentDigest: string } };
/** A record to push, with its absolute URL. */
interface PushedRecord extends SourceRecord {
  /** The description of a page; null on all other records. */
  description: string | null;
}

/**
 * Settings of the hosted index. Matches in names rank before matches in text, then in samples. A page's description says
 * what the page is for, so it counts more than the headings and the other texts. Ties are broken by the number of
 * links to the page.
 */
export const hostedSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(answers)',
    'unordered(symptoms)',
    'unordered(keywords)',
    'unordered(description)',
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
  camelCaseAttributes: [
    'hierarchy',
    'keywords',
    'answers',
    'symptoms',
    'errors',
    'description',
    'content',
    'names',
  ],
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

/** Returns whether this build pushes records. Only `npm run index` sets the name of an index to push to. */
export function pushesRecords(env: Record<string, string | undefined> = process.env): boolean {
  return Boolean(env.SEARCH_STAGING_INDEX);
}

/**
 * Returns the plugin that pushes the records (`plugins/hosted-search-index`), with the options of
 * gatsby-plugin-algolia. Without an index to push to, which only `npm run index` names, it has no options.
 * The plugin reads the admin key from the environment, because Gatsby writes options to its cache.
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
        // In seconds. The client's defaults are meant for single requests.
        timeouts: { connect: 2, read: 30, write: 30 },
        // The plugin uses version 4 of the client, in which 3 stands for both read and write access.
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
  data: { allSearchRecord: { nodes: SourceRecord[] } };
}

/**
 * Returns the records with absolute URLs and descriptions. The digest includes both, so that records of another
 * origin, or without descriptions, differ.
 * @throws if there are no records, since the plugin would empty the index.
 */
function pushedRecords(records: readonly SourceRecord[], origin: string): PushedRecord[] {
  if (records.length === 0)
    throw new Error('There are no search records, and an empty index is never pushed.');
  return records.map((record) => {
    // A title's content is the page's description.
    const description = record.type === 'lvl1' ? record.content : null;
    const digest = digestOf(record.internal.contentDigest, origin, description ?? '');
    return {
      ...record,
      url: origin + record.url,
      description,
      internal: { contentDigest: digest.slice(0, 32) },
    };
  });
}
