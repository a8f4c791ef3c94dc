import type { SearchHit } from '../../search/hit';
import { bestPassages, passageRequest, wordsOf } from './passages';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hit = (url: string, content: string | null, section: string | null = null): SearchHit => ({
  objectID: `${url} ${content}`,
  url,
  type: content ? 'content' : 'lvl1',
  content,
  hierarchy: { lvl0: 'Docs', lvl1: `Page of ${url.replace(/#.*/, '')}`, ...none, lvl2: section },
});

test('of a question the words that tell are asked for', () => {
  expect(wordsOf('How do I render a video on Lambda?')).toBe('render video Lambda');
  expect(wordsOf('What is it?')).toBe('What is it');
  expect(wordsOf('  ')).toBe('');
  expect(passageRequest('How to use <Sequence>?').query).toBe('<Sequence>');
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
    { url: '/d', page: 'Page of /d', section: null, quote: 'Text of /d' },
  ]);
});

test('what matches is marked where the answer says what does', () => {
  const found = {
    ...hit('/a', 'Some text'),
    _snippetResult: { content: { value: 'Some <mark>text</mark>' } },
  };
  expect(bestPassages([found])[0]?.quote).toBe('Some <mark>text</mark>');
});
