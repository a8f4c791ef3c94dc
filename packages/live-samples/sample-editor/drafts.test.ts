/** @jest-environment jsdom */
import { readDraft, writeDraft } from './drafts';

const draft = (code: string) => ({ 'src/Title.tsx': { doc: code } });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('edits are kept by sample until they are removed', () => {
  writeDraft('a', draft('1'));
  writeDraft('b', draft('2'));
  writeDraft('a', undefined);
  expect([readDraft('a'), readDraft('b')]).toEqual([undefined, draft('2')]);
});

test('the edits of a whole course are kept, and the oldest of many go first', () => {
  for (let index = 0; index < 30; index += 1) writeDraft(`lesson-${index}`, draft('code'));
  const kept = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
    readDraft(`lesson-${index}`),
  );
  expect(kept.length).toBeGreaterThanOrEqual(16);
  expect(kept.at(-1)).toBe(29);
  expect(kept[0]).toBe(30 - kept.length);
});

test('if the storage is full, the oldest edits make room', () => {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 150) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  for (const name of ['a', 'b', 'c']) writeDraft(name, draft(name.repeat(40)));
  expect(['a', 'b', 'c'].map((name) => readDraft(name) !== undefined)).toEqual([false, true, true]);
});
