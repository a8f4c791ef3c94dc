import type { CompiledContent } from '../../compile';
import { formatProblem } from '../../shared/content-error';
import { checkLinks } from './check-links';

const page = (
  path: string,
  links: { href: string; to?: string; line?: number }[],
  headings: string[] = [],
  apis: Partial<CompiledContent['apis']> = {},
) => ({
  name: `content${path}.mdx`,
  path,
  facts: {
    links,
    apis: { samples: [], prose: [], answers: {}, ...apis },
    toc: headings.map((id) => ({ id, level: 2, text: id, title: id })),
    ids: ['raw'],
  },
});
const origin = 'https://tea.example';
const routes = new Set(['/docs/a', '/docs/spring', '/logo.svg']);

test('all broken links are listed, with file, line and the nearest route [8.15]', () => {
  const { broken } = checkLinks(
    [
      page('/docs/a', [
        { href: '/docs/sprnig', to: '/docs/sprnig', line: 3 },
        { href: '/docs/zzzzzzzz', to: '/docs/zzzzzzzz' },
      ]),
    ],
    { origin, routes },
  );
  expect(broken.map(formatProblem)).toEqual([
    'content/docs/a.mdx:3\n  found:    a link to `/docs/sprnig`, which is not a page of this site\n  expected: the route of a page\n  fix:      Did you mean `/docs/spring`?',
    'content/docs/a.mdx\n  found:    a link to `/docs/zzzzzzzz`, which is not a page of this site\n  expected: the route of a page',
  ]);
});

test('an address without its protocol is not looked for on this site', () => {
  const hrefs = ['www.example.com/a', 'ada@mail.example.com', '@remotion/paths', 'www'];
  const { broken } = checkLinks(
    [
      page(
        '/docs/a',
        hrefs.map((href) => ({ href, to: `/docs/${href}` })),
      ),
    ],
    {
      origin,
      routes,
    },
  );
  expect(broken.map(({ fix }) => fix)).toEqual([
    'Write `https://www.example.com/a`.',
    'Write `mailto:ada@mail.example.com`.',
    undefined,
    undefined,
  ]);
});

test('a link to a page of this site does not name its origin', () => {
  const hrefs = [
    `${origin}/docs/spring/#config`,
    `${origin}/elsewhere`,
    origin,
    'https://b.example/docs/spring',
  ];
  const { absolute } = checkLinks(
    [
      page(
        '/docs/a',
        hrefs.map((href) => ({ href, line: 3 })),
      ),
    ],
    { origin, routes },
  );
  expect(absolute.map(formatProblem)).toEqual([
    'content/docs/a.mdx:3\n  found:    a link to `https://tea.example/docs/spring/#config`, a page of this site\n  expected: the route of the page\n  fix:      Write `/docs/spring/#config`.',
  ]);
});

test('a broken anchor is a fault of its own [8.15]', () => {
  const pages = [
    page(
      '/docs/a',
      [
        { href: '/docs/spring/#confg', to: '/docs/spring/#confg', line: 2 },
        { href: '#x', to: '/docs/a#x', line: 4 },
      ],
      ['x'],
    ),
    page('/docs/spring', [], ['config']),
  ];
  const { broken, brokenAnchors } = checkLinks(pages, { origin, routes });
  expect(broken).toEqual([]);
  expect(brokenAnchors.map(formatProblem)).toEqual([
    'content/docs/a.mdx:2\n  found:    a link to `/docs/spring/#confg`, but /docs/spring/ has no heading `#confg`\n  expected: the ID of a heading on that page\n  fix:      Did you mean `#config`?',
  ]);
});

test('a link may lead to any element with an id, and to the top of the page', () => {
  const links = [
    { href: '#raw', to: '/docs/a#raw' },
    { href: '#top', to: '/docs/a#top' },
  ];
  expect(checkLinks([page('/docs/a', links)], { origin, routes }).brokenAnchors).toEqual([]);
});

test('links out, files and pages without known headings pass', () => {
  const links = [
    { href: 'https://x.com' },
    { href: '/logo.svg', to: '/logo.svg' },
    { href: '/docs/spring#any', to: '/docs/spring#any' },
  ];
  expect(checkLinks([page('/docs/a', links)], { origin, routes })).toEqual({
    absolute: [],
    broken: [],
    brokenAnchors: [],
  });
});

test('links that the compiler made are checked too', () => {
  const apis = {
    samples: [{ uses: { '/docs/spring#gone': 2, '/docs/spring#fps': 1 } }],
    prose: ['/docs/gone'],
  };
  const pages = [page('/docs/a', [], [], apis), page('/docs/spring', [], ['fps'])];
  const { broken, brokenAnchors } = checkLinks(pages, { origin, routes });
  expect(broken.map(({ found }) => found)).toEqual([
    'a link to `/docs/gone`, which is not a page of this site',
  ]);
  expect(brokenAnchors.map(({ found }) => found)).toEqual([
    'a link to `/docs/spring#gone`, but /docs/spring has no heading `#gone`',
  ]);
});

test('pages that ask for one route are not blamed for the headings of each other', () => {
  const first = page('/docs/spring', [{ href: '#one', to: '/docs/spring#one' }], ['one']);
  const second = page('/docs/spring/', [{ href: '#two', to: '/docs/spring#two' }], ['two']);
  const other = page('/docs/a', [{ href: '/docs/spring#two', to: '/docs/spring#two' }]);
  expect(checkLinks([first, second, other], { origin, routes })).toEqual({
    absolute: [],
    broken: [],
    brokenAnchors: [],
  });
});

test('a hash with wrong percent-encoding is a broken anchor', () => {
  const pages = [page('/docs/a', [{ href: '#%zz', to: '/docs/a#%zz', line: 1 }], ['x'])];
  expect(checkLinks(pages, { origin, routes }).brokenAnchors.map(({ found }) => found)).toEqual([
    'a link to `#%zz`, but /docs/a has no heading `#%zz`',
  ]);
});
