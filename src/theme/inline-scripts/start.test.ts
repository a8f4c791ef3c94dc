/** @jest-environment jsdom */
import { startScript } from './start';

let whenPainted: () => void = () => undefined;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.textContent = '';
  document.head.textContent = '';
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  window.PerformanceObserver = class {
    constructor(callback: () => void) {
      whenPainted = callback;
    }
    observe(options: unknown) {
      expect(options).toEqual({ type: 'paint', buffered: true });
    }
  } as unknown as typeof PerformanceObserver;
});

afterEach(() => jest.useRealTimers());

const run = () => new Function(startScript({ buildHash: 'abc', scripts: ['/app.js', '/framework.js'] }))();

function started(): string[] {
  return [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
}

function preloaded(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href).pathname,
  );
}

test('scripts run after the first paint, in their order and once', () => {
  run();
  expect(window.___webpackCompilationHash).toBe('abc');
  expect(started()).toEqual([]);
  whenPainted();
  expect(started()).toEqual(['/app.js', '/framework.js']);
  // A browser reports two paints: the first one, and the first one with content.
  whenPainted();
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
});

test('scripts are downloaded before they run', () => {
  run();
  expect(preloaded()).toEqual(['/app.js', '/framework.js']);
});

test('a tab in the background, which is never painted, does not wait', () => {
  visibility = 'hidden';
  run();
  expect(started()).toHaveLength(2);
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
});

test('a tab that is hidden before its first paint starts nevertheless', () => {
  run();
  jest.runAllTimers();
  expect(started()).toEqual(['/app.js', '/framework.js']);
});
