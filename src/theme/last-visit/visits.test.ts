import { recordVisit, type Visits } from './visits';

const visit = (visits: Visits, day: string, digests: string, path = '/docs/a') =>
  recordVisit(visits, { path, digests, day });

test('the first visit has nothing to compare with', () => {
  const visits = {};
  expect(visit(visits, '2026-12-04', 'a b')).toBeUndefined();
  expect(visits).toEqual({ '/docs/a': ['2026-12-04', 'a b'] });
});

test('what changed is shown for a day, then it counts as read', () => {
  const visits = {};
  visit(visits, '2026-12-04', 'a b c');
  const changed = { since: '2026-12-04', changed: [1, 3] };
  expect(visit(visits, '2026-12-10', 'a x c y')).toEqual(changed);
  expect(visit(visits, '2026-12-10', 'a x c z')).toEqual(changed);
  expect(visits).toEqual({ '/docs/a': ['2026-12-10', 'a x c z', '2026-12-04', 'a b c'] });
  expect(visit(visits, '2026-12-11', 'a x c z')).toBeUndefined();
});

test('sections that moved or are gone, and headings without one, are no changes', () => {
  const visits = {};
  visit(visits, '2026-12-04', 'a b c');
  expect(visit(visits, '2026-12-10', 'c - a')).toBeUndefined();
  expect(visits).toEqual({ '/docs/a': ['2026-12-10', 'c - a'] });
});

test('the last 100 pages are remembered', () => {
  const visits: Visits = {};
  for (let index = 0; index < 101; index++) {
    visit(visits, '2026-12-04', 'a', `/docs/${index}`);
    if (index === 50) visit(visits, '2026-12-04', 'a', '/docs/0');
  }
  const paths = Object.keys(visits);
  expect(paths).toHaveLength(100);
  expect([paths.includes('/docs/0'), paths.includes('/docs/1')]).toEqual([true, false]);
});
