/** @jest-environment jsdom */
import { reloadIfStale } from './stale-data';

/** The server's responses in order; the last one repeats. */
let served: object[];
const failed = {};
let shown: object;
let isNotFound = false;
const reload = jest.fn();

beforeEach(() => {
  reload.mockClear();
  jest.useFakeTimers();
  const next = () => (served.length > 1 ? served.shift() : served[0]);
  const fetch = jest.fn(async (url: string) => {
    expect(url).toBe('/page-data/docs/second/page-data.json');
    const data = next();
    return { ok: data !== failed, json: async () => ({ result: { data } }) };
  });
  const loadPageSync = () => ({ json: { data: shown } });
  Object.assign(window, { fetch, ___loader: { loadPageSync, isPageNotFound: () => isNotFound } });
  window.history.replaceState(null, '', '/docs/second');
});
afterEach(() => jest.useRealTimers());

async function look(): Promise<void> {
  const looking = reloadIfStale(reload);
  await jest.advanceTimersByTimeAsync(60_000);
  await looking;
}

test('a page that keeps old data is loaded again', async () => {
  shown = { title: 'Old' };
  served = [{ title: 'New' }];
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that has the data, or gets it in time, stays', async () => {
  shown = { title: 'New' };
  served = [{ title: 'New' }];
  await look();
  shown = { title: 'Old' };
  setTimeout(() => {
    shown = { title: 'New' };
  }, 500);
  await look();
  expect(reload).not.toHaveBeenCalled();
});

test('data that is still changing reloads the page once, when it has settled', async () => {
  shown = { title: 'First' };
  served = [{ title: 'Second' }, { title: 'Third' }];
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that the server cannot give for some seconds is loaded when it can', async () => {
  shown = { title: 'Not found' };
  served = [failed, failed, failed, failed, failed, { title: 'New' }];
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page for unknown routes is loaded again, although it has been given the data of the new page', async () => {
  shown = { title: 'New' };
  served = [{ title: 'New' }];
  isNotFound = true;
  await look();
  isNotFound = false;
  expect(reload).toHaveBeenCalledTimes(1);
});
