import { readMessage } from './read-message';

test.each([
  { type: 'ready' },
  { type: 'shown', version: 3 },
  { type: 'error', version: 3, error: { message: 'a is not defined', line: 2, file: 'a.tsx' } },
  { type: 'compared', verdict: { kind: 'same', frame: 10, message: '' } },
  { type: 'frame', frame: 12 },
  { type: 'playing', isPlaying: true },
  { type: 'pong' },
])('a message of type $type arrives as it is', (message) => {
  expect(readMessage(message)).toEqual(message);
});

/** Its conversion to a number or a text throws. */
const unconvertible = { toString: 1, valueOf: 1 };

test.each([
  null,
  undefined,
  1,
  'ready',
  [],
  {},
  { type: null },
  { type: unconvertible },
  { type: 'start' },
])('%j is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test('forged values become values of their types', () => {
  expect(readMessage({ type: 'shown', version: unconvertible })).toEqual({ type: 'shown', version: 0 });
  expect(readMessage({ type: 'frame', frame: 1n })).toEqual({ type: 'frame', frame: 0 });
  expect(readMessage({ type: 'playing', isPlaying: 'yes' })).toEqual({ type: 'playing', isPlaying: false });
  expect(readMessage({ type: 'error', error: null })).toEqual({
    type: 'error',
    version: 0,
    error: { message: '' },
  });
  expect(readMessage({ type: 'error', version: 1, error: { message: 'a'.repeat(5000), line: -1 } })).toEqual({
    type: 'error',
    version: 1,
    error: { message: 'a'.repeat(1000) },
  });
  expect(readMessage({ type: 'compared' })).toEqual({
    type: 'compared',
    verdict: { kind: 'error', frame: 0, message: '' },
  });
  expect(readMessage({ type: 'compared', verdict: { kind: unconvertible, frame: -3, message: 4 } })).toEqual({
    type: 'compared',
    verdict: { kind: 'error', frame: 0, message: '' },
  });
});
