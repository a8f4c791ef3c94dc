/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { NavbarItem } from '../../../packages/content/settings/types';
import Drawer from './drawer';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const left: NavbarItem[] = [
  { type: 'link', label: 'Blog', to: '/blog' },
  { type: 'dropdown', label: 'Products', items: [{ type: 'link', label: 'Player', to: '/player/' }] },
  { type: 'doc', label: 'Start', docId: 'getting-started', to: '/docs/' },
  { type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar', to: '/docs/api' },
  { type: 'html', value: '<b>Sale</b>' },
];
const right: NavbarItem[] = [
  { type: 'docsVersion' },
  { type: 'docsVersionDropdown' },
  { type: 'localeDropdown' },
  { type: 'search' },
];
let root: Root;

beforeEach(() => {
  // jsdom has the element, but not its behavior.
  Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function show(path: string, items: { left: NavbarItem[]; right: NavbarItem[] }): void {
  act(() =>
    root.render(
      <Drawer
        navbar={{ ...items, hideOnScroll: true, brandPage: null }}
        page={{ path, sidebarName: null }}
        sidebar={null}
        onClose={() => undefined}
      />,
    ),
  );
}

test('an item of each type has its place in the menu, and the search stays in the bar [2.32]', () => {
  show('/blog', { left, right });
  const menu = document.querySelector('nav[aria-label=Main] > ul');
  const entries = [...(menu?.children ?? [])].map((entry) => [
    entry.querySelector('summary')?.textContent ?? null,
    ...[...entry.querySelectorAll('a, b')].map((end) => end.getAttribute('href') ?? end.textContent),
  ]);
  expect(entries).toEqual([
    [null, '/blog'],
    ['Products', '/player/'],
    [null, '/docs/'],
    [null, '/docs/api'],
    [null, 'Sale'],
    [null, '/docs'],
    ['Next', '/docs'],
    ['English', '/'],
  ]);
});

test('a dropdown is open where one of its items is active, and closed elsewhere [4.15]', () => {
  show('/player/', { left, right: [] });
  expect(document.querySelector('details')?.open).toBe(true);
  act(() => root.render(null));
  show('/blog', { left, right: [] });
  expect(document.querySelector('details')?.open).toBe(false);
});

test('an item that fails to render is named in the error [5.7]', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { type: 'dropdown', label: 'Broken' } as unknown as NavbarItem;
  expect(() => show('/blog', { left: [broken], right: [] })).toThrow(
    'A navbar item failed to render. Check it in content/settings/navbar.yaml: {"type":"dropdown","label":"Broken"}',
  );
});
