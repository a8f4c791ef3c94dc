import { engineOfRecords } from '../../packages/search/engine/engine-of-records';
import type { SearchRecord } from '../../packages/search/engine/record';
import { createSearchService } from '../../scripts/search/service/server.mjs';
import { listen } from '../../scripts/site/server.mjs';

/** A running search service, with a log of its requests. */
export interface RunningService {
  origin: string;
  store: ReturnType<typeof createSearchService>['store'];
  faults: ReturnType<typeof createSearchService>['faults'];
  /** Method and path of every request, in order. */
  requests: string[];
  stop(): Promise<void>;
}

/** Starts the local search service on a free port, backed by the embedded engine. */
export async function startService(options: { adminKey?: string } = {}): Promise<RunningService> {
  const engines = {
    ofIndex: ({ records, synonyms }: { records: Map<string, unknown>; synonyms: Map<string, object> }) =>
      engineOfRecords([...records.values()] as SearchRecord[], [...synonyms.values()]),
    ofBuild: () => undefined,
  };
  const { server, store, faults } = createSearchService({ engines, ...options });
  const requests: string[] = [];
  server.on('request', ({ method, url }) => {
    if (method !== 'OPTIONS') requests.push(`${method} ${String(url).replace(/\?.*/, '')}`);
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    store,
    faults,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the record of a page's title, as gatsby-plugin-algolia pushes it. */
export function titleRecord(path: string, title: string, digest = title) {
  const noHeadings = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: path,
    url: `https://www.example.com${path}`,
    type: 'lvl1' as const,
    content: `All about ${title}.`,
    hierarchy: { lvl0: 'remotion', lvl1: title, ...noHeadings },
    pageID: path,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    part: 'api',
    keywords: [],
    answers: [],
    symptoms: [],
    names: [],
    errors: [],
    weight: { pageRank: 0, level: 100, position: 0 },
    internal: { contentDigest: digest },
  };
}

/** Stores two pages in an index of the service. */
export function fill({ store }: Pick<RunningService, 'store'>, index = 'remotion'): void {
  const records = [
    titleRecord('/docs/use-current-frame', 'useCurrentFrame()'),
    titleRecord('/docs/spring', 'spring()'),
  ];
  store.batch(
    index,
    records.map((body) => ({ action: 'addObject', body })),
  );
}
