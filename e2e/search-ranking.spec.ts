import { readFileSync } from 'node:fs';
import { loadSource } from '../scripts/load-source.mjs';
import { root } from '../scripts/root.mjs';
import { loadBuiltEngine } from '../scripts/search/built-index.mjs';
import { expect, test } from './support/test';

/** Returns the result pages in order, without duplicates. */
const pagesOf = (hits: { pageID?: unknown; url: string }[]) => [
  ...new Set(hits.map(({ url }) => url.split('#')[0])),
];

/** Without marks and snippets, which take longer than the ranking and are computed after it. */
const unmarked = { attributesToRetrieve: ['url'], attributesToHighlight: [], attributesToSnippet: [] };

test('the modal and the search page rank pages the same for every query of the benchmark', async () => {
  const { pageRequest, facetFilters, hitsPerPage } = await loadSource('src/search/requests.ts');
  const engine = await loadBuiltEngine(root);
  const lines = readFileSync(new URL('../bench/search/queries.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(500);
  for (const line of lines) {
    const { query } = JSON.parse(line) as { query: string };
    // DocSearch's queries, with the additions of this site.
    const modal = engine.answer({ query, facetFilters: facetFilters(), hitsPerPage, ...unmarked });
    const page = engine.answer({ ...pageRequest({ query, words: 24 }), ...unmarked });
    expect(pagesOf(page.hits), query).toEqual(pagesOf(modal.hits));
    if (page.nbHits > 0) continue;
    // A query of two or more known words has results.
    const known = engine.explain(query, 0).words.filter((word) => !/not counted/.test(word));
    expect(known.length, query).toBeLessThan(2);
  }
});
