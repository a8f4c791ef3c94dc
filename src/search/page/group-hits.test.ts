import type { SearchHit } from '@docs/search/client';
import { groupHits } from './group-hits';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const mark = (text: string) => ({ value: text.replace('frame', '<mark>frame</mark>') });

function hit(url: string, headings: string[], content: string | null = null): SearchHit {
  const [lvl1 = '', lvl2 = null] = headings;
  return {
    objectID: url,
    url,
    type: content ? 'content' : lvl2 ? 'lvl2' : 'lvl1',
    content,
    hierarchy: { lvl0: 'Core', lvl1, ...none, lvl2 },
    _highlightResult: { hierarchy: { lvl1: mark(lvl1), ...(lvl2 && { lvl2: mark(lvl2) }) } },
    _snippetResult: content ? { content: mark(content) } : {},
  };
}

test('hits of one page stand together, where the best of them is', () => {
  const pages = groupHits([
    hit('/a', ['A frame']),
    hit('/b#one', ['B', 'One'], 'each frame'),
    hit('/a#two', ['A frame', 'Two frames']),
    hit('/b', ['B'], 'a frame'),
    hit('/b#one', ['B', 'One'], 'every frame'),
    hit('/a#two', ['A frame', 'Two frames'], 'one frame'),
  ]);
  expect(pages).toEqual([
    {
      url: '/a',
      id: '/a',
      group: 'Core',
      title: 'A <mark>frame</mark>',
      snippets: [],
      sections: [{ url: '/a#two', title: 'Two <mark>frame</mark>s', snippets: ['one <mark>frame</mark>'] }],
    },
    {
      url: '/b',
      id: '/b',
      group: 'Core',
      title: 'B',
      snippets: ['a <mark>frame</mark>'],
      sections: [
        { url: '/b#one', title: 'One', snippets: ['each <mark>frame</mark>', 'every <mark>frame</mark>'] },
      ],
    },
  ]);
});

test('a hit without marked values shows its own', () => {
  const { _highlightResult, _snippetResult, ...bare } = hit('/a#x', ['A', 'X'], 'text');
  expect(groupHits([bare])).toMatchObject([{ title: 'A', sections: [{ title: 'X', snippets: ['text'] }] }]);
});

test('a snippet grows to the text that it is from, from the beginning of its sentence', () => {
  const content = 'First. The second sentence has a frame and goes on.';
  const cut = {
    ...hit('/a', ['A'], content),
    _snippetResult: { content: { value: '…has a <mark>frame</mark> and…' } },
  };
  const snippets = (full: string) =>
    groupHits([{ ...cut, _highlightResult: { content: mark(full) } }])[0]?.snippets;
  expect(snippets(content)).toEqual(['The second sentence has a <mark>frame</mark> and goes on.']);
  const long = `Word ${'word '.repeat(20)}has a frame and goes on.`;
  expect(snippets(long)).toEqual(['…has a <mark>frame</mark> and goes on.']);
  const parts = `Word ${'word '.repeat(20)}and, as it has a frame and goes on. Another sentence, of which ${'word '.repeat(40)}`;
  expect(snippets(parts)).toEqual(['…as it has a <mark>frame</mark> and goes on.']);
  expect(snippets('Another text.')).toEqual(['…has a <mark>frame</mark> and…']);
});

test('nothing makes nothing', () => {
  expect(groupHits([])).toEqual([]);
});
