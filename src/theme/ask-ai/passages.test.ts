import type { SearchHit } from '@docs/search/client';
import { bestPassages, isAnswered, nearestPages, passageRequest, questionLimit } from './passages';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hit = (url: string, content: string | null, section: string | null = null): SearchHit => ({
  objectID: `${url} ${content}`,
  url,
  type: content ? 'content' : 'lvl1',
  content,
  hierarchy: { lvl0: 'Docs', lvl1: `Page of ${url.replace(/#.*/, '')}`, ...none, lvl2: section },
});

test('a question is asked as it is, up to its limit', () => {
  expect(passageRequest('How do I render on Lambda?').query).toBe('How do I render on Lambda?');
  expect(passageRequest('x'.repeat(300)).query).toHaveLength(questionLimit);
});

test('a question is answered by a page that has half of it', () => {
  const hits = [hit('/a', 'Some text')];
  expect(isAnswered('bake bread', { hits, nbHits: 1, coverage: 0.4 })).toBe(false);
  expect(isAnswered('bake bread', { hits, nbHits: 1, coverage: 0.6 })).toBe(true);
  expect(isAnswered('bake bread', { hits: [], nbHits: 0, coverage: 0 })).toBe(false);
});

test('of the hosted service the marked words of the best page are counted', () => {
  const marked = (value: string) => [{ ...hit('/a', 'Text'), _snippetResult: { content: { value } } }];
  const answered = (value: string) =>
    isAnswered('how do I bake bread at home', { hits: marked(value), nbHits: 1 });
  expect(answered('<mark>Baking</mark> a font into a <mark>bread</mark>')).toBe(true);
  expect(answered('at <mark>home</mark>')).toBe(false);
});

test('the nearest pages are named once each, with the first text that was found', () => {
  expect(nearestPages([hit('/a', null), hit('/a#one', 'First', 'One'), hit('/b', 'Second')])).toEqual([
    { url: '/a', page: 'Page of /a', section: null, quote: 'First' },
    { url: '/b', page: 'Page of /b', section: null, quote: 'Second' },
  ]);
});

test('the best passages are quoted in their order, two of a page at most, none twice or empty', () => {
  const hits = [
    hit('/a', null),
    hit('/a#one', 'First', 'One'),
    hit('/a', 'Second'),
    hit('/a#two', 'Third'),
    hit('/b', 'First'),
    hit('/b', 'Fourth'),
    ...['/c', '/d', '/e', '/f'].map((url) => hit(url, `Text of ${url}`)),
  ];
  expect(bestPassages(hits)).toEqual([
    { url: '/a#one', page: 'Page of /a', section: 'One', quote: 'First' },
    { url: '/a', page: 'Page of /a', section: null, quote: 'Second' },
    { url: '/b', page: 'Page of /b', section: null, quote: 'Fourth' },
    { url: '/c', page: 'Page of /c', section: null, quote: 'Text of /c' },
  ]);
});

test('a passage is the part of the text that matches, without marks', () => {
  const found = {
    ...hit('/a', 'Some text'),
    _snippetResult: { content: { value: 'Some <mark>text</mark>' } },
  };
  expect(bestPassages([found])[0]?.quote).toBe('Some text');
});

test('a sentence that introduces something which is not quoted is left out', () => {
  const hits = [
    hit('/a', 'Audio can drift. Find your symptom:'),
    hit('/b', 'There are three causes:'),
    hit('/c', 'One thing: the sample rate.'),
  ];
  expect(bestPassages(hits).map(({ quote }) => quote)).toEqual([
    'Audio can drift.',
    'One thing: the sample rate.',
  ]);
});
