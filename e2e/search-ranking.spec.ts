import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadSource } from '../scripts/load-source.mjs';
import { root } from '../scripts/root.mjs';
import { loadBuiltEngine } from '../scripts/search/built-index.mjs';

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
    // A query of two or more known words has results.
    if (engine.explain(query, 0).words.filter((word) => !/not counted/.test(word)).length >= 2)
      expect(page.nbHits, query).toBeGreaterThan(0);
  }
});
