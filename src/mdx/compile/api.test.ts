import { compileText } from '../../../test/support/compile';
import type { ApiExport } from '../../shared/api';

const exports: ApiExport[] = [
  {
    module: 'remotion',
    name: 'spring',
    kind: 'function',
    signature: 'spring(options: { frame: number; config?: Partial<SpringConfig>; from?: number; }): number',
    parameter: 'options',
    members: [
      { name: 'frame', type: 'number', optional: false },
      { name: 'from', type: 'number | "auto"', optional: true, default: '0', since: '3.0.1' },
      { name: 'old', type: 'number', optional: true, deprecated: true },
    ],
  },
  {
    module: 'remotion',
    name: 'Series',
    kind: 'component',
    signature: '<Series>',
    members: [
      { name: 'children', type: 'React.ReactNode', optional: false },
      { name: 'offset', type: 'number', optional: true, of: 'Sequence' },
    ],
  },
  {
    module: 'remotion',
    name: 'ordered',
    kind: 'function',
    signature: 'ordered(options: object): number',
    parameter: 'options',
    members: [
      { name: 'loose', type: 'number', optional: true },
      { name: 'from', type: 'number', optional: true },
      { name: 'config', type: 'object', optional: true },
      { name: 'to', type: 'number', optional: true },
      { name: 'frame', type: 'number', optional: false },
    ],
  },
  { module: 'remotion', name: 'noise', kind: 'function', signature: 'noise(x: number): number', members: [] },
];

const compile = (source: string) =>
  compileText(
    source,
    { 'content/api/remotion.json': '{}' },
    {
      apiExport: (module, name) => {
        const entry = exports.find((each) => each.module === module && each.name === name);
        return entry && { entry, file: '/content/api/remotion.json' };
      },
    },
  );
const text = async (source: string) =>
  JSON.stringify((await compile(source)).tree)
    .replace(/<[^>]+>/g, '')
    .replace(/\\n/g, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');

test('ApiSignature is a code block: short in one line, long with a line for each option', async () => {
  expect(await text('<ApiSignature package="remotion" export="noise" />')).toContain(
    'function noise(x: number): number',
  );
  expect(await text('<ApiSignature package="remotion" export="spring" />')).toContain(
    'function spring(options: {\n  frame: number;\n  from?: number | &quot;auto&quot;;\n}): number',
  );
  expect(await text('<ApiSignature package="remotion" export="Series" />')).toContain(
    'function Series(props: {\n  children: React.ReactNode;\n}): React.ReactNode',
  );
});

test('ApiTable is a table whose names lead to their sections', async () => {
  const { tree, dependencies } = await compile(
    '<ApiTable package="remotion" export="spring" />\n\n### `from?`\n\nText.',
  );
  const html = JSON.stringify(tree);
  expect(html).toContain('<th>Name</th><th>Type</th><th>Default</th><th>Since</th>');
  expect(html).toContain(
    '<tr><td><code>frame</code></td><td><code>number</code></td><td></td><td></td></tr>',
  );
  expect(html).toContain('<td><a href=\\"#from\\"><code>from?</code></a></td>');
  expect(html).toContain('<td><code>0</code></td><td>v3.0.1</td>');
  expect(html).not.toContain('old');
  expect(dependencies).toEqual(['/content/api/remotion.json']);
});

test('ApiTable follows the sections of the page, with the defaults and versions that they state', async () => {
  const sections = [
    '### `to?`\n\n_number, optional, default 1._ The end.',
    '### `frame`\n\n_number_',
    '### `old?` <AvailableFrom v="2.0.0" />',
    '### `config?` <AvailableFrom v="4.0.78" />\n\n_object, optional, default `soft`, else `hard`_',
    '### `from?`\n\n_number, optional, default: half of the memory that is free, at least 500 MB_',
  ];
  const source = ['<ApiTable package="remotion" export="ordered" />', ...sections].join('\n\n');
  const html = JSON.stringify((await compile(source)).tree);
  expect(html).toContain('<td><code>1</code></td>');
  expect(html).toContain('half of the memory that is free, at least 500 MB');
  const cells = html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')).split('</tr>');
  expect(cells.map((row) => row.replaceAll('</td>', '|').replace(/<[^>]+>/g, ''))).toEqual([
    'frame|number|||',
    'to?|number|1||',
    'config?|object|soft, else hard|v4.0.78|',
    'from?|number|half of the memory that is free||',
    'loose?|number|||',
    '',
  ]);
});

test('a column that nothing is known for is left out, and a part of a component is named with it', async () => {
  const html = JSON.stringify((await compile('<ApiTable package="remotion" export="Series" />')).tree);
  expect(html).toContain('<th>Name</th><th>Type</th></tr>');
  expect(html).toContain('<code>Sequence.offset?</code>');
});

test('an export that the snapshot has not is an error', async () => {
  await expect(compile('Text\n\n<ApiTable package="remotion" export="sprung" />')).rejects.toThrow(
    [
      'content/docs/page.mdx:3:1',
      '  found:    `<ApiTable>` of `sprung` of `remotion`, which the API snapshot has not',
      '  expected: an export of a documented package, as in `package="remotion" export="spring"`',
      '  fix:     Look the name up in content/api, which `npm run api:snapshot` writes.',
    ].join('\n'),
  );
  await expect(compile('<ApiSignature package="remotion" />')).rejects.toThrow(
    [
      'content/docs/page.mdx:1:1',
      '  found:    `<ApiSignature>` without `package` or `export`',
      '  expected: an export of a documented package, as in `package="remotion" export="spring"`',
      '  fix:     Look the name up in content/api, which `npm run api:snapshot` writes.',
    ].join('\n'),
  );
});
