import { correctionsOf, withCorrections } from './corrections';

const problem = (found: string, fix: string) => ({ file: 'a.mdx', line: 2, found, expected: 'x', fix });

test.each([
  [
    '[a](/docs/sprng#x)',
    'a link to `/docs/sprng`, which is not a page',
    '/docs/spring',
    '[a](/docs/spring#x)',
  ],
  ['<Tabs gropId="a">', 'the unknown prop `gropId` of `<Tabs>`', 'groupId', '<Tabs groupId="a">'],
  ['<ApiTabel />', 'an unknown component, `<ApiTabel>`', 'ApiTable', '<ApiTable />'],
  ['titel: A', 'the unknown key `titel`', 'title', 'title: A'],
])('%s is corrected', (line, found, near, corrected) => {
  const corrections = correctionsOf([problem(found, `Did you mean \`${near}\`?`)]);
  expect(withCorrections(`---\n${line}\n`, corrections)).toEqual({ text: `---\n${corrected}\n`, count: 1 });
});

test('the closing tag of a component is corrected too', () => {
  const corrections = correctionsOf([problem('an unknown component, `<Tabz>`', 'Did you mean `Tabs`?')]);
  expect(withCorrections('\n<Tabz>\n</Tabz>\n', corrections).text).toBe('\n<Tabs>\n</Tabs>\n');
});

test('marks are written as the message shows', () => {
  const corrections = correctionsOf([
    problem('`##A`, which readers see as text', 'Write `## A`.'),
    problem('`slug: /docs/a`, which is a route', 'Write `slug: /a`.'),
  ]);
  expect(withCorrections('\n##A', corrections)).toEqual({ text: '\n## A', count: 1 });
});

test('what is in doubt stays', () => {
  expect(
    correctionsOf([
      problem('a link to `/docs/completely-different`', 'Did you mean `/docs/completely-other`?'),
      problem('a link to `/docs/1-0-migration`', 'Did you mean `/docs/2-0-migration`?'),
      problem('the unknown language `tx`', 'Did you mean `ts`?'),
      problem('an entry for the doc `setpu`', 'Known: `setup`.'),
      { file: 'a.mdx', found: 'the unknown author `adda`', expected: 'x', fix: 'Did you mean `adam`?' },
      {
        ...problem('items[0] names `mainSidbar`', 'Did you mean `mainSidebar`?'),
        file: 'src/settings/search.ts',
      },
    ]),
  ).toEqual([]);
  const correction = { file: 'a.mdx', line: 1, from: 'sprng', to: 'spring' };
  for (const text of ['sprng and sprng', 'none', 'a-sprng', 'sprngs'])
    expect(withCorrections(text, [correction])).toEqual({ text, count: 0 });
});
