/** @jest-environment jsdom */
import type { SavedHit } from '@docs/search/client';
import { prepareSaved, readSaved, savedKey, saveRecent } from './saved-searches';

const index = 'remotion';
const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(name: string): SavedHit {
  return {
    objectID: name,
    url: `/${name}`,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Docs', lvl1: name, ...none },
  };
}

const names = (hits: readonly SavedHit[]) => hits.map(({ objectID }) => objectID).join('');
const store = (kind: 'recent' | 'favorite', value: unknown) =>
  localStorage.setItem(savedKey(kind, index), JSON.stringify(value));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('seven recent searches are kept, the last in front, none twice [3.6, 9.4]', () => {
  for (const name of 'abcdefghc') saveRecent(index, { ...hit(name), _snippetResult: {} } as SavedHit);
  expect(names(readSaved(index).recent)).toBe('chgfedb');
  expect(localStorage.getItem(savedKey('recent', index))).not.toContain('_snippetResult');
});

test('beside favorites four are kept, and a favorite is none of them [4.4]', () => {
  store('favorite', [hit('x')]);
  for (const name of 'abcdxe') saveRecent(index, hit(name));
  expect(names(readSaved(index).recent)).toBe('edcb');
  expect(names(readSaved(index).favorite)).toBe('x');
});

test('each index has lists of its own [9.4]', () => {
  saveRecent('other', hit('a'));
  expect(readSaved(index).recent).toEqual([]);
});

test.each([
  '{',
  '"a"',
  'null',
  '[1]',
  '[{"objectID":"a"}]',
])('what is stored may be anything: %s', (stored) => {
  localStorage.setItem(savedKey('recent', index), stored);
  store('favorite', [hit('x')]);
  expect(readSaved(index).recent).toEqual([]);
  expect(prepareSaved(index)).toBe(true);
  expect(localStorage.getItem(savedKey('recent', index))).toBeNull();
  expect(names(readSaved(index).favorite)).toBe('x');
  expect(localStorage).toHaveLength(1);
});

test.each([
  ['an address that runs code', { url: 'javascript:alert(1)' }],
  ['an address of data', { url: 'data:text/html,x' }],
  ['no address', { url: 'http://[' }],
  ['a text with HTML', { content: '<img src=x onerror=alert(1)>' }],
  ['a title with HTML', { hierarchy: { ...hit('a').hierarchy, lvl1: '<b>a</b>' } }],
])('a stored search with %s is taken away, the others stay', (_name, change) => {
  store('recent', [{ ...hit('a'), ...change }, hit('b')]);
  expect(names(readSaved(index).recent)).toBe('b');
  prepareSaved(index);
  expect(JSON.parse(localStorage.getItem(savedKey('recent', index)) ?? '')).toEqual([hit('b')]);
});

test('of a stored search only its own texts are kept', () => {
  const value = '<img src=x onerror=alert(1)>';
  store('recent', [{ ...hit('a'), _snippetResult: { hierarchy: { lvl1: { value } } } }]);
  expect(readSaved(index).recent).toEqual([hit('a')]);
  prepareSaved(index);
  expect(localStorage.getItem(savedKey('recent', index))).not.toContain('onerror');
});

test('what this site saves is shown: names that look like HTML, marks, pages of the web', () => {
  const saved = { ...hit('c'), url: 'https://example.com/', content: 'The <mark>&lt;Sequence&gt;</mark>' };
  store('recent', [saved]);
  expect(readSaved(index).recent).toEqual([saved]);
});

test('full storage keeps nothing, and breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(prepareSaved(index)).toBe(false);
  expect(() => saveRecent(index, hit('a'))).not.toThrow();
  expect(readSaved(index).recent).toEqual([]);
});

test('forbidden storage keeps nothing, and breaks nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(prepareSaved(index)).toBe(false);
  expect(() => saveRecent(index, hit('a'))).not.toThrow();
  expect(readSaved(index)).toEqual({ recent: [], favorite: [] });
});
