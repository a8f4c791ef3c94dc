import type { SearchHit } from '@docs/search/client';
import { presentHit } from './present-hit';

const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };

const hit: SearchHit = {
  objectID: '/docs/sequence#props:1',
  url: '/docs/sequence#props',
  type: 'content',
  content: 'The <Sequence> & its props',
  hierarchy: { lvl0: 'Core & more', lvl1: '<Sequence>', lvl2: 'Props', ...none },
  _highlightResult: { hierarchy: { lvl0: { value: 'Core & <mark>more</mark>' }, lvl2: { value: 'Props' } } },
  _snippetResult: {
    content: { value: 'The <<mark>Seq</mark>uence> …' },
    hierarchy: { lvl1: { value: '<<mark>Seq</mark>uence>' } },
  },
};

test('what DocSearch shows as HTML is HTML, and what it shows as text is text', () => {
  expect(presentHit(hit, (url) => `/sub${url}`)).toEqual({
    objectID: '/docs/sequence#props:1',
    url: '/sub/docs/sequence#props',
    type: 'content',
    content: 'The &lt;Sequence&gt; &amp; its props',
    hierarchy: { lvl0: 'Core & more', lvl1: '&lt;Sequence&gt;', lvl2: 'Props', ...none },
    _highlightResult: { hierarchy: { lvl0: { value: 'Core & more' } } },
    _snippetResult: {
      content: { value: 'The &lt;<mark>Seq</mark>uence&gt; …' },
      hierarchy: {
        lvl0: { value: 'Core &amp; <mark>more</mark>' },
        lvl1: { value: '&lt;<mark>Seq</mark>uence&gt; › Props' },
        lvl2: { value: 'Props' },
      },
    },
  });
});

test('a hit below its page does not repeat the title of the page', () => {
  const pathBelow = (shown: SearchHit) =>
    presentHit(shown, (url) => url, true)._snippetResult?.hierarchy?.lvl1?.value;
  expect(pathBelow(hit)).toBe('Props');
  // DocSearch shows the title in place of an empty text.
  expect(pathBelow({ ...hit, type: 'lvl2' })).toBe('<!---->');
});

test('a hit that says nothing of what matched shows as it is', () => {
  const { _highlightResult, _snippetResult, ...bare } = { ...hit, content: null };
  expect(presentHit(bare, (url) => url)).toMatchObject({
    content: null,
    hierarchy: { lvl1: '&lt;Sequence&gt;' },
    _snippetResult: { hierarchy: {} },
  });
});
