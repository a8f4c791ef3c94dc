import { createSearchLog } from './search-log';

function logged(act: (log: ReturnType<typeof createSearchLog>) => void): unknown[][] {
  const calls: unknown[][] = [];
  act(createSearchLog((...args) => void calls.push(args)));
  return calls;
}

test('a search is reported once it is over, with what was chosen', () => {
  const calls = logged((log) => {
    log.answered('spr', 9);
    log.answered('spring', 4);
    log.chosen('/docs/spring');
    log.left();
  });
  expect(calls).toEqual([['spring', 4, '/docs/spring', null]]);
});

test('a query without a click is reported when another one follows, or the reader leaves', () => {
  const calls = logged((log) => {
    log.answered('watermark', 0);
    log.answered('logo', 3);
    log.answered('', 0);
    log.left();
  });
  expect(calls).toEqual([
    ['watermark', 0, null, null],
    ['logo', 3, null, 'watermark'],
  ]);
});

test('a query after a click, or in another search, is a new one', () => {
  const calls = logged((log) => {
    log.answered('watermark', 0);
    log.answered('logo', 3);
    log.chosen('/docs/img');
    log.answered('spring', 4);
    log.left();
    log.answered('fade', 2);
    log.left();
  });
  expect(calls.map(([query, , , previous]) => [query, previous])).toEqual([
    ['watermark', null],
    ['logo', 'watermark'],
    ['spring', null],
    ['fade', null],
  ]);
});

test('without a hook nothing happens', () => {
  const log = createSearchLog(null);
  log.answered('logo', 3);
  expect(() => log.left()).not.toThrow();
});
