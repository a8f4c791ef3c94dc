import { newestFirst } from './newest-first';

test('newest first, undated last, then by name', () => {
  const entries = [
    { slug: 'b', submittedOn: null },
    { slug: 'old', submittedOn: '2023-10-09' },
    { slug: 'a', submittedOn: null },
    { slug: 'new-2', submittedOn: '2026-02-15' },
    { slug: 'new-1', submittedOn: '2026-02-15' },
  ];
  expect(newestFirst(entries).map((entry) => entry.slug)).toEqual(['new-1', 'new-2', 'old', 'a', 'b']);
});
