import { compileText } from '../../../test/support/compile';
import type { ChangedWeek } from '../shared/doc-changes';

const html = (tree: unknown) =>
  JSON.stringify(tree)
    .replaceAll('\\"', '"')
    .replaceAll(/"(?:tag|html|props)":/g, '');

test('the page lists weeks, with the number of pages and what is above the first heading', async () => {
  const sections = Array.from({ length: 10 }, (_, index) => ({
    id: `s${index}`,
    title: `S${index}`,
    kind: index === 0 ? ('added' as const) : ('changed' as const),
    before: '',
    after: '',
  }));
  const weeks: ChangedWeek[] = [
    {
      monday: '2025-01-06',
      pages: [{ path: undefined, title: 'A', kind: 'changed', day: '2025-01-06', sections }],
    },
  ];
  const compiled = await compileText(
    'Above.\n\n<DocChanges />\n',
    {},
    {
      docChanges: () => weeks,
      historyKey: () => 'abc',
      pathPrefix: '/sub',
    },
  );
  expect(compiled.history).toBe('abc');
  expect(compiled.toc).toMatchObject([{ id: 'week-2025-01-06', text: 'Week of January 6, 2025' }]);
  const shown = html(compiled.tree);
  expect(shown).toContain('1 page changed.');
  expect(shown).toContain('A: S0 (added), S1, S2, S3, S4, S5, S6, S7, 2 more');
  expect(shown).toContain('href="/sub/docs/changes/rss.xml"');
  // They are not links of the author.
  expect(compiled.links).toEqual([]);
  expect(shown).toContain('Stop remembering pages');
});

test('a week with very many pages lists the added ones, and folds the changed ones with the number of their sections', async () => {
  const section = {
    id: 'a',
    title: 'A',
    kind: 'changed' as const,
    before: '',
    after: '',
    href: '/docs/page#a',
  };
  const pages = Array.from({ length: 101 }, (_, index) => ({
    path: undefined,
    title: `P${index}`,
    kind: index === 100 ? ('added' as const) : ('changed' as const),
    day: '2025-01-06',
    sections: index === 100 ? [] : index === 0 ? [section] : [section, section],
  }));
  const compiled = await compileText(
    '<DocChanges />\n',
    {},
    { docChanges: () => [{ monday: '2025-01-06', pages }] },
  );
  const shown = html(compiled.tree);
  expect(shown).toContain('<li>P0: 1 section</li><li>P1: 2 sections</li>');
  expect(shown).toContain('<summary>1 page added</summary><ul class="doc-changes"><li>P100</li>');
  expect(shown).toContain('<summary>100 pages changed</summary><ul');
  expect(shown).not.toContain('/docs/page#a');
});

test('very many changed pages are grouped by area, below the ones that changed most', async () => {
  const page = (path: string, title: string, count: number) => ({
    path,
    title,
    kind: 'changed' as const,
    day: '2025-01-06',
    sections: Array.from({ length: count }, () => ({
      id: 'a',
      title: 'A',
      kind: 'changed' as const,
      before: '',
      after: '',
    })),
  });
  const pages = [
    page('/docs/lambda', '@remotion/lambda', 30),
    ...Array.from({ length: 11 }, (_, index) => page(`/docs/lambda/${index}`, `L${index}`, 2)),
    ...Array.from({ length: 90 }, (_, index) => page(`/docs/p${index}`, `P${index}`, 1)),
  ];
  const compiled = await compileText(
    '<DocChanges />\n',
    {},
    { docChanges: () => [{ monday: '2025-01-06', pages }] },
  );
  const shown = html(compiled.tree).replaceAll(/<a href="[^"]*">|<\/a>|<\/?code>/g, '');
  expect(shown).toContain('102 pages changed. These changed the most:');
  expect(shown).toContain(
    '<ul class="doc-changes"><li>@remotion/lambda: 30 sections</li><li>L0: 2 sections</li>',
  );
  expect(shown).toContain('<summary>@remotion/lambda: 12 pages</summary>');
  expect(shown).toContain('<summary>Other pages: 90 pages</summary>');
});

test('without a history it says so, and offers nothing', async () => {
  const compiled = await compileText('Above.\n\n<DocChanges />\n');
  const shown = html(compiled.tree);
  expect(shown).toContain('built without its history');
  expect(shown).not.toMatch(/rss\.xml|Stop remembering/);
  expect(compiled.toc).toEqual([]);
});

test('other pages do not depend on the history', async () => {
  expect(await compileText('Above.')).not.toHaveProperty('history');
});
