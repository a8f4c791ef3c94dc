/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { renderToStaticMarkup } from 'react-dom/server';
import type { NavbarItem } from '../../../packages/content/settings/types';
import { activeItem } from './active-item';
import { DesktopItem } from './navbar-item';

const page = { path: '/docs/', sidebarName: 'mainSidebar' };
const render = (item: NavbarItem) => {
  const box = document.createElement('ul');
  box.innerHTML = renderToStaticMarkup(
    <DesktopItem item={item} page={page} isActive={activeItem([item], page) === item} />,
  );
  return box;
};
const links = (item: NavbarItem) =>
  [...render(item).querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);

test('an item of the type link leads to a route or an address [2.23]', () => {
  expect(links({ type: 'link', label: 'Blog', to: '/blog' })).toEqual([['Blog', '/blog']]);
  const away = render({ type: 'link', label: 'Store', href: 'https://example.com' }).querySelector('a');
  expect([away?.getAttribute('href'), away?.className]).toEqual([
    'https://example.com',
    expect.stringContaining('external'),
  ]);
  const icon = render({ type: 'link', label: 'GitHub', icon: 'github', href: 'https://example.com' });
  expect(icon.querySelector('a')?.getAttribute('aria-label')).toBe('GitHub');
});

test('an item of the type dropdown holds its links [2.24]', () => {
  const item: NavbarItem = {
    type: 'dropdown',
    label: 'Products',
    items: [
      { type: 'link', label: 'Player', to: '/player/' },
      { type: 'html', value: '<hr>' },
    ],
  };
  expect(links(item)).toEqual([['Player', '/player/']]);
  expect(render(item).querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
});

test('an item of the type localeDropdown holds the languages [2.25]', () => {
  const box = render({ type: 'localeDropdown' });
  expect(box.querySelector('button')?.textContent).toBe('English');
  expect(box.querySelector('a')?.getAttribute('hreflang')).toBe('en');
});

test('an item of the type search is the search button [2.26]', () => {
  const box = render({ type: 'search' });
  expect(box.querySelector('button')?.textContent).toContain('Search');
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/search');
});

test('an item of the type html is put in as it is [2.27]', () => {
  expect(render({ type: 'html', value: '<b>Sale</b>' }).querySelector('b')?.textContent).toBe('Sale');
});

test('an item of the type doc leads to its page, and is marked there [2.28]', () => {
  const item: NavbarItem = { type: 'doc', label: 'Start', docId: 'getting-started', to: '/docs/' };
  expect(links(item)).toEqual([['Start', '/docs/']]);
  expect(render(item).querySelector('[aria-current=page]')).not.toBeNull();
});

test('an item of the type docSidebar is marked on every page of its sidebar [2.29]', () => {
  const item: NavbarItem = { type: 'docSidebar', label: 'Docs', sidebarId: 'mainSidebar', to: '/docs/a' };
  expect(links(item)).toEqual([['Docs', '/docs/a']]);
  expect(render(item).querySelector('[data-active]')).not.toBeNull();
  expect(render({ ...item, sidebarId: 'apiSidebar' }).querySelector('[data-active]')).toBeNull();
});

test('an item of the type docsVersion leads to the version [2.30]', () => {
  expect(links({ type: 'docsVersion' })).toEqual([['Next', '/docs']]);
  expect(links({ type: 'docsVersion', version: 'current', label: 'Latest' })).toEqual([['Latest', '/docs']]);
});

test('an item of the type docsVersionDropdown holds the versions [2.31]', () => {
  expect(links({ type: 'docsVersionDropdown' })).toEqual([['Next', '/docs']]);
});

test('an item that fails to render is named in the error, with what failed as its cause [5.7]', () => {
  const item = { type: 'dropdown', label: 'Broken' } as unknown as NavbarItem;
  const failure = (() => {
    try {
      render(item);
    } catch (error) {
      return error;
    }
  })();
  expect((failure as Error).message).toBe(
    'A navbar item failed to render. Check it in content/settings/navbar.yaml: {"type":"dropdown","label":"Broken"}',
  );
  expect((failure as Error).cause).toBeInstanceOf(TypeError);
});
