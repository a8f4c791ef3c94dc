/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import type { SearchAnswer, SearchClient, SearchRequest } from '@docs/search/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type SearchOutcome, useSearch } from './use-search';

jest.mock('../load-client', () => ({ loadSearchClient: jest.fn() }));

const request = (query: string): SearchRequest[] => [{ indexName: 'remotion', query }];
const answer = (nbHits: number): SearchAnswer[] => [{ hits: [], nbHits }];

/** Requests to the client, with functions to resolve or reject each. */
let asked: { query: string; resolve: (answers: SearchAnswer[]) => void; reject: (error: Error) => void }[];
let outcome: SearchOutcome;
const client: SearchClient = {
  search: ({ requests }) =>
    new Promise((resolve, reject) => {
      asked.push({
        query: requests[0]?.query ?? '',
        resolve: (results) => resolve({ results }),
        reject,
      });
    }),
};
let load: () => Promise<SearchClient>;
let isHeld = false;

function Probe({ requests }: { requests: SearchRequest[] | null }) {
  outcome = useSearch(requests, load, () => isHeld);
  return null;
}

let root: ReturnType<typeof createRoot>;
const show = (requests: SearchRequest[] | null) =>
  act(async () => root.render(<Probe requests={requests} />));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  asked = [];
  load = jest.fn(async () => client);
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('nothing is loaded before something is asked', async () => {
  await show(null);
  expect(outcome).toMatchObject({ status: 'idle', answers: null });
  expect(load).not.toHaveBeenCalled();
});

test('a search goes from idle to loading, after 300 ms to stalled, and to idle again [4.1]', async () => {
  await show(request('a'));
  expect(outcome.status).toBe('loading');
  await act(async () => jest.advanceTimersByTime(299));
  expect(outcome.status).toBe('loading');
  await act(async () => jest.advanceTimersByTime(1));
  expect(outcome.status).toBe('stalled');
  await act(async () => asked[0]?.resolve(answer(1)));
  expect(outcome).toMatchObject({ status: 'idle', answers: answer(1) });
  await act(async () => jest.advanceTimersByTime(1000));
  expect(outcome.status).toBe('idle');
});

test('the same request is not sent twice', async () => {
  await show(request('a'));
  await show(request('a'));
  expect(asked).toHaveLength(1);
});

test('an answer that comes late does not replace that of a later request', async () => {
  await show(request('a'));
  await show(request('b'));
  await act(async () => asked[1]?.resolve(answer(2)));
  await act(async () => asked[0]?.resolve(answer(1)));
  expect(outcome.answers).toEqual(answer(2));
});

test('old answers stay while new ones are waited for, and go with the query', async () => {
  await show(request('a'));
  await act(async () => asked[0]?.resolve(answer(1)));
  await show(request('b'));
  expect(outcome).toMatchObject({ status: 'loading', answers: answer(1) });
  await show(null);
  expect(outcome).toMatchObject({ status: 'idle', answers: null });
});

test('what was answered before shows at once, and is asked again', async () => {
  await show(request('again'));
  await act(async () => asked[0]?.resolve(answer(4)));
  await act(async () => root.unmount());
  root = createRoot(document.createElement('div'));
  let first: SearchOutcome | undefined;
  function First() {
    const found = useSearch(request('again'), load);
    first ??= found;
    return null;
  }
  await act(async () => root.render(<First />));
  expect(first?.answers).toEqual(answer(4));
  expect(asked).toHaveLength(2);
});

test('a failure is reported, and asking again fixes it [4.1]', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(request('a'));
  await act(async () => asked[0]?.reject(new Error('unreachable')));
  expect(outcome).toMatchObject({ status: 'error', answers: null });
  expect(reported).toHaveBeenCalledWith(new Error('unreachable'));
  await act(async () => outcome.retry());
  expect(outcome.status).toBe('loading');
  await act(async () => asked[1]?.resolve(answer(3)));
  expect(outcome).toMatchObject({ status: 'idle', answers: answer(3) });
});

test('an answer that is not whole yet is asked for again', async () => {
  const partial = [{ hits: [], nbHits: 1, exhaustiveNbHits: false }];
  await show(request('a'));
  await act(async () => asked[0]?.resolve(partial));
  expect(outcome).toMatchObject({ status: 'idle', answers: partial });
  await act(async () => jest.advanceTimersByTime(400));
  expect(asked).toHaveLength(2);
  expect(outcome).toMatchObject({ status: 'idle', answers: partial });
  await act(async () => asked[1]?.resolve(partial));
  await act(async () => jest.advanceTimersByTime(799));
  expect(asked).toHaveLength(2);
  await act(async () => jest.advanceTimersByTime(1));
  await act(async () => asked[2]?.resolve(answer(9)));
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(outcome).toMatchObject({ status: 'idle', answers: answer(9) });
  expect(asked).toHaveLength(3);
});

test('an incomplete answer stays while it is held', async () => {
  isHeld = true;
  await show(request('a'));
  await act(async () => asked[0]?.resolve([{ hits: [], nbHits: 1, exhaustiveNbHits: false }]));
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(asked).toHaveLength(1);
  isHeld = false;
  await act(async () => jest.advanceTimersByTime(400));
  expect(asked).toHaveLength(2);
});

test('an answer that will not become whole is taken as it is', async () => {
  await show(request('a'));
  await act(async () =>
    asked[0]?.resolve([
      { hits: [], nbHits: 1, exhaustiveNbHits: false, message: 'Only titles were searched.' },
    ]),
  );
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(asked).toHaveLength(1);
});

test('a client that cannot be loaded is a failure too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load = () => Promise.reject(new Error('no such chunk'));
  await show(request('a'));
  expect(outcome.status).toBe('error');
});
