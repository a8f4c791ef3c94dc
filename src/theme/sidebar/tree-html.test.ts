/** @jest-environment jsdom */
import type { SidebarItem } from '../../shared/sidebar';
import { readTree } from './read-tree';
import { linkHtml, treeHtml } from './tree-html';

const link = (label: string, href: string) => linkHtml({ type: 'link', label, href }, '/docs/sequence');

test('a link has its address and its label, the open page is marked, and external links are', () => {
  expect(link('<Sequence>', '/docs/sequence')).toBe(
    '<a href="/docs/sequence" aria-current="page">&lt;Sequence&gt;</a>',
  );
  expect(link('Store', 'https://example.com/?a&b="c"')).toBe(
    '<a href="https://example.com/?a&amp;b=&quot;c&quot;" class="external">Store</a>',
  );
});

test('a label that is longer than the sidebar is wide is a title too', () => {
  expect(link('Set "calculateMetadata" up', '/docs/a')).not.toContain('title');
  expect(link('Set "calculateMetadata()" up', '/docs/a')).toBe(
    '<a href="/docs/a" title="Set &quot;calculateMetadata()&quot; up">Set &quot;calculateMetadata()&quot; up</a>',
  );
});

describe('treeHtml', () => {
  const page = { type: 'link', label: 'Setup', href: '/docs/lambda/setup' } as const;
  const category = { type: 'category', label: 'A "B"', href: '/docs/lambda/', hasOwnPage: true } as const;

  test('a category with a page is a link and a button', () => {
    const html = treeHtml([{ ...category, items: [page] }], { path: '/docs/lambda', areOpen: true });
    expect(html).toContain('<a href="/docs/lambda/" aria-current="page" class="label">A &quot;B&quot;</a>');
    expect(html).toContain('aria-expanded="true" aria-label="Pages of A &quot;B&quot;"');
    expect(html).toContain('<ul class="tree"><li><a href="/docs/lambda/setup">Setup</a></li></ul>');
  });

  test('a category without a page links to its first page, and is not marked as it', () => {
    const html = treeHtml([{ ...category, hasOwnPage: false }, { type: 'divider' }], {
      path: '/docs/lambda/',
      areOpen: true,
    });
    expect(html).toBe(
      '<ul class="tree"><li><div class="row"><a href="/docs/lambda/" class="label opens">A &quot;B&quot;</a></div></li>' +
        '<li class="divider" aria-hidden="true"></li></ul>',
    );
  });

  test('a closed category has its list, hidden; one without items has none', () => {
    const closed = treeHtml([{ ...category, items: [page] }], { areOpen: false });
    expect(closed).toContain('aria-expanded="false"');
    expect(closed).toContain('<ul class="tree" hidden><li>');
    expect(treeHtml([category], { areOpen: true })).toContain('aria-expanded="false"');
  });
});

test('readTree reads the items back', () => {
  const items: SidebarItem[] = [
    { type: 'link', label: '<Sequence> & "more" than the sidebar is wide', href: '/docs/sequence' },
    { type: 'divider' },
    {
      type: 'category',
      label: 'A "B"',
      href: '/docs/lambda/',
      hasOwnPage: true,
      items: [
        { type: 'link', label: 'Out', href: 'https://example.com/?a&b' },
        { type: 'category', label: 'Closed', href: '/docs/lambda/cli', hasOwnPage: false },
      ],
    },
  ];
  document.body.innerHTML = treeHtml(items, { path: '/docs/lambda', areOpen: true });
  expect(readTree(document.body.firstElementChild as Element)).toEqual(items);
});
