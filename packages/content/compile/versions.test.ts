import { compileError, compileText } from '../../../test/support/compile';
import type { ApiPageVersions } from '../shared/api-history';

const page: ApiPageVersions = {
  name: 'move',
  since: { since: '4.0.9' },
  sinceOf: (id) => ({ fast: { since: '4.0.12', after: '4.0.10' }, old: { since: '3.0.0' } })[id],
  changedOf: (id) => ({ fast: 4000020, other: 4000012 })[id],
  changes: [
    {
      version: '4.0.12',
      after: '4.0.10',
      changes: [
        ['added', 'move.fast'],
        ['union', 'move.to', 'null', '"x"'],
      ],
    },
  ],
  files: ['/content/api/history/toy.json'],
};
const compile = (source: string, given: ApiPageVersions | undefined = page) =>
  compileText(source, {}, { apiPage: () => given });
const htmlOf = async (source: string, given?: ApiPageVersions) =>
  JSON.stringify((await compile(source, given)).tree).replaceAll('\\"', '"');

test('a version on a page is plain HTML with its number, and no part of ids and the table of contents', async () => {
  const { tree, toc } = await compileText('## The `fps` <AvailableFrom v="v4.0.18" />\n');
  expect(JSON.stringify(tree)).not.toContain('AvailableFrom');
  expect(JSON.stringify(tree)).toContain('--v:4000018');
  expect(toc).toEqual([{ id: 'the-fps', level: 2, text: 'The fps', title: 'The <code>fps</code>' }]);
});

test('headings of an API page get the versions of the history, and the table of contents their numbers', async () => {
  const { toc, dependencies } = await compile('### `fast?`\n\n### `old?`\n\n### `other?`\n');
  expect(toc.map(({ id, version, changed }) => [id, version, changed])).toEqual([
    ['fast', 4000011, 4000020],
    ['old', undefined, undefined],
    ['other', undefined, 4000012],
  ]);
  expect(dependencies).toEqual(page.files);
  const html = await htmlOf('### `fast?`\n\n### `old?`\n');
  expect(html).toContain('(available from </span>v4.0.12 or earlier<span');
  expect(html).toContain('"style":{"--v":"4000011","--c":"4000020"}');
  expect(await htmlOf('### `other?`\n')).toContain('"style":{"--c":"4000012"}');
  // What the current major version had from the start is not worth a mark.
  expect(html).not.toContain('v3.0.0');
});

test('a version that an author wrote is the only one', async () => {
  const html = await htmlOf(
    '<AvailableFrom v="4.0.9" />\n\nText\n\n### `fast?` <AvailableFrom v="4.0.11" />\n',
  );
  expect(html.match(/since-page/g)).toHaveLength(1);
  expect(html.slice(0, html.indexOf('details'))).not.toContain('v4.0.12 or earlier');
});

test('the version of an option is in the line with its type, not in the heading', async () => {
  for (const source of ['### `fast?`\n\n_number_', '### `slow?` <AvailableFrom v="4.0.11" />\n\n_number_']) {
    const html = await htmlOf(source, { ...page, since: undefined, changes: [] });
    expect(html).toMatch(/"className":"facts"},"html":"<code>number<\/code> <span class="since"/);
    expect(html.match(/class="since"/g)).toHaveLength(1);
  }
});

test('a page ends with all changes of what it documents, and when that came', async () => {
  const html = await htmlOf('Text\n');
  expect(html).toContain('Added <code>fast</code>');
  expect(html).toContain(
    'Added <code>&quot;x&quot;</code> to and removed <code>null</code> from the type of <code>to</code>',
  );
  expect(html).toContain('v4.0.9</span> Added <code>move</code>');
  expect(await htmlOf('Text\n', { ...page, since: undefined, changes: [] })).not.toContain('v4');
});

test('a version that only code knows is a mistake', async () => {
  const message = await compileError('export const f = () => "1";\n\n<AvailableFrom v={f()} />');
  expect(message).toContain('fix:      Write it as in `v="4.0.18"`.');
});
