/** @jest-environment jsdom */
import { markDone, markOpen, onProgress, parseProgress, readProgress, writeProgress } from '.';

beforeEach(() => writeProgress(undefined));

test('a lesson is marked once, and everybody hears of it', () => {
  const heard = jest.fn();
  const stop = onProgress(heard);
  markOpen('/learn/a');
  markDone('/learn/a');
  markDone('/learn/a');
  stop();
  markDone('/learn/b');
  expect(readProgress()).toEqual({ done: ['/learn/a', '/learn/b'], last: '/learn/a' });
  expect(heard).toHaveBeenCalledTimes(2);
  writeProgress(undefined);
  expect(readProgress()).toEqual({ done: [] });
});

test('without storage the progress lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  markDone('/learn/a');
  expect(readProgress().done).toEqual(['/learn/a']);
  writeProgress(undefined);
  expect(readProgress().done).toEqual([]);
  for (const spy of spies) spy.mockRestore();
});

test('an exported progress is read again, and other files are refused', () => {
  expect(parseProgress('{"done":["/learn/a","/learn/a",7,"x"],"last":"/learn/b"}')).toEqual({
    done: ['/learn/a'],
    last: '/learn/b',
  });
  for (const text of ['', '[]', '{"done":{}}', 'null', '{']) expect(parseProgress(text)).toBeUndefined();
});
