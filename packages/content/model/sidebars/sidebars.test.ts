import { temporaryFolder } from '../../../../test/support/temporary';
import { type ContentProblem, formatProblem } from '../../shared/content-error';
import type { SidebarCategory } from '../../shared/sidebar';
import { sidebars } from '.';
import { generateSidebar } from './generate';
import { docMaps, resolveSidebar } from './resolve';
import { breadcrumbsOf, createSidebar, sidebarFile } from './sidebar';

const doc = (docId: string, label = docId) => ({
  docId,
  path: `/docs/${docId}`,
  title: label,
  sidebarLabel: null,
});
const docs = [
  doc('start', 'Start'),
  doc('lambda', 'Lambda'),
  doc('lambda/setup', 'Set-up'),
  doc('lambda/cost', 'Cost'),
];

function resolve(entries: Parameters<typeof resolveSidebar>[0], hidden: string[] = []) {
  const problems: ContentProblem[] = [];
  const items = resolveSidebar(entries, {
    ...docMaps(docs),
    entriesOf: () => [],
    hiddenDocIds: new Set(hidden),
    file: 'content/sidebars/main.yaml',
    problems,
  });
  return { items, messages: problems.map(formatProblem) };
}

const { items } = resolve([
  'start',
  { divider: true },
  {
    category: 'Lambda',
    link: '/docs/lambda',
    items: [
      { doc: 'lambda/setup', label: 'Own label' },
      { category: 'More', items: ['lambda/cost'] },
    ],
  },
  { href: 'https://example.com', label: 'Out' },
]);
const sidebar = createSidebar('main', items);

describe('a sidebar file', () => {
  const read = (source: string) => {
    const problems: ContentProblem[] = [];
    const file = {
      absolutePath: '/x/main.yaml',
      relativePath: 'main.yaml',
      name: 'content/sidebars/main.yaml',
      source,
    };
    return {
      fields: sidebars.read(file, { problems, isStrict: true }),
      messages: problems.map(formatProblem),
    };
  };

  test('a misspelled kind of entry is a problem that suggests the right one', () => {
    expect(read('- docs: a').messages).toEqual([
      expect.stringMatching(/entry 1: \{"docs":"a"\}[\s\S]*divider`\n {2}fix: {6}Did you mean `doc`\?$/),
    ]);
    expect(read('- 5').messages).toEqual([expect.stringMatching(/divider`$/)]);
  });

  test('is a list of docs, categories, links and dividers', () => {
    const source =
      '- doc: a\n- category: B\n  link: /docs/b\n  items:\n    - c\n- href: https://x.com\n  label: X\n- divider: true\n';
    expect(read(source)).toEqual({
      fields: [
        {
          name: 'main',
          entries: [
            { doc: 'a' },
            { category: 'B', link: '/docs/b', items: ['c'] },
            { href: 'https://x.com', label: 'X' },
            { divider: true },
          ],
        },
      ],
      messages: [],
    });
  });

  test('with a key that nobody knows names the nearest', () => {
    expect(read('- doc: a\n- category: B\n  item:\n    - c\n').messages).toEqual(
      expect.arrayContaining([
        'content/sidebars/main.yaml:3\n  found:    the unknown key `1.item`\n  expected: only known keys\n  fix:      Did you mean `items`?',
      ]),
    );
  });

  test('with a mistake keeps its other entries, so that what is wrong with them is reported too', () => {
    const source =
      '- docs: a\n- doc: start\n- category: B\n  item: x\n  items:\n    - doc: lambda/setupp\n    - 5\n- doc: nowhere\n';
    const { fields, messages } = read(source);
    expect(messages).toHaveLength(3);
    expect(fields).toEqual([
      {
        name: 'main',
        entries: [{ doc: 'start' }, { category: 'B', items: [{ doc: 'lambda/setupp' }] }, { doc: 'nowhere' }],
      },
    ]);
  });

  test('that is no YAML tells the line', () => {
    expect(read('- doc: a\n  - b: [\n').messages[0]).toMatch(
      /^content\/sidebars\/main\.yaml:2:\d+\n {2}found: {4}invalid YAML: /,
    );
  });
});

