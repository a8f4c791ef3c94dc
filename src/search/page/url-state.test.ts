import { readState, writeState } from './url-state';

const empty = { query: '', parts: [], pages: 1 };

test('the whole state goes through the address', () => {
  const state = { query: 'a&b #c+d שלום 🎬', parts: ['api', 'blog'] as ('api' | 'blog')[], pages: 3 };
  expect(readState(writeState(state))).toEqual(state);
  expect(writeState({ query: 'use frame', parts: [], pages: 1 })).toBe('?q=use+frame');
  expect(writeState({ ...empty, parts: ['api'] })).toBe('');
});

test('what makes no sense in an address is left out', () => {
  expect(readState('')).toEqual(empty);
  expect(readState('?q=%20%00&part=nothing&page=-2')).toEqual(empty);
  expect(readState('?q=%E0%A4%A&page=1.5')).toMatchObject({ pages: 1 });
  expect(readState('?q=a&page=9999').pages).toBe(50);
  expect(readState(`?q=${'a'.repeat(10_000)}`).query).toHaveLength(64);
  expect(readState('?q=a&part=blog&part=api&part=blog').parts).toEqual(['api', 'blog']);
});
