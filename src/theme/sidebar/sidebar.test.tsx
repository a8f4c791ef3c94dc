/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageSidebar, SidebarItem } from '../../../packages/content/shared/sidebar';
import { Sidebar } from './sidebar';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const link = (label: string, href: string) => ({ type: 'link', label, href }) as const;
const start = [link('Install', '/docs/'), link('Preview', '/docs/preview')];
const lambda = [link('Setup', '/docs/lambda/setup')];
const first = { type: 'category', label: 'Start', href: '/docs/', hasOwnPage: false } as const;
const second = { type: 'category', label: 'Lambda', href: '/docs/lambda/', hasOwnPage: true } as const;
const cli = { type: 'category', label: 'CLI', href: '/docs/lambda/cli/render', hasOwnPage: false } as const;
const whole: SidebarItem[] = [
  { ...first, items: start },
  { ...second, items: [...lambda, { ...cli, items: [link('render', '/docs/lambda/cli/render')] }] },
];

/** The copies of the sidebar in pages: closed branches have no items. */
const copies: Record<string, SidebarItem[]> = {
  '/docs': [{ ...first, items: start }, second],
  '/docs/preview': [{ ...first, items: start }, second],
  '/docs/elsewhere': [first, second],
  '/docs/lambda/setup': [first, { ...second, items: [...lambda, cli] }],
  '/docs/lambda/cli/render': [
    first,
    { ...second, items: [...lambda, { ...cli, items: [link('render', '/docs/lambda/cli/render')] }] },
  ],
};

function Page({ path, name = 'mainSidebar' }: { path: string; name?: string }) {
  const sidebar: PageSidebar = { name, items: copies[path] ?? [] };
  return <Sidebar sidebar={sidebar} path={path} />;
}

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

const show = (path: string) => act(async () => root.render(<Page path={path} />));
const press = (name: string) =>
  act(async () => {
    const all = [...box.querySelectorAll<HTMLElement>('button, [role=button]')];
    all.find((element) => (element.getAttribute('aria-label') ?? element.textContent) === name)?.click();
  });
/** The links that are visible. */
const shown = () =>
  [...box.querySelectorAll('a')].filter((a) => !a.closest('[hidden]')).map((element) => element.textContent);

beforeEach(() => {
  window.localStorage.clear();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => whole,
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
    await press('Pages in Lambda');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda', 'Setup', 'CLI']);
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

  it('says that it loads in each category that is opened meanwhile', async () => {
    let answer = (_: object) => {};
    const answered = new Promise((resolve) => {
      answer = resolve;
    });
    (fetch as jest.Mock).mockReturnValueOnce(answered);
    await show('/docs/elsewhere');
    await press('Start');
    await press('Pages in Lambda');
    expect([...box.querySelectorAll('p')].map((status) => status.textContent)).toEqual([
      'Loading…',
      'Loading…',
    ]);
    await act(async () => answer({ ok: true, json: async () => whole }));
    expect(box.querySelector('p')).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says when the rest cannot be loaded, and tries again', async () => {
    (fetch as jest.Mock).mockImplementationOnce(async () => ({ ok: false, status: 503 }));
    await show('/docs');
    await press('Pages in Lambda');
    expect(box.querySelector('[role=alert]')?.textContent).toContain('Could not be loaded.');
    await press('Try again');
    expect(shown()).toContain('Setup');
    expect(box.querySelector('[role=alert]')).toBeNull();
  });

  it('says the same if the file lacks the category, which another version of the site has', async () => {
    (fetch as jest.Mock).mockImplementationOnce(async () => ({ ok: true, json: async () => [first] }));
    await show('/docs');
    await press('Pages in Lambda');
    expect(box.querySelector('[role=alert]')?.textContent).toContain('Could not be loaded.');
  });

  it('opens the branch of the next page without loading, at each level', async () => {
    await show('/docs');
    await show('/docs/lambda/cli/render');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda', 'Setup', 'CLI', 'render']);
    expect(box.querySelector('[aria-current=page]')?.textContent).toBe('render');
    expect(fetch).not.toHaveBeenCalled();
    await press('CLI');
    expect(window.localStorage.getItem('sidebar-open-mainSidebar')).toBe('{"Lambda / CLI":false}');
    await press('Pages in Lambda');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda']);
  });

  it('opens what the reader had opened, at each level, and ignores what it does not understand', async () => {
    const stored = { Lambda: true, 'Lambda / CLI': true, Start: 'yes', Other: true };
    window.localStorage.setItem('sidebar-open-mainSidebar', JSON.stringify(stored));
    await show('/docs/elsewhere');
    expect(shown()).toEqual(['Start', 'Lambda', 'Setup', 'CLI', 'render']);
  });

  it('opens what the reader had opened in the branch of the next page', async () => {
    window.localStorage.setItem('sidebar-open-mainSidebar', JSON.stringify({ 'Lambda / CLI': true }));
    await show('/docs/elsewhere');
    expect(shown()).toEqual(['Start', 'Lambda']);
    await show('/docs/lambda/setup');
    expect(shown()).toEqual(['Start', 'Lambda', 'Setup', 'CLI', 'render']);
  });

  it('closed branches that were loaded stay closed', async () => {
    await show('/docs/elsewhere');
    await press('Start');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda']);
  });

  it('labels without a page are buttons: Space toggles them, and other keys do nothing', async () => {
    await show('/docs');
    const label = [...box.querySelectorAll<HTMLElement>('[role=button]')][0];
    /** Presses a key. Returns whether the browser handles it, too. */
    const key = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      act(() => void label?.dispatchEvent(event));
      return !event.defaultPrevented;
    };
    expect(label?.getAttribute('aria-expanded')).toBe('true');
    key('a');
    expect(label?.getAttribute('aria-expanded')).toBe('true');
    expect(key(' ')).toBe(false);
    expect(label?.getAttribute('aria-expanded')).toBe('false');
    expect(shown()).toEqual(['Start', 'Lambda']);
  });

  it('a pointer over a closed category loads it, once', async () => {
    await show('/docs');
    const row = box.querySelector('[aria-label="Pages in Lambda"]');
    for (let times = 0; times < 2; times += 1)
      await act(async () => row?.dispatchEvent(new Event('pointerover', { bubbles: true })));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda']);
  });

  it('shows the rest of a long list on demand, and keeps it', async () => {
    copies['/docs'] = [{ ...first, items: [link('Install', '/docs/'), { type: 'more', count: 1 }] }, second];
    await show('/docs');
    expect(shown()).toEqual(['Start', 'Install', 'Lambda']);
    await press('1 more pages');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda']);
    expect(window.localStorage.getItem('sidebar-open-mainSidebar')).toBeNull();
    await show('/docs/preview');
    expect(shown()).toEqual(['Start', 'Install', 'Preview', 'Lambda']);
    copies['/docs'] = [{ ...first, items: start }, second];
  });

  it('renders no entries of closed categories', async () => {
    await show('/docs');
    await press('Pages in Lambda');
    await press('Pages in Lambda');
    expect([...box.querySelectorAll('a')].map((a) => a.textContent)).toEqual(shown());
  });

  it('shows an edit of the open page, with the same categories open', async () => {
    await show('/docs');
    await press('Pages in Lambda');
    copies['/docs'] = [{ ...first, items: [link('Renamed', '/docs/')] }, second];
    await show('/docs');
    expect(shown()).toEqual(['Start', 'Renamed', 'Lambda', 'Setup', 'CLI']);
    copies['/docs'] = [{ ...first, items: start }, second];
  });
});
