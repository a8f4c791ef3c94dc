/** @jest-environment jsdom */
import { pageDataId, pageDataText, queriesId, queriesText } from './html-data';
import type { PageData } from './page-data';
import { type Chunks, loadFirstPage, loadPage, pagePathOf, queries } from './pages';

const Component = () => null;
const pageOf = (path: string, given: object = { text: path }) => ({
  componentChunkName: 'doc',
  path,
  staticQueryHashes: ['7'],
  result: { data: given, pageContext: {} } as PageData['result'],
});

/** Files of the host by URL; a number is a status, and 0 no response. */
let files: Record<string, object | number>;
let requested: string[];

beforeEach(() => {
  requested = [];
  document.body.innerHTML = '';
  for (const hash of Object.keys(queries)) delete queries[hash];
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'abc' },
    '/page-data/docs/page-data.json': pageOf('/docs/'),
    '/page-data/blog/page-data.json': pageOf('/blog'),
    '/page-data/404.html/page-data.json': pageOf('/404.html'),
    '/page-data/sq/d/7.json': { data: 'settings' },
  };
  window.___webpackCompilationHash = 'abc';
  window.pagePath = '/docs/';
  globalThis.fetch = jest.fn(async (url: string) => {
    requested.push(url);
    const file = files[url] ?? 404;
    if (file === 0) throw new TypeError('no network');
    const status = typeof file === 'number' ? file : 200;
    return { ok: status === 200, status, json: async () => file };
  }) as unknown as typeof fetch;
});

const start = (doc: Chunks[string] = async () => ({ default: Component })) => loadFirstPage({ doc });
const dataOf = (name: string) => requested.filter((url) => url === `/page-data/${name}/page-data.json`);

test('a page has its code, its data and the results of its queries', async () => {
  expect(await start()).toEqual({ path: '/docs/', Component, result: pageOf('/docs/').result });
  expect(queries).toEqual({ 7: { data: 'settings' } });
  expect(await loadPage('/blog?a=1#top')).toMatchObject({ path: '/blog', Component });
});

test('a page that is in memory is not requested again; only the last six are', async () => {
  await start();
  files['/page-data/own/page-data.json'] = pageOf('/own');
  await Promise.all([loadPage('/own'), loadPage('/own/')]);
  await loadPage('/own#top');
  expect(dataOf('own')).toHaveLength(1);
  for (let number = 0; number < 6; number += 1) {
    files[`/page-data/${number}/page-data.json`] = pageOf(`/${number}`);
    await loadPage(`/${number}`);
  }
  await loadPage('/5');
  await loadPage('/own');
  expect(dataOf('5')).toHaveLength(1);
  expect(dataOf('own')).toHaveLength(2);
});

test('a page of another build, without data or without code is a failure, and is requested again', async () => {
  await start(async () => ({ default: Component }));
  files['/page-data/app-data.json'] = { webpackCompilationHash: 'new' };
  await expect(loadPage('/next')).rejects.toThrow('/page-data/next/page-data.json');
  files['/page-data/next/page-data.json'] = pageOf('/next');
  await expect(loadPage('/next')).rejects.toThrow('a different build');
  files['/page-data/app-data.json'] = { webpackCompilationHash: 'abc' };
  expect(await loadPage('/next')).toMatchObject({ path: '/next' });
});

test('a host that fails is asked four times in all, and one that has no such page once', async () => {
  await start();
  files['/page-data/down/page-data.json'] = 0;
  await expect(loadPage('/down')).rejects.toThrow('no response');
  await expect(loadPage('/missing')).rejects.toThrow('404');
  expect([dataOf('down').length, dataOf('missing').length]).toEqual([4, 1]);
});

test('code that cannot be loaded is an error, and the page is not reloaded for the same build', async () => {
  const error = new Error('Loading chunk 7 failed.');
  await expect(start(() => Promise.reject(error))).rejects.toBe(error);
  expect(sessionStorage.getItem('reloaded-for-build')).toBeNull();
});

