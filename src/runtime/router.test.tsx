/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PageData } from './page-data';
import { loadFirstPage } from './pages';
import { go, onRoute, RouterView } from './router';

const build = 'abc';
const pageOf = (path: string): PageData => ({
  componentChunkName: 'doc',
  path,
  result: { pageContext: { title: path } } as PageData['result'],
});

/** Files of the host by URL; they are delivered when a test says so. */
const files: Record<string, object> = {
  '/page-data/app-data.json': { webpackCompilationHash: build },
  '/page-data/docs/page-data.json': pageOf('/docs/'),
  '/page-data/blog/page-data.json': pageOf('/blog'),
  '/page-data/about/page-data.json': pageOf('/about'),
};
const held = new Map<string, () => void>();
/** Paths whose data wait. */
let slow: string[] = [];

globalThis.fetch = jest.fn(async (url: string) => {
  if (slow.some((path) => url.includes(path))) await new Promise<void>((resolve) => held.set(url, resolve));
  const file = files[url];
  return { ok: Boolean(file), status: file ? 200 : 404, json: async () => file };
}) as unknown as typeof fetch;

const scrolled: number[] = [];
Object.assign(window, { scrollTo: (_: number, top: number) => scrolled.push(top) });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let grow = () => {};
globalThis.ResizeObserver = class {
  constructor(callback: (entries: [], observer: object) => void) {
    grow = () => callback([], this);
  }
  observe() {}
  disconnect() {
    grow = () => {};
  }
} as unknown as typeof ResizeObserver;
/** Sets the height of the document, in pixels. */
const setHeight = (scrollHeight: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: scrollHeight,
  });

const Doc = ({ pageContext }: { pageContext?: { title?: string } }) => <h1>{pageContext?.title}</h1>;
const routes: (string | null)[][] = [];
let root: Root;

const heading = () => document.querySelector('h1')?.textContent;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
/** Goes back or forward in the history. */
const travel = async (entries: number) => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(entries);
  await act(() => arrived);
  await settle();
};

beforeAll(async () => {
  window.___webpackCompilationHash = build;
  window.pagePath = '/docs/';
  window.history.replaceState(null, '', '/docs/');
  onRoute(({ location, prevLocation }) =>
    routes.push([location.pathname + location.search, prevLocation?.pathname ?? null]),
  );
  const first = await loadFirstPage({ doc: async () => ({ default: Doc as never }) });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const wrapPage = ({ element }: { element: React.ReactNode }) => element;
  await act(async () => root.render(<RouterView first={first} wrapPage={wrapPage} onReady={() => {}} />));
});

beforeEach(() => {
  slow = [];
  routes.length = 0;
  scrolled.length = 0;
  setHeight(10_000);
});

test('a page is shown at its URL and its top, announced, and reported once', async () => {
  await act(() => go('/blog?a=1'));
  expect(window.location.pathname + window.location.search).toBe('/blog?a=1');
  expect(heading()).toBe('/blog');
  expect(scrolled).toEqual([0]);
  expect(routes).toEqual([['/blog?a=1', '/docs/']]);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('Navigated to /blog');
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper');
});

test('the open page stays until the next one is loaded', async () => {
  slow = ['/docs/'];
  // Only the last six pages stay in memory; this one is there.
  await act(() => go('/docs/'));
  expect(heading()).toBe('/docs/');
  slow = ['/about/'];
  const gone = go('/about');
  await settle();
  expect([heading(), window.location.pathname]).toEqual(['/docs/', '/docs/']);
  held.get('/page-data/about/page-data.json')?.();
  await act(() => gone);
  expect([heading(), window.location.pathname]).toEqual(['/about', '/about']);
});

test('back and forward restore the position of a page', async () => {
  await act(() => go('/docs/'));
  Object.assign(window, { scrollY: 900 });
  await act(() => go('/blog'));
  Object.assign(window, { scrollY: 300 });
  await travel(-1);
  expect([heading(), scrolled.at(-1)]).toEqual(['/docs/', 900]);
  await travel(1);
  expect([heading(), scrolled.at(-1)]).toEqual(['/blog', 300]);
});

test('the position of a page whose content is loaded later is restored when it is there', async () => {
  await act(() => go('/docs/'));
  Object.assign(window, { scrollY: 2000 });
  await act(() => go('/blog'));
  setHeight(1000);
  await travel(-1);
  setHeight(5000);
  scrolled.length = 0;
  grow();
  grow();
  expect(scrolled).toEqual([2000]);
});

test('a reader who scrolls meanwhile stays there', async () => {
  await act(() => go('/docs/'));
  Object.assign(window, { scrollY: 2000 });
  await act(() => go('/blog'));
  setHeight(1000);
  await travel(-1);
  window.dispatchEvent(new Event('wheel'));
  scrolled.length = 0;
  setHeight(5000);
  grow();
  expect(scrolled).toEqual([]);
});

test('of two navigations the last wins, whichever is loaded first', async () => {
  await act(() => go('/docs/'));
  for (const name of ['slow', 'fast']) files[`/page-data/${name}/page-data.json`] = pageOf(`/${name}`);
  slow = ['/slow/'];
  const first = go('/slow');
  await act(() => go('/fast'));
  held.get('/page-data/slow/page-data.json')?.();
  await act(() => first);
  expect([heading(), window.location.pathname]).toEqual(['/fast', '/fast']);
});

test('back wins over a navigation that is not there yet', async () => {
  await act(() => go('/docs/'));
  await act(() => go('/blog'));
  files['/page-data/late/page-data.json'] = pageOf('/late');
  slow = ['/late/'];
  const late = go('/late');
  await travel(-1);
  held.get('/page-data/late/page-data.json')?.();
  await act(() => late);
  expect([heading(), window.location.pathname]).toEqual(['/docs/', '/docs/']);
});

test('a hash of the open page is an entry of its own, without a new page', async () => {
  await act(() => go('/blog'));
  await act(() => go('/docs/'));
  routes.length = 0;
  const before = window.history.length;
  await act(() => go('/docs/#props'));
  expect([heading(), window.location.hash]).toEqual(['/docs/', '#props']);
  expect(window.history.length).toBe(before + 1);
  expect(routes).toEqual([['/docs/', '/docs/']]);
});

test('a navigation to the open URL, or with `replace`, adds no entry', async () => {
  await act(() => go('/docs/'));
  const before = window.history.length;
  await act(() => go('/docs/'));
  await act(() => go('/blog', { replace: true }));
  expect(window.history.length).toBe(before);
  expect(heading()).toBe('/blog');
});

test('an error in a listener is not taken for a page that cannot be loaded', async () => {
  let isFaulty = true;
  onRoute(() => {
    if (isFaulty) throw new Error('a fault');
  });
  await act(() => expect(go('/about')).rejects.toThrow('a fault'));
  isFaulty = false;
  expect([heading(), window.location.pathname]).toEqual(['/about', '/about']);
});
