import { contentSettings } from '../../../test/support/content-settings';
import { ContentError } from '../shared/content-error';
import type { NavbarItem } from './types';
import { checkNavbarItems, checkNavbarTargets, type NavbarFile, type NavbarTargets } from './validate-navbar';

const targets: NavbarTargets = {
  versions: contentSettings.docsVersions,
  sidebars: {
    mainSidebar: { link: { path: '/docs/', label: 'Getting started' } },
    apiSidebar: { link: { path: '/docs/api', label: 'API' } },
    emptySidebar: {},
  },
  docIds: new Set(['getting-started', 'api']),
};

const file: NavbarFile = { name: 'content/settings/navbar.yaml', lines: {} };

function messageOf(items: unknown[]): string {
  const problems = checkNavbarItems(items, file);
  const all = problems.length > 0 ? problems : checkNavbarTargets(items as NavbarItem[], targets, file);
  return new ContentError(all).message;
}

const types =
  'link, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown';

describe('the items of the navbar', () => {
  it('accepts every item type [3.4]', () => {
    const items = [
      { type: 'link', label: 'A', to: '/a' },
      { type: 'dropdown', label: 'B', items: [{ type: 'doc', label: 'C', docId: 'api', to: '/docs/api' }] },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search' },
      { type: 'html', value: '<b>hi</b>' },
      { type: 'doc', label: 'D', docId: 'getting-started', to: '/docs/' },
      { type: 'docSidebar', label: 'E', sidebarId: 'apiSidebar', to: '/docs/api/' },
      { type: 'docsVersion' },
      { type: 'docsVersionDropdown', versions: ['current'] },
    ];
    expect(messageOf(items)).toBe('');
  });

  it('refuses an item without a type [5.3]', () => {
    expect(messageOf([{ label: 'Docs', to: '/docs' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0] ("Docs") has no `type`',
        `  expected: an item type: ${types}`,
        '  fix:      Give the item a type. A plain link has `type: link`.',
      ].join('\n'),
    );
  });

  it('refuses an item without a type in a dropdown [5.3]', () => {
    expect(messageOf([{ type: 'dropdown', label: 'More', items: [{ label: 'Blog' }] }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0].items[0] ("Blog") has no `type`',
        `  expected: an item type: ${types}`,
        '  fix:      Give the item a type. A plain link has `type: link`.',
      ].join('\n'),
    );
  });

  it('names the nearest type', () => {
    expect(messageOf([{ type: 'docsSidebar', label: 'Docs' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0] ("Docs") has the type `docsSidebar`',
        `  expected: an item type: ${types}`,
        '  fix:      Did you mean `docSidebar`?',
      ].join('\n'),
    );
  });

  it('refuses a docs version that does not exist [5.4]', () => {
    expect(messageOf([{ type: 'docsVersion', version: 'curent' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0] names the docs version `curent`, which does not exist',
        '  expected: a docs version from src/settings/docs-version.ts',
        '  fix:      Did you mean `current`?',
      ].join('\n'),
    );
  });

  it('refuses a sidebar with nothing to link to [5.5]', () => {
    expect(messageOf([{ type: 'docSidebar', label: 'Empty', sidebarId: 'emptySidebar', to: '/docs/' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0] names the sidebar `emptySidebar`, which has nothing to link to',
        '  expected: a sidebar with at least one doc or one category with a page',
        '  fix:      Add a doc to the sidebar `emptySidebar`, or remove the item from the navbar.',
      ].join('\n'),
    );
  });

  it('refuses a sidebar and a doc that do not exist [8.14]', () => {
    expect(
      messageOf([
        { type: 'docSidebar', label: 'Docs', sidebarId: 'mainSidbar', to: '/docs/' },
        { type: 'doc', label: 'API', docId: 'apis', to: '/docs/api' },
      ]),
    ).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0] names the sidebar `mainSidbar`, which does not exist',
        '  expected: the name of a sidebar',
        '  fix:      Did you mean `mainSidebar`?',
        '',
        'content/settings/navbar.yaml',
        '  found:    items[1] names the doc `apis`, which does not exist',
        '  expected: the id of a doc',
        '  fix:      Did you mean `api`?',
      ].join('\n'),
    );
  });

  it('refuses a sidebar item that leads elsewhere than its sidebar does', () => {
    expect(messageOf([{ type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar', to: '/docs/' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    items[0] leads to `/docs/`',
        '  expected: the landing page of the sidebar `apiSidebar`, `/docs/api`',
      ].join('\n'),
    );
  });

  const label = 'A';
  it.each([
    ['link', { to: '/a' }, '`items[0].label` = nothing', 'a value of type string'],
    ['dropdown', { label }, '`items[0].items` = nothing', 'a value of type array'],
    ['dropdown', { label, items: [] }, '`items[0].items` = []', 'at least one item'],
    [
      'localeDropdown',
      { label },
      '`items[0]` = {"type":"localeDropdown","label":"A"}',
      'unknown key `label`. Known: `position`, `className`, `type`.',
    ],
    [
      'search',
      { label },
      '`items[0]` = {"type":"search","label":"A"}',
      'unknown key `label`. Known: `position`, `className`, `type`.',
    ],
    ['html', {}, '`items[0].value` = nothing', 'a value of type string'],
    ['doc', { label, to: '/docs/' }, '`items[0].docId` = nothing', 'a value of type string'],
    ['docSidebar', { label, to: '/docs/' }, '`items[0].sidebarId` = nothing', 'a value of type string'],
    ['docsVersion', { version: 3 }, '`items[0].version` = 3', 'a value of type string'],
    [
      'docsVersionDropdown',
      { versions: ['2.0'] },
      'items[0] names the docs version `2.0`, which does not exist',
      'a docs version from src/settings/docs-version.ts\n  fix:      Known: `current`.',
    ],
  ])('refuses an item of the type %s with %j [5.6]', (type, fields, found, expected) => {
    expect(messageOf([{ type, ...fields }])).toBe(
      `content/settings/navbar.yaml\n  found:    ${found}\n  expected: ${expected}`,
    );
  });

  it('names the nearest key, and a link without an address', () => {
    expect(messageOf([{ type: 'link', lable: 'Blog', label: 'Blog', to: '/blog' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    `items[0]` = {"type":"link","lable":"Blog","label":"Blog","to":"/blog"}',
        '  expected: unknown key `lable`. Did you mean `label`?',
      ].join('\n'),
    );
    expect(messageOf([{ type: 'link', label: 'Blog' }])).toBe(
      [
        'content/settings/navbar.yaml',
        '  found:    `items[0]` = {"type":"link","label":"Blog"}',
        '  expected: either `to` (a route of this site) or `href` (any URL)',
      ].join('\n'),
    );
  });
});