test('a first page that fails because the host has a newer build is reloaded once', async () => {
  files['/page-data/app-data.json'] = { webpackCompilationHash: 'new' };
  const fail = () => start(() => Promise.reject(new Error('gone'))).catch(() => undefined);
  // The document of this environment cannot be reloaded, which it reports.
  const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await fail();
  await fail();
  expect(reports).toHaveBeenCalledTimes(1);
  reports.mockRestore();
  await start();
  expect(sessionStorage.getItem('reloaded-for-build')).toBeNull();
});

test('a later page is shown with the part that it prepares, or without it', async () => {
  const prepare = jest.fn(() => Promise.resolve());
  await start(async () => ({ default: Object.assign(() => null, { prepare }) }));
  expect(prepare).not.toHaveBeenCalled();
  prepare.mockRejectedValueOnce(new Error('no network'));
  files['/page-data/prepared/page-data.json'] = pageOf('/prepared');
  expect(await loadPage('/prepared')).toMatchObject({ path: '/prepared' });
  expect(prepare).toHaveBeenCalledTimes(1);
});

describe('data in the HTML of the first page', () => {
  /** Puts the data of a page into the document, as in its HTML. */
  function writeData(page: object, body = ''): void {
    const text = pageDataText(page, body);
    document.body.innerHTML = `${body}<script type="application/json" id="${pageDataId}">${text}</script>`;
  }

  test('are not requested', async () => {
    const given = { text: '<!-- </script><script>alert(1)</script> <p>Text</p>' };
    writeData(pageOf('/docs/', given));
    expect(await start()).toMatchObject({ result: { data: given } });
    expect(dataOf('docs')).toEqual([]);
    expect(document.getElementById(pageDataId)).toBeNull();
  });

  test('belong to the not-found page, whatever the URL is', async () => {
    window.pagePath = '/404.html';
    writeData(pageOf('/404.html'));
    expect(await start()).toMatchObject({ path: '/404.html' });
    expect(requested).toEqual(['/page-data/sq/d/7.json']);
  });

  test('have the results of queries, too', async () => {
    const text = queriesText({ 7: { data: '<b>"in"</b> the HTML' } });
    document.body.innerHTML = `<script type="application/json" id="${queriesId}">${text}</script>`;
    await start();
    expect(queries).toEqual({ 7: { data: '<b>"in"</b> the HTML' } });
    expect(requested).not.toContain('/page-data/sq/d/7.json');
  });

  const tree = [{ tag: 'p', html: 'A <b>b</b>' }, 'text', { tag: 'h2', props: { id: 'c' }, html: 'C' }];
  const page = pageOf('/docs/', { tree });
  const body = '<p data-h="">A <b>b</b></p>text<h2 id="c" data-h="">C</h2>';

  test('lack HTML, which is read from the page', async () => {
    writeData(page, body);
    expect(document.getElementById(pageDataId)?.textContent).not.toContain('<b>');
    expect(await start()).toMatchObject({ result: { data: { tree } } });
    expect(dataOf('docs')).toEqual([]);
  });

  test('are requested if the page has lost its HTML', async () => {
    writeData(page, body);
    document.querySelector('h2')?.remove();
    expect(await start()).toMatchObject({ path: '/docs/' });
    expect(dataOf('docs')).toHaveLength(1);
  });
});

describe('the path of a page', () => {
  test('is the same however its URL is written', () => {
    for (const url of ['/docs', '/docs/', '/docs/#top', '/docs?a=1#top'])
      expect(pagePathOf(url, '')).toBe('/docs');
    expect(pagePathOf('/', '')).toBe('/');
    expect(pagePathOf('/index.html', '')).toBe('/');
    expect(pagePathOf('//evil.com/x', '')).toBe('//evil.com/x');
  });

  test('has no prefix', () => {
    expect(pagePathOf('/site/docs', '/site')).toBe('/docs');
    expect(pagePathOf('/site/', '/site')).toBe('/');
    expect(pagePathOf('/sites/docs', '/site')).toBe('/sites/docs');
  });
});
