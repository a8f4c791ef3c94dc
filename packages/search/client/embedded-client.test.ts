import { EmbeddedClient, type WorkerLike } from './embedded-client';
import type { ToWorker } from './messages';

const requests = [{ query: 'spring' }];
const results = [{ nbHits: 1 }] as never[];

/** Creates a fake worker whose messages the test sends. */
function fakeWorker() {
  const heard: ToWorker[] = [];
  const worker: WorkerLike = {
    postMessage: (message) => void heard.push(message),
    terminate: jest.fn(),
    onmessage: null,
    onerror: null,
  };
  return { worker, heard };
}

function clientWith(startWorker: () => WorkerLike) {
  const host = { answer: jest.fn(async () => results), warm: jest.fn(async () => undefined) };
  const client = new EmbeddedClient({ base: '/', startWorker, loadHost: async () => host });
  return { client, host };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the worker loads the index at once, and answers what it is asked', async () => {
  const { worker, heard } = fakeWorker();
  const { client, host } = clientWith(() => worker);
  const answer = client.search({ requests });
  expect(heard).toEqual([
    { type: 'load', base: '/' },
    { type: 'search', id: 1, requests },
  ]);
  worker.onmessage?.({ data: { type: 'answer', id: 1, results } });
  expect(await answer).toEqual({ results });
  expect(host.answer).not.toHaveBeenCalled();
});

test('a failure of the worker is a retry error in its words', async () => {
  const { worker } = fakeWorker();
  const answer = clientWith(() => worker).client.search({ requests });
  worker.onmessage?.({ data: { type: 'failure', id: 1, message: 'The index is missing.' } });
  await expect(answer).rejects.toMatchObject({ name: 'RetryError', message: 'The index is missing.' });
});

test('a worker that cannot be made is replaced by the page’s own thread, which is reported', async () => {
  const { client, host } = clientWith(() => {
    throw new Error('Workers are forbidden');
  });
  expect(await client.search({ requests })).toEqual({ results });
  expect(host.warm).toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledWith(
    'Search is running on the main thread, because its worker failed: Workers are forbidden.',
  );
});

test('a worker that breaks down hands over what it was asked', async () => {
  const { worker } = fakeWorker();
  const { client } = clientWith(() => worker);
  const answer = client.search({ requests });
  worker.onerror?.({ message: 'out of memory' });
  expect(await answer).toEqual({ results });
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('a worker that does not start within five seconds hands over', async () => {
  const { client } = clientWith(() => fakeWorker().worker);
  const answer = client.search({ requests });
  jest.advanceTimersByTime(4999);
  expect(console.warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(await answer).toEqual({ results });
});

test('if neither the worker nor its replacement loads, the next search tries again', async () => {
  const { worker } = fakeWorker();
  const host = { answer: async () => results, warm: async () => undefined };
  const loadHost = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(host);
  const client = new EmbeddedClient({ base: '/', startWorker: () => worker, loadHost });
  const answer = client.search({ requests });
  worker.onerror?.({ message: 'no network' });
  await expect(answer).rejects.toThrow('no network');
  expect(await client.search({ requests })).toEqual({ results });
  expect(loadHost).toHaveBeenCalledTimes(2);
});
