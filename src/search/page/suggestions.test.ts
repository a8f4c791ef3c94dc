import type { SearchHit } from '@docs/search/client';
import { savedHit, suggestHits, suggestSaved } from './suggestions';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const below = (url: string) => `/sub${url}`;

const title: SearchHit = {
  objectID: '/docs/sequence',
  url: '/docs/sequence',
  type: 'lvl1',
  content: 'About it',
  hierarchy: { lvl0: 'Core', lvl1: '<Sequence>', ...none },
  _highlightResult: { hierarchy: { lvl1: { value: '<<mark>Seq</mark>uence>' } } },
};
const text: SearchHit = {
  ...title,
  objectID: '/docs/series#props:1',
  url: '/docs/series#props',
  type: 'content',
  hierarchy: { lvl0: 'Core', lvl1: '<Series>', ...none, lvl2: 'Props' },
  _highlightResult: {},
};

test('each page is suggested once, at its best place', () => {
  expect(suggestHits([text, title, { ...title, url: '/docs/sequence#x' }, text], below)).toMatchObject([
    { url: '/sub/docs/series#props', title: '<Series>', detail: 'Core › Props' },
    { url: '/sub/docs/sequence', title: '<<mark>Seq</mark>uence>', detail: 'Core' },
  ]);
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...title,
    url: `/docs/${index}`,
    content: `About ${index}`,
  }));
  expect(suggestHits(many, below)).toHaveLength(6);
  expect(suggestHits([title, { ...title, url: '/docs/twin' }], below)).toHaveLength(1);
});

test('what is saved shows again as it was', () => {
  const saved = [title, text].map((hit) => savedHit(hit, below));
  expect(saved[1]).toMatchObject({
    objectID: '/docs/series',
    url: '/sub/docs/series',
    type: 'lvl1',
    hierarchy: { lvl1: '&lt;Series&gt;', lvl2: null },
  });
  expect(suggestSaved({ recent: saved.slice(0, 1), favorite: saved.slice(1) })).toMatchObject([
    { url: '/sub/docs/sequence', title: '<Sequence>', detail: 'Core' },
    { url: '/sub/docs/series', title: '<Series>', detail: 'Core' },
  ]);
});
