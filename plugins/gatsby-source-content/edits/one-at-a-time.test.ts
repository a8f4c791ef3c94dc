import { setImmediate } from 'node:timers/promises';
import { oneAtATime } from './one-at-a-time';

test('files are handled one call at a time; those that come meanwhile are handled together', async () => {
  const calls: (readonly string[])[] = [];
  let end = () => {};
  const add = oneAtATime(async (files) => {
    calls.push(files);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  }, fail);
  add(['a']);
  await setImmediate();
  add(['b', 'c']);
  add(['b']);
  add([]);
  await setImmediate();
  expect(calls).toEqual([['a']]);
  end();
  await setImmediate();
  expect(calls).toEqual([['a'], ['b', 'c']]);
});

test('a call without files is handled too', async () => {
  const handle = jest.fn(async () => {});
  oneAtATime(handle, fail)([]);
  await setImmediate();
  expect(handle.mock.calls).toEqual([[[]]]);
});

test('a failure does not stop later calls', async () => {
  const onError = jest.fn();
  const add = oneAtATime(async ([file]) => {
    if (file === 'bad') throw new Error('It failed.');
  }, onError);
  add(['bad']);
  await setImmediate();
  expect(onError).toHaveBeenCalledWith(new Error('It failed.'));
  await add(['good']);
  expect(onError).toHaveBeenCalledTimes(1);
});

function fail(error: unknown): never {
  throw error;
}
