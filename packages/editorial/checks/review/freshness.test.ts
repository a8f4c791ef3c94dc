import type { ApiVersion } from '@docs/content/shared';
import { printStale, stalePages } from './freshness';

const changes: ApiVersion[] = [
  {
    version: '4.0.371',
    changes: [
      ['added', 'spring.delay'],
      ['default', 'spring.fps', '30', '60'],
    ],
  },
  { version: '4.0.360', after: '4.0.357', changes: [['deprecated', 'spring']] },
  { version: '4.0.357', changes: [['added', 'spring.from']] },
];
const api = { name: 'spring', changes };

test('pages are listed by what changed after their review', () => {
  const pages = [
    { file: 'a.mdx', reviewed: '4.0.360', api },
    { file: 'b.mdx', reviewed: '4.0.357', api },
    { file: 'c.mdx', reviewed: '4.0.371', api },
    { file: 'd.mdx', reviewed: '4.0.0', api: undefined },
  ];
  expect(printStale(stalePages(pages))).toBe(
    `2 pages document APIs that changed since the review. Once a page is right, set its \`reviewed\`:
b.mdx (reviewed with 4.0.357)
  v4.0.371: Added delay
  v4.0.371: Changed the default of fps from 30 to 60
  v4.0.360: Deprecated spring
a.mdx (reviewed with 4.0.360)
  v4.0.371: Added delay
  v4.0.371: Changed the default of fps from 30 to 60`,
  );
});

test('without changes there is one sentence', () => {
  expect(printStale(stalePages([{ file: 'c.mdx', reviewed: '4.0.371', api }]))).toBe(
    'No page documents an API that has changed since the page was reviewed.',
  );
});
