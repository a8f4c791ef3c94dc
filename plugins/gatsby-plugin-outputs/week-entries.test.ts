import type { ChangedWeek } from '@docs/content/shared';
import { contentSettings } from '../../test/support/settings';
import { publicUrls } from './addresses';
import { feeds } from './feeds';
import { weekEntries } from './week-entries';

const publicUrl = publicUrls({ siteUrl: 'https://a.dev', pathPrefix: '/sub' });
const section = { kind: 'changed' as const, before: 'a', after: 'b' };
const weeks: ChangedWeek[] = [
  {
    monday: '2025-01-06',
    pages: [
      {
        path: '/docs/spring',
        title: 'spring()',
        kind: 'changed',
        day: '2025-01-08',
        sections: [
          { ...section, id: '', title: '', href: '/docs/spring' },
          { ...section, id: 'fps', title: 'fps', href: '/docs/spring#fps' },
          { ...section, id: 'old', title: 'Old', kind: 'removed' },
        ],
      },
      { path: '/docs/new', title: 'New <b>', kind: 'added', day: '2025-01-07', sections: [] },
      { path: undefined, title: 'Gone', kind: 'removed', day: '2025-01-06', sections: [] },
    ],
  },
];

test('a week is an entry that says what changed, with links to the site', () => {
  const files = feeds(weekEntries(weeks, publicUrl), {
    publicUrl,
    site: contentSettings.site,
    language: 'en',
  });
  expect(Object.keys(files)).toEqual([
    '/docs/changes/rss.xml',
    '/docs/changes/atom.xml',
    '/docs/changes/feed.json',
  ]);
  const [item] = JSON.parse(String(files['/docs/changes/feed.json'])).items;
  expect(item).toMatchObject({
    id: 'https://a.dev/sub/docs/changes#week-2025-01-06',
    title: 'Week of January 6, 2025',
    summary: '1 page added, 1 page changed, 1 page removed.',
    date_modified: '2025-01-08T00:00:00.000Z',
    date_published: '2025-01-06T00:00:00.000Z',
  });
  const links = [
    '<a href="https://a.dev/sub/docs/spring"><code>spring()</code></a>: <a href="https://a.dev/sub/docs/spring">Introduction</a>',
    '<a href="https://a.dev/sub/docs/spring#fps">fps</a>',
    'Old (removed)',
  ];
  expect(item.content_html).toContain(
    `<ul class="doc-changes"><li>${links.join(', ')}</li><li><a href="https://a.dev/sub/docs/new">New &#x3C;b></a> (added)</li><li>Gone (removed)</li></ul>`,
  );
});
