import { compileText } from '../../../test/support/compile';
import type { ApiExport } from '../shared/api';

const exports: ApiExport[] = [
  {
    module: 'remotion',
    name: 'spring',
    kind: 'function',
    signature: 'spring(options: { frame: number; config?: Partial<SpringConfig>; from?: number; }): number',
    parameter: 'options',
    members: [
      { name: 'frame', type: 'number', optional: false },
      { name: 'from', type: 'number | "auto"', optional: true, default: '0', since: '4.0.31' },
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

/** Returns the tables of a page as text, with `|` after each cell and the marks of its names. */
async function tables(source: string, entry?: ApiExport): Promise<string[][]> {
  const documentedExport = () => entry && { entry, file: '/content/api/remotion.json' };
  const { tree } = await compileText(source, { 'content/api/remotion.json': '{}' }, { documentedExport });
  const html = JSON.stringify(tree).replaceAll('\\"', '"');
  return [...html.matchAll(/<table class="options"(?: data-flags="")? data-rows="">(.*?)<\/table>/g)].map(
    ([, rows = '']) =>
      rows
        .replace(/<(strong|em)(?: [^>]*)?>(.*?)<\/\1>/g, '($2)')
        .replaceAll('<wbr/>', '~')
        .split('</tr>')
        .slice(0, -1)
        .map((row) => row.replace(/<\/t[dh]>/g, '|').replace(/<[^>]+>/g, '')),
  );
}

const optionSections = [
  '## Arguments\n\nPass an object.',
  '### `to?`\n\n_number, optional, default 1._ The end: see [`x`](https://a.dev). More.',
  '### `frame`\n\n_number_\n\nThe frame, e.g. 4.5 of `fps`. `frame` counts from 0.',
  '### `config?` <AvailableFrom v="4.0.78" />\n\n_object, optional, default `soft`, else `hard`_\n\n```ts\na\n```',
  '#### `mass`\n\n_number_\n\nOne of these:\n\n- 1',
  '### `chromiumOptions.disableWebSecurity?`\n\n_boolean_',
  '### `onEnd?`\n\n_(data: object) => void, optional_\n\nCalled at the end.',
  '#### `data`\n\n_object_\n\nWhat the function gets.',
  '### `old?`\n\n_number, optional, deprecated, default: half of the memory that is free, at least 500 MB_',
];

test('option sections have a table above them: name and tags, type, default, first sentence', async () => {
  expect(await tables(optionSections.join('\n\n'))).toEqual([
    [
      'Name|Type|Default|Description|',
      'to|number|1|The end: see x.|',
      'frame (required)|number||The frame, e.g. 4.5 of fps.|',
      'config (v4.0.78)|object|soft, else hard||',
      'config.mass|number||One of these.|',
      'chromiumOptions.disable~WebSecurity|boolean|||',
      'onEnd|(data: object) =&gt; void||Called at the end.|',
      'old (deprecated)|number|half of the memory that is free||',
    ],
  ]);
});

test('what a section does not state comes from the export that the page documents', async () => {
  const source =
    '## Arguments\n\n### `from?`\n\nThe start.\n\n### `frame`\n\nThe frame.\n\n### `to`\n\n_number_\n\n### `config?`\n\n_object_\n\n### Other\n\n### `loose?`\n\nNot an option.';
  expect(await tables(source, exports[0])).toEqual([
    [
      'Name|Type|Default|Description|',
      'from (v4.0.31)|number | &quot;auto&quot;|0|The start.|',
      'frame (required)|number||The frame.|',
      'to (required)|number|||',
      'config|object|||',
    ],
  ]);
});

test.each([
  ['number', '<code>number</code> · <strong>required</strong>'],
  ['number, string or `null`, optional', '<code>number, string or null</code> · optional'],
  [
    '`"a"` | `"b"`, optional, default `"a"`',
    '<code>&quot;a&quot; | &quot;b&quot;</code> · optional · default <code>&quot;a&quot;</code>',
  ],
  ['React component, optional. Deprecated', 'React component · optional · Deprecated'],
  [
    '[`Caption`](https://a.dev)\\[\\], optional',
    '<code><a href="https://a.dev">Caption</a>[]</code> · optional',
  ],
])('the line with the type of an option is a paragraph of its own: %s', async (facts, expected) => {
  const name = facts.includes('optional') ? 'to?' : 'to';
  const html = async (source: string) =>
    JSON.stringify((await compileText(source)).tree).replaceAll('\\"', '"');
  const section = `## Options\n\n### \`${name}\`\n\n`;
  const line = `{"tag":"p","props":{"className":"facts"},"html":"${expected}"}`;
  expect(await html(`${section}_${facts}_\n\nThe end.`)).toContain(`${line},{"tag":"p","html":"The end."}`);
  expect(await html(`${section}_${facts}._ The end.`)).toContain(`${line},{"tag":"p","html":"The end."}`);
});

test('a table leads to the sections, by their own ids', async () => {
  const sections = ['a', 'b', 'c', 'a'].map((name) => `### \`${name}()\`\n\n_number_`);
  const { tree, toc } = await compileText(`${sections.join('\n\n')}\n\n### \`d\` {#own}\n\n_number_`);
  const links = [...JSON.stringify(tree).matchAll(/<td><a href=\\"#([^"\\]+)/g)].map(([, id]) => id);
  expect(links).toEqual(['a', 'b', 'c', 'a-1', 'own']);
  expect(toc.map(({ id }) => id)).toEqual(links);
});

test('few options and returned values have no tag; three options have no table', async () => {
  const values = ['a', 'b', 'c', 'd'].map((name) => `### \`${name}\`\n\n_number_`);
  const [returned] = await tables(`## Return value\n\n${values.join('\n\n')}`);
  expect(returned?.join()).not.toContain('required');
  expect(await tables(`## Arguments\n\n${values.slice(1).join('\n\n')}`)).toEqual([]);
});

test('ApiTable is one table for all options of a page; a long one has a filter', async () => {
  const flags = (from: string) =>
    [...'12345678'].map((n) => `### \`--${from}-${n}\`\n\n_string_`).join('\n\n');
  const source = `<ApiTable />\n\n## Video\n\n${flags('v')}\n\n## Deprecated flags\n\n${flags('a')}\n\n## Removed flags\n\n${flags('r')}`;
  const [table, ...more] = await tables(source);
  expect(table).toHaveLength(17);
  expect(table?.at(-1)).toBe('--a-8 (deprecated)|string|');
  expect(more).toEqual([]);
  expect((await compileText(source)).tree?.[0]).toMatchObject({
    component: 'OptionFilter',
    props: { of: 'flags' },
  });
  await expect(compileText('<ApiTable />')).rejects.toThrow(
    'found:    `<ApiTable />` on a page without sections about options',
  );
});

test('an export that the snapshot has not is an error', async () => {
  await expect(compile('Text\n\n<ApiSignature package="remotion" export="sprung" />')).rejects.toThrow(
    [
      'content/docs/page.mdx:3:1',
      '  found:    `<ApiSignature>` names `sprung` from `remotion`, which is not in the API snapshot',
      '  expected: an export of a documented package, as in `package="remotion" export="spring"`',
      '  fix:      Look the name up in content/api, which `npm run update -- api` writes.',
    ].join('\n'),
  );
  await expect(compile('<ApiSignature package="remotion" />')).rejects.toThrow(
    [
      'content/docs/page.mdx:1:1',
      '  found:    `<ApiSignature>` without `package` or `export`',
      '  expected: an export of a documented package, as in `package="remotion" export="spring"`',
      '  fix:      Look the name up in content/api, which `npm run update -- api` writes.',
    ].join('\n'),
  );
});
