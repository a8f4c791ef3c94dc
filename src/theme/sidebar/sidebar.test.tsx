/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageSidebar } from '../../shared/sidebar';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const link = (label: string, href: string) => ({ type: 'link', label, href }) as const;
const start = [link('Install', '/docs/'), link('Preview', '/docs/preview')];
const lambda = [link('Setup', '/docs/lambda/setup')];
const category = { type: 'category', hasOwnPage: false } as const;
const sidebar: PageSidebar = {
  name: 'mainSidebar',
  items: [
    { ...category, key: 'Start', label: 'Start', href: '/docs/', items: start },
    { ...category, key: 'Lambda', label: 'Lambda', href: '/docs/lambda/', hasOwnPage: true },
  ],
};

function Page({ path }: { path: string }) {
  return <Sidebar sidebar={sidebar} model={useSidebar(sidebar, path)} />;
}

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

const show = (path: string) => act(async () => root.render(<Page path={path} />));
const press = (name: string) =>
  act(async () => {
    const all = [...box.querySelectorAll<HTMLElement>('button, [role=button]')];
    all.find((element) => (element.getAttribute('aria-label') ?? element.textContent) === name)?.click();
  });
const shown = () => [...box.querySelectorAll('a')].map((element) => element.textContent);

beforeEach(() => {
  window.localStorage.clear();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => [sidebar.items[0], { ...sidebar.items[1], items: lambda }],
  })) as unknown as typeof fetch;
});

afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

describe('Sidebar', () => {
  it("shows the open page's branch, and marks the page", async () => {
    await show('/docs');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda']);
    expect(box.querySelector('[aria-current=page]')?.textContent).toBe('Install');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('moves the mark in the same elements, so that the focus stays', async () => {
    await show('/docs');
    const link = [...box.querySelectorAll('a')].find((element) => element.textContent === 'Preview');
    link?.focus();
    await show('/docs/preview');
    expect([...box.querySelectorAll('[aria-current]')]).toEqual([link]);
    expect(document.activeElement).toBe(link);
  });

  it('loads the rest when a category is opened, remembers it, and closes no other', async () => {
    await show('/docs');
    await press('Pages of Lambda');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda', 'Setup']);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem('sidebar-open-mainSidebar')).toBe('{"Lambda":true}');
  });

  it('closes a category whose label has no page of its own, and opens it for a page in it', async () => {
    await show('/docs/elsewhere');
    expect(shown()).toEqual(['Start', 'Lambda']);
    await press('Start');
    expect(shown()).toContain('Install');
    await press('Start');
    expect(shown()).toEqual(['Start', 'Lambda']);
    await show('/docs/preview');
    expect(box.querySelector('[aria-current=page]')?.textContent).toBe('Preview');
  });

  it('says when the rest cannot be loaded, and tries again', async () => {
    (fetch as jest.Mock).mockImplementationOnce(async () => ({ ok: false, status: 503 }));
    const other = { ...sidebar, name: 'otherSidebar' };
    const Other = () => <Sidebar sidebar={other} model={useSidebar(other, '/docs')} />;
    await act(async () => root.render(<Other />));
    await press('Pages of Lambda');
    expect(box.querySelector('[role=alert]')?.textContent).toContain('Could not be loaded.');
    await press('Try again');
    expect(shown()).toContain('Setup');
  });
});