describe('resolving', () => {
  test('gives labels and routes [3.1]', () => {
    expect(items).toEqual([
      { type: 'link', label: 'Start', href: '/docs/start', docId: 'start' },
      { type: 'divider' },
      {
        type: 'category',
        label: 'Lambda',
        hasOwnPage: true,
        href: '/docs/lambda',
        items: [
          { type: 'link', label: 'Own label', href: '/docs/lambda/setup', docId: 'lambda/setup' },
          {
            type: 'category',
            label: 'More',
            hasOwnPage: false,
            href: '/docs/lambda/cost',
            items: [{ type: 'link', label: 'Cost', href: '/docs/lambda/cost', docId: 'lambda/cost' }],
          },
        ],
      },
      { type: 'link', label: 'Out', href: 'https://example.com' },
    ]);
  });

  test('an entry that names no doc is a problem, a draft is not [8.14]', () => {
    expect(resolve(['lambda/setupp', 'draft'], ['draft']).messages).toEqual([
      [
        'content/sidebars/main.yaml',
        '  found:    an entry for the doc `lambda/setupp`, which does not exist',
        '  expected: the ID of a doc, which is its path in content/docs without the extension',
        '  fix:      Did you mean `lambda/setup`?',
      ].join('\n'),
    ]);
  });

  test('a category that links nowhere is a problem', () => {
    expect(resolve([{ category: 'A', link: '/docs/lamda', items: ['start'] }]).messages).toEqual([
      'content/sidebars/main.yaml\n  found:    the category "A" with a link to `/docs/lamda`, which is not a doc\n  expected: the route of a doc\n  fix:      Did you mean `/docs/lambda`?',
    ]);
  });
});

describe("a page's place", () => {
  test('the trail leads through the categories', () => {
    expect(breadcrumbsOf(sidebar.trailTo('/docs/lambda/cost'))).toEqual([
      { label: 'Lambda', href: '/docs/lambda' },
      { label: 'More' },
      { label: 'Cost', href: '/docs/lambda/cost' },
    ]);
    expect(breadcrumbsOf(sidebar.trailTo('/docs/lambda/'))).toEqual([
      { label: 'Lambda', href: '/docs/lambda' },
    ]);
    expect(sidebar.trailTo('/docs/elsewhere')).toEqual([]);
  });

  test('only the branches of the trail are open', () => {
    const open = sidebar.openTo('/docs/lambda/setup');
    const lambda = open[2] as SidebarCategory;
    expect(lambda.items).toHaveLength(2);
    expect(lambda.items?.[1]).not.toHaveProperty('items');
    expect(sidebar.openTo('/docs/start')[2]).not.toHaveProperty('items');
  });

  test('a page has the links of a long list that are near it, and all categories', () => {
    const pages = Array.from({ length: 10_000 }, (_, index) => `/docs/page-${index}`);
    const links = pages.map((href) => ({ type: 'link', label: href, href, docId: href }) as const);
    const category = { type: 'category', label: 'Far away', hasOwnPage: false, items: [] } as const;
    const long = createSidebar('long', [...links, { ...category, items: [] }]);
    const open = long.openTo('/docs/page-5000');
    expect(open).toHaveLength(202);
    expect(open.map((item) => item.type === 'link' && item.href)).toContain('/docs/page-5000');
    expect(open.slice(-2)).toMatchObject([{ label: 'Far away' }, { type: 'more', count: 9_800 }]);
    expect(long.openTo('/docs/page-9999').map((item) => item.type === 'link' && item.href)).toContain(
      '/docs/page-9999',
    );
  });

  test('browsers get no ids of docs', () => {
    const { text } = sidebarFile(sidebar);
    const loaded = [...sidebar.openTo('/docs/lambda/cost'), ...JSON.parse(text)];
    expect(JSON.stringify(loaded)).not.toContain('docId');
  });

  test('reading goes from top to bottom, a category by its own page first', () => {
    expect(sidebar.order.map((link) => link.href)).toEqual([
      '/docs/start',
      '/docs/lambda',
      '/docs/lambda/setup',
      '/docs/lambda/cost',
    ]);
  });
});

test('without sidebar files the folders give the sidebar', () => {
  const folder = temporaryFolder('docs', {
    'guides/_category_.json': '{"label": "All guides", "position": 1}',
  });
  const placed = (relativePath: string, sidebarPosition?: number) => {
    const docId = relativePath.replace(/\.mdx$/, '');
    return { docId, path: `/docs/${docId}`, relativePath, sidebarPosition: sidebarPosition ?? null };
  };
  const entries = generateSidebar(
    [
      placed('zebra.mdx'),
      placed('second.mdx', 2),
      placed('guides/b.mdx'),
      placed('guides/a.mdx'),
      placed('guides/index.mdx'),
      placed('api/core/x.mdx'),
    ],
    folder,
    { problems: [], warnings: [] },
  );
  expect(entries).toEqual([
    { category: 'All guides', link: '/docs/guides/index', items: [{ doc: 'guides/a' }, { doc: 'guides/b' }] },
    { doc: 'second' },
    { category: 'Api', items: [{ category: 'Core', items: [{ doc: 'api/core/x' }] }] },
    { doc: 'zebra' },
  ]);
});

test('a folder with thousands of docs is read once, not once for each of them', () => {
  let reads = 0;
  const files = Array.from({ length: 5000 }, (_, index) => ({
    docId: `page-${index}`,
    path: `/docs/page-${index}`,
    sidebarPosition: null,
    get relativePath() {
      reads += 1;
      return `page-${index}.mdx`;
    },
  }));
  expect(generateSidebar(files, temporaryFolder('docs'), { problems: [], warnings: [] })).toHaveLength(5000);
  expect(reads).toBeLessThan(5 * files.length);
});
