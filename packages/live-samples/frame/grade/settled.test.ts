/** @jest-environment jsdom */
import { continueRender, delayRender } from 'remotion';
import { settled } from './settled';

beforeEach(() => {
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  // jsdom has no fonts, and the message ports of Node.js keep tests running.
  Object.assign(document, { fonts: { status: 'loaded' } });
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = { onmessage: () => {}, close: () => {} };
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
    },
  });
});

/** Returns an element, and whether `settled()` has returned for it. */
function watched(content: string) {
  const box = document.createElement('div');
  box.innerHTML = content;
  const state = { isSettled: false };
  const end = settled(box).then(() => {
    state.isSettled = true;
  });
  return { box, state, end };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a picture that does not change is settled at once', async () => {
  const start = performance.now();
  await watched('<p>Hi</p>').end;
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a picture that is still changing is not settled until it stays the same', async () => {
  const { box, state, end } = watched('');
  for (let step = 0; step < 100; step += 1) {
    box.textContent = String(step);
    await pause(1);
  }
  expect(state.isSettled).toBe(false);
  await end;
  expect(box.textContent).toBe('99');
});

test('a picture that never stays the same is compared after 1.5 seconds', async () => {
  const { box, end } = watched('');
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    box.textContent = String(count);
  }, 1);
  const start = performance.now();
  await end;
  clearInterval(timer);
  expect(performance.now() - start).toBeGreaterThan(1300);
});

test.each<[string, string, string, Record<string, unknown>]>([
  ['an image', '<img>', 'img', { complete: true }],
  ['the size of a video', '<video></video>', 'video', { readyState: 1 }],
  ['the error of a video', '<video></video>', 'video', { error: { code: 4 } }],
])('%s is waited for', async (_, content, selector, arrived) => {
  const { box, state, end } = watched('');
  box.innerHTML = content;
  const set = (values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(box.querySelector(selector), name, { configurable: true, value });
  };
  set({ complete: false, readyState: 0, error: null });
  await pause(200);
  expect(state.isSettled).toBe(false);
  set(arrived);
  const start = performance.now();
  await end;
  expect(performance.now() - start).toBeLessThan(2000);
});

test('fonts are waited for', async () => {
  Object.assign(document, { fonts: { status: 'loading' } });
  const { state, end } = watched('<p>Hi</p>');
  await pause(200);
  expect(state.isSettled).toBe(false);
  Object.assign(document, { fonts: { status: 'loaded' } });
  await end;
});

test('a composition that delays its frame is waited for, and what it draws then', async () => {
  const handle = delayRender('a test');
  const { box, state, end } = watched('');
  await pause(200);
  expect(state.isSettled).toBe(false);
  continueRender(handle);
  box.textContent = 'loaded';
  await end;
  expect(box.textContent).toBe('loaded');
});
