import { countsRequest, facetFilters, pageRequest } from './requests';

const always = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

test('every request is filtered by the language and the version of the docs [2.48]', () => {
  expect(facetFilters()).toEqual(always);
  expect(facetFilters(['api', 'blog'])).toEqual([...always, ['part:api', 'part:blog']]);
});

test('a request of the search page [7.1, 9.1]', () => {
  expect(pageRequest({ query: 'a', parts: ['api'], hits: 40, words: 10 })).toMatchObject({
    indexName: 'remotion',
    query: 'a',
    facetFilters: [...always, ['part:api']],
    hitsPerPage: 40,
    attributesToSnippet: ['content:10'],
    clickAnalytics: false,
    highlightPreTag: '<mark>',
  });
  expect(pageRequest({ query: 'a', hits: 100_000, words: 24 }).hitsPerPage).toBe(1000);
});

test('the counts of parts do not depend on the parts that are chosen', () => {
  expect(countsRequest('a')).toEqual({
    indexName: 'remotion',
    query: 'a',
    facetFilters: always,
    facets: ['part'],
    hitsPerPage: 0,
  });
});
