import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createWhenAtRest } from './when-at-rest';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

test('waits until no action has come for half a second', async () => {
  const emitter = new EventEmitter();
  let time = 0;
  const waited: number[] = [];
  // Gatsby dispatches an action during each of the first two waits.
  jest.mocked(setTimeout).mockImplementation(async (milliseconds = 0) => {
    waited.push(milliseconds);
    time += milliseconds / 2;
    if (waited.length <= 2) emitter.emit('*');
    time += milliseconds / 2;
  });
  const whenAtRest = createWhenAtRest(emitter, () => time);
  await whenAtRest();
  expect(waited).toEqual([500, 250, 375]);
  // Gatsby is already idle, so there is no wait.
  await whenAtRest();
  expect(waited).toHaveLength(3);
});
