/** @jest-environment jsdom */
import { baseUrlScript } from './base-url-banner';
import { loadFailureScript } from './load-failure';

const run = (script: string) => new Function(script)();
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ id }) => id);
const fail = () => window.dispatchEvent(new ErrorEvent('error', { error: new Error('no script') }));

beforeAll(() => {
  Object.assign(performance, { getEntriesByName: () => [] });
  // The document has no stylesheet, as under a wrong base URL.
  run(loadFailureScript());
  run(baseUrlScript('/site/'));
});

beforeEach(() => {
  document.body.textContent = '';
  document.documentElement.dataset.js = '';
});

test('the banner that explains why nothing is loaded replaces the one that does not', () => {
  fail();
  expect(alerts()).toEqual(['load-failure']);
  window.dispatchEvent(new Event('load'));
  expect(alerts()).toEqual(['base-url-banner']);
});

test('a failure after it adds none, and the page falls back to its state without scripts', () => {
  window.dispatchEvent(new Event('load'));
  fail();
  expect(alerts()).toEqual(['base-url-banner']);
  expect(document.documentElement.dataset.js).toBeUndefined();
});
