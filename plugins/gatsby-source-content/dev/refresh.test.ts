import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { createRefresh } from './refresh';
import { watchQueries } from './running-queries';

const pagesCreated = { payload: { apiName: 'createPages' } };

function start() {
  const emitter = new EventEmitter();
  const refreshed = jest.fn();
  emitter.on('WEBHOOK_RECEIVED', refreshed);
  return { emitter, refreshed };
}

test('a refresh waits for the first bundle, and for the refresh before; requests in between are one', async () => {
  const { emitter, refreshed } = start();
  const refresh = createRefresh(emitter);
  refresh();
  emitter.emit('API_FINISHED', pagesCreated);
  await setImmediate();
  expect(refreshed).not.toHaveBeenCalled();
  emitter.emit('COMPILATION_DONE');
  await setImmediate();
  expect(refreshed).toHaveBeenCalledTimes(1);
  refresh();
  refresh();
  emitter.emit('API_FINISHED', { payload: { apiName: 'sourceNodes' } });
  await setImmediate();
  expect(refreshed).toHaveBeenCalledTimes(1);
  emitter.emit('API_FINISHED', pagesCreated);
  await setImmediate();
  expect(refreshed).toHaveBeenCalledTimes(2);
  emitter.emit('API_FINISHED', pagesCreated);
  await setImmediate();
  expect(refreshed).toHaveBeenCalledTimes(2);
  refresh();
  expect(refreshed).toHaveBeenCalledTimes(3);
});

test('nodes wait until the queries that run have ended', async () => {
  const { emitter } = start();
  const queries = watchQueries(emitter);
  await queries.ended();
  for (const path of ['/a', '/b']) emitter.emit('QUERY_START', { payload: { path } });
  const onEnd = jest.fn();
  const ended = queries.ended().then(onEnd);
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/a' } });
  await setImmediate();
  expect(onEnd).not.toHaveBeenCalled();
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/b' } });
  await ended;
});

test('queries that have not run are requested again', () => {
  const { emitter } = start();
  const queries = watchQueries(emitter);
  for (const pagePath of ['/a', '/b']) emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/a' } });
  const requested = jest.fn();
  emitter.on('QUERY_RUN_REQUESTED', requested);
  queries.requestAgain();
  expect(requested.mock.calls).toEqual([[{ pagePath: '/b' }]]);
});
