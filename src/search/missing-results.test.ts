import { missingResultsUrl } from './missing-results';

test('the query stands in the address, whatever is in it', () => {
  const url = missingResultsUrl('a & b=$& "\ud83c', 'https://example.com/new?title={query}&x=y');
  expect(new URL(url).searchParams.get('title')).toBe('No search results for “a & b=$& "\ufffd”');
  expect(new URL(url).searchParams.get('x')).toBe('y');
});

test('nobody is asked where nobody wants to know', () => {
  expect(missingResultsUrl('a', null)).toBe('');
});
