import { parse } from 'yaml';
import { docusaurusAuthors, docusaurusItems, withoutOwnKeys } from './docusaurus-content.mjs';

test('a sidebar keeps its entries and their order, and a category finds its page by its route', () => {
  const items = [
    'spring',
    { doc: 'loop' },
    { doc: 'gif/index', label: '@remotion/gif' },
    { href: '/docs/', label: 'Back' },
    { divider: true },
    {
      category: 'Lambda',
      link: '/docs/lambda/',
      items: [{ category: 'sites', items: [{ doc: 'lambda/sites', label: 'All' }] }],
    },
  ];
  expect(docusaurusItems(items, new Map([['/docs/lambda', 'lambda/index']]))).toEqual([
    'spring',
    'loop',
    { type: 'doc', id: 'gif/index', label: '@remotion/gif', key: '@remotion/gif' },
    { type: 'link', href: '/docs/', label: 'Back', key: 'Back' },
    { type: 'html', value: '<hr>' },
    {
      type: 'category',
      label: 'Lambda',
      key: 'Lambda',
      link: { type: 'doc', id: 'lambda/index' },
      items: [
        {
          type: 'category',
          label: 'sites',
          key: 'Lambda / sites',
          items: [{ type: 'doc', id: 'lambda/sites', label: 'All', key: 'Lambda / sites / All' }],
        },
      ],
    },
  ]);
});

test('frontmatter of the site’s own goes, all else of the page stays', () => {
  const source = [
    '---',
    'title: "spring()"',
    'crumb: remotion',
    'api:',
    '  package: remotion',
    '  export: spring',
    'slug: /spring',
    '---',
    '',
    'crumb: this is text',
    '---',
    '',
  ].join('\n');
  const [, frontmatter, body] = /^---\n([\s\S]*?)---([\s\S]*)$/.exec(withoutOwnKeys(source)) ?? [];
  expect(parse(frontmatter ?? '')).toEqual({ title: 'spring()', slug: '/spring' });
  expect(body).toBe('\n\ncrumb: this is text\n---\n');
});

test('a page without such frontmatter stays as it is', () => {
  const source = '---\r\ntitle: Loop\r\n---\r\ncrumb: none\r\n';
  expect(withoutOwnKeys(source)).toBe(source);
  expect(withoutOwnKeys('No frontmatter.\n')).toBe('No frontmatter.\n');
});

test('an author’s GitHub name becomes one of the socials', () => {
  const authors = { ann: { name: 'Ann', github: 'ann-a' }, bob: { name: 'Bob', url: 'https://b.example' } };
  expect(docusaurusAuthors(authors)).toEqual({
    ann: { name: 'Ann', socials: { github: 'ann-a' } },
    bob: { name: 'Bob', url: 'https://b.example' },
  });
});
