/** @jest-environment jsdom */
import { pageDataId, queriesId } from './page-data';
import { pageDataText, queriesText } from './page-data-text';
import { ProdLoader, queries } from './page-loader';

Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '' });

const component = { default: () => null };
const pageOf = (path: string, name = 'doc') => ({
  componentChunkName: name,
  path,
  staticQueryHashes: ['7'],
  result: { data: path, pageContext: {} },
});

/** Files of the host by URL; a number is a status. */
let files: Record<string, object | number>;
let asked: string[];

beforeEach(() => {
  asked = [];
  document.body.innerHTML = '';
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'new' },
    '/page-data/docs/page-data.json': pageOf('/docs/'),
    '/page-data/blog/page-data.json': pageOf('/blog'),
    '/page-data/404.html/page-data.json': pageOf('/404.html'),
    '/page-data/sq/d/7.json': { data: 'settings' },
  };
  window.___webpackCompilationHash = 'old';
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    const file = files[url] ?? 404;
    if (file === 0) throw new TypeError('no network');
    return { status: typeof file === 'number' ? file : 200, text: async () => JSON.stringify(file) };
  }) as unknown as typeof fetch;
});

const loader = (doc = async () => component) => new ProdLoader({ components: { doc } });

test('the first page is of the build of its HTML, and later ones say of which build they are', async () => {
  const pages = loader();
  expect(await pages.loadPage('/docs/#top')).toMatchObject({
    component,
    json: { data: '/docs/' },
    page: { path: '/docs/', webpackCompilationHash: 'old' },
  });
  expect(queries).toEqual({ 7: { data: 'settings' } });
  expect(asked).not.toContain('/page-data/app-data.json');
  expect(await pages.loadPage('/blog')).toMatchObject({ page: { webpackCompilationHash: 'new' } });
  expect(pages.loadPageSync('/docs')).toMatchObject({ json: { data: '/docs/' } });
});

/** Puts the data of a page into the document, as in its HTML. */
function writeData(page: object, body = ''): void {
  const data = `<script type="application/json" id="${pageDataId}">${pageDataText(page, body)}</script>`;
  document.body.innerHTML = body + data;
}

test('the data of the first page come from its HTML, and are requested when the user returns later', async () => {
  const data = { text: '<!-- </script><script>alert(1)</script> <p>Text</p>' };
  writeData({ ...pageOf('/docs/'), result: { data, pageContext: {} }, slicesMap: {} });
  const pages = loader();
  expect(await pages.loadPage('/docs?a=1#top')).toMatchObject({
    component,
    json: { data },
    page: { path: '/docs/?a=1', staticQueryHashes: ['7'], webpackCompilationHash: 'old' },
  });
  expect(asked.filter((url) => url.includes('page-data.json'))).toEqual([]);
  expect(document.getElementById(pageDataId)).toBeNull();
  await pages.loadPage('/docs/');
  expect(asked).toContain('/page-data/docs/page-data.json');
});

test('results of static queries in the HTML are not requested', async () => {
  const text = queriesText({ 8: { data: '<b>"in"</b> the HTML' } });
  document.body.innerHTML = `<script type="application/json" id="${queriesId}">${text}</script>`;
  files['/page-data/docs/page-data.json'] = { ...pageOf('/docs/'), staticQueryHashes: ['7', '8'] };
  delete queries['7'];
  await loader().loadPage('/docs/');
  expect(queries).toEqual({ 7: { data: 'settings' }, 8: { data: '<b>"in"</b> the HTML' } });
  expect(asked.filter((url) => url.includes('/sq/'))).toEqual(['/page-data/sq/d/7.json']);
});

describe('HTML that the data of the first page lacks', () => {
  const tree = [{ tag: 'p', html: 'A <b>b</b>' }, 'text', { tag: 'h2', props: { id: 'c' }, html: 'C' }];
  const page = { ...pageOf('/docs/'), result: { data: { tree }, pageContext: {} } };
  const body = '<p data-h="">A <b>b</b></p>text<h2 id="c" data-h="">C</h2>';

  test('is read from the page', async () => {
    writeData(page, body);
    expect(document.getElementById(pageDataId)?.textContent).not.toContain('<b>');
    expect(await loader().loadPage('/docs/')).toMatchObject({ json: { data: { tree } } });
    expect(asked).not.toContain('/page-data/docs/page-data.json');
  });

  test('is requested if the page has lost it', async () => {
    writeData(page, body);
    document.querySelector('h2')?.remove();
    expect(await loader().loadPage('/docs/')).toMatchObject({ json: { data: '/docs/' } });
    expect(asked).toContain('/page-data/docs/page-data.json');
  });
});

test('the data in the HTML of the not-found page are used for a page that is missing', async () => {
  writeData(pageOf('/404.html'));
  expect(await loader().loadPage('/docs')).toMatchObject({ json: { data: '/docs/' } });
  expect(await loader().loadPage('/no-page')).toMatchObject({ page: { path: '/404.html' } });
  expect(asked).not.toContain('/page-data/404.html/page-data.json');
});

test('a later page is shown with the part that it prepares, or without it', async () => {
  const prepare = jest.fn(() => Promise.resolve());
  const pages = loader(async () => ({ default: Object.assign(() => null, { prepare }) }));
  await pages.loadPage('/docs/');
  expect(prepare).not.toHaveBeenCalled();
  prepare.mockRejectedValueOnce(new Error('no network'));
  expect(await pages.loadPage('/blog')).toMatchObject({ json: { data: '/blog' } });
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a page is loaded once, and forgotten when many others were opened', async () => {
  const pages = loader();
  await Promise.all([pages.loadPage('/docs'), pages.loadPage('/docs/')]);
  await pages.loadPage('/docs');
  expect(asked.filter((url) => url.includes('/docs/'))).toHaveLength(1);
  for (let number = 0; number < 6; number += 1) {
    files[`/page-data/${number}/page-data.json`] = pageOf(`/${number}`);
    await pages.loadPage(`/${number}`);
  }
  expect(pages.loadPageSync('/docs')).toBeUndefined();
  expect(pages.loadPageSync('/5')).toBeDefined();
});

test('an address without a page has the not-found page, unless the host has a file there', async () => {
  const pages = loader();
  expect(await pages.loadPage('/no-page')).toMatchObject({ page: { path: '/404.html' } });
  expect(pages.isPageNotFound('/no-page')).toBe(true);
  files['/file.pdf'] = {};
  expect(await pages.loadPage('/file.pdf')).toEqual({ status: 'error' });
});

test('a host that fails is asked again, four times in all', async () => {
  window.___webpackCompilationHash = 'new';
  files['/page-data/blog/page-data.json'] = 0;
  expect(await loader().loadPage('/blog')).toEqual({ status: 'error' });
  expect(asked.filter((url) => url.includes('/blog/'))).toHaveLength(4);
});

test('a page whose code is gone says why', async () => {
  const error = new Error('Loading chunk 7 failed.');
  const pages = loader(() => Promise.reject(error));
  window.___webpackCompilationHash = 'new';
  expect(await pages.loadPage('/docs')).toEqual({ status: 'error', error });
  expect(pages.loadPageSync('/docs')).toBeUndefined();
  expect(pages.loadPageSync('/docs', { withErrorDetails: true })).toEqual({ status: 'error', error });
});
