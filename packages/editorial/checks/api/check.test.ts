import { readHeadings, readPageVersion } from '../../../content/model/api/headings';
import type { ApiExport, ApiMember, ApiPackage } from '../../../content/shared/api';
import { formatProblem } from '../../../content/shared/content-error';
import { type ApiExceptions, checkApi, titleName } from './check';
import type { ApiPage } from './pages';

const option = (name: string, given: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: 'number',
  optional: false,
  ...given,
});

const spring: ApiExport = {
  module: 'remotion',
  name: 'spring',
  kind: 'function',
  signature: 'spring(options: SpringOptions): number',
  parameter: 'options',
  members: [
    option('frame'),
    option('delay', { optional: true }),
    option('config', { optional: true, type: 'Config', members: [option('mass', { optional: true })] }),
    option('old', { optional: true, deprecated: true }),
  ],
  returns: [option('path')],
};
const img: ApiExport = {
  module: 'remotion',
  alsoIn: ['remotion/light'],
  name: 'Img',
  kind: 'component',
  signature: '<Img>',
  members: [option('src'), option('children')],
  inherited: ['style'],
};
const helper: ApiExport = {
  module: 'remotion',
  name: 'helper',
  kind: 'function',
  signature: '',
  members: [],
};
const packages: ApiPackage[] = [{ package: 'remotion', version: '4.0.0', exports: [spring, img, helper] }];

const none: ApiExceptions = { pages: {}, exports: {}, options: {} };
const page = (lines: string[], given: Partial<ApiPage> = {}): ApiPage => ({
  file: 'content/docs/spring.mdx',
  docId: 'spring',
  title: 'spring()',
  source: ['---', 'title: spring()', 'api: …', '---', ...lines].join('\n'),
  api: { package: 'remotion', export: 'spring' },
  isListed: true,
  ...given,
});
const problems = (pages: ApiPage[], exceptions = none) =>
  checkApi(pages, packages, exceptions).problems.map(formatProblem);

const whole = ['## Arguments', '### `frame`', '### `delay?`', '### `config?`', '#### `mass?`'];

test('headings have the lines of the file; what is in a fence, or has words beside its names, names nothing', () => {
  const source = [
    '```md',
    '## `no`',
    '```',
    '### `a`, `b?` <AvailableFrom v="4.0.1" /> {#x}',
    '## Use `c`',
  ].join('\n');
  expect(readHeadings(source)).toEqual([
    {
      line: 4,
      level: 3,
      text: '`a`, `b?`',
      id: 'x',
      names: [
        { name: 'a', optional: false, isCall: false },
        { name: 'b', optional: true, isCall: false },
      ],
      since: '4.0.1',
    },
    { line: 5, level: 2, text: 'Use `c`', id: 'use-c', names: [] },
  ]);
  expect(readHeadings('### `seek()`')[0]?.names).toEqual([{ name: 'seek', optional: false, isCall: true }]);
});

test('a page that documents every option as the types have it is right', () => {
  expect(problems([page(whole)])).toEqual([]);
});

test('what comes out, what is gone, what is inherited, types and other functions are no options', () => {
  const more = [
    '## Return value',
    '### `frames`',
    '## Removed options',
    '### `gone?`',
    '## Events',
    '### `ended`',
  ];
  const others = ['### `SpringRef`', '#### `stop`', '### `measure()`', '#### `threshold`', '### `path`'];
  expect(problems([page([...whole, ...more, '## More', ...others])])).toEqual([]);
  const api = { package: 'remotion/light', export: 'Img' };
  expect(problems([page(['### `src`', '### `style?`'], { title: '<Img>', api })])).toEqual([]);
});

test('the object that holds the options may have a heading of its own', () => {
  const below = ['### `options`', '#### `frame`', '#### `delay?`', '#### `config?`'];
  expect(problems([page(below)])).toEqual([]);
});

test('an option without a heading', () => {
  expect(problems([page(whole.filter((line) => !line.includes('delay')))])).toEqual([
    [
      'content/docs/spring.mdx',
      '  found:    no heading for `delay?`',
      '  expected: a heading for each option of `spring`',
      '  fix:      Add a section with the heading ### `delay?`. Its type is `number`.',
    ].join('\n'),
  ]);
  expect(
    problems([page(['### `frame`', '### `config?`'])], { ...none, options: { 'spring.delay': 'why' } }),
  ).toEqual([]);
});

test('a heading for what does not exist, with the nearest name', () => {
  expect(problems([page([...whole, '### `delays?`'])])).toEqual([
    [
      'content/docs/spring.mdx:10',
      '  found:    a heading for `delays`, which `spring` does not have',
      '  expected: headings for names that the types have',
      '  fix:      Did you mean `delay`?',
    ].join('\n'),
  ]);
  expect(problems([page([...whole, '#### `weight?`'])])).toEqual([
    [
      'content/docs/spring.mdx:10',
      '  found:    a heading for `weight`, which `config` does not have',
      '  expected: headings for names that the types have',
      '  fix:      Remove the section, or move it to “Removed options”.',
    ].join('\n'),
  ]);
});

test('a mark that says something else than the types', () => {
  const wrong = ['### `frame?`', '### `delay`', '### `config?`', '#### `mass`'];
  expect(problems([page(wrong)])).toEqual([
    [
      'content/docs/spring.mdx:5',
      '  found:    the heading `frame?`',
      '  expected: `frame`: it is required',
    ].join('\n'),
    [
      'content/docs/spring.mdx:6',
      '  found:    the heading `delay`',
      '  expected: `delay?`: it is optional',
    ].join('\n'),
    [
      'content/docs/spring.mdx:8',
      '  found:    the heading `mass`',
      '  expected: `mass?`: it is optional',
    ].join('\n'),
  ]);
});

test('a version that is missing or differs from the snapshot', () => {
  const entry: ApiExport = {
    ...spring,
    since: '1.2',
    members: [
      option('frame', { since: '2.0.0' }),
      option('delay', { optional: true, since: '4.0.30' }),
      option('config', { optional: true, members: [option('mass', { optional: true, since: '3.1.4' })] }),
      option('to', { of: 'Spring', since: '2.1' }),
      option('to', { of: 'Loop', since: '2.2' }),
    ],
  };
  const report = (...versions: string[]) => {
    const [own, frame, delay, config, mass, to] = versions.map((v) => v && `<AvailableFrom v="${v}" />`);
    const lines = [
      'It moves. <AvailableFrom v="9.9.9" />',
      `${own}`,
      `### \`frame\` ${frame}`,
      `### \`delay?\` ${delay}`,
      `### \`config?\` ${config}`,
      `#### \`mass?\` ${mass}`,
      `### \`to\` ${to}`,
      '### `Other`',
      '<AvailableFrom v="9.9.9" />',
    ];
    const known = [{ package: 'remotion', version: '4.0.357', exports: [entry] }];
    return checkApi([page(lines)], known, none).problems.map(formatProblem);
  };
  const problem = (line: number, [name, found, expected]: readonly [string, string, string]) =>
    [
      `content/docs/spring.mdx:${line}`,
      `  found:    \`${name}\` available from v${found}`,
      `  expected: ${expected}, as in the API snapshot`,
      `  fix:      Correct \`v\` of <AvailableFrom>. If the page is right, correct the \`since\` of \`${name}\` in content/api.`,
    ].join('\n');
  expect(report('v1.2.0', '2', '4.0.30', '4.0.9', '3.1.4', '2.2.0')).toEqual([]);
  expect(report('1.20', '2.0.1', '4.0.3', '4.0.9', 'v3.1', '2.3')).toEqual([
    problem(6, ['spring', '1.20', 'v1.2']),
    problem(7, ['frame', '2.0.1', 'v2.0.0']),
    problem(8, ['delay', '4.0.3', 'v4.0.30']),
    problem(11, ['to', '2.3', 'v2.1 or v2.2']),
    problem(10, ['mass', '3.1', 'v3.1.4']),
  ]);
  // Pages show the version of the snapshot where they state none.
  expect(report('', '2', '4.0.30', '', '3.1.4', '')).toEqual([]);
});

test('the version of a page stands in a line of its own, above the first heading and outside of code', () => {
  const tag = '<AvailableFrom v="4.0.1" />';
  expect(readPageVersion(['```mdx', '<AvailableFrom v="1.0" />', '```', tag].join('\n'))).toEqual({
    line: 4,
    since: '4.0.1',
  });
  expect(readPageVersion(['Text', '## More', tag].join('\n'))).toBeUndefined();
  expect(readPageVersion(`A flag ${tag}`)).toBeUndefined();
});

test('type lines of options, of options within them, of what is returned, and of parameters', () => {
  const entry: ApiExport = {
    ...spring,
    members: [option('id'), option('config', { type: 'Config', members: [option('mass')] })],
    returns: [option('id', { type: 'string' }), option('at', { type: '"a" | null' })],
  };
  const report = (exported: ApiExport, ...lines: string[]) =>
    checkApi(
      [page(lines)],
      [{ package: 'remotion', version: '4.0.0', exports: [exported] }],
      none,
    ).problems.map(({ line, found }) => `${line} ${found}`);
  const whole = (id: string, mass: string) => [
    '### `id`',
    id,
    '### `config`',
    '_object_',
    '#### `mass`',
    mass,
  ];
  const returned = ['## Return value', '### `id`', '_string_', '### `at`', '_number_'];
  expect(report(entry, ...whole('_number_', '_number_'))).toEqual([]);
  expect(report(entry, ...whole('_string_', '_boolean_'), ...returned)).toEqual([
    '6 `string` in the type line of `id`',
    '10 `boolean` in the type line of `mass`',
    '15 `number` in the type line of `at`',
  ]);
  expect(report(entry, ...whole('_number_', '_number_'), '## On success', '### `at`', '_string_')).toEqual([
    '13 `string` in the type line of `at`',
  ]);
  const choice: ApiExport = { ...spring, members: [option('way', { type: '"up" | "down"' })] };
  const way = ['### `way`', '_Way_', '#### Values', '`"up"` or', '### Other', '`"down"`'];
  expect(report(choice, ...way)).toEqual(['6 `way` without `"down"` in its type line']);
  const config: ApiExport = {
    ...spring,
    kind: 'value',
    members: [option('setPort', { type: '(port: number | null) => void' })],
  };
  expect(report(config, '### `setPort()`', '_number or `null`_')).toEqual([]);
  expect(report(config, '### `setPort()`', '_function_')).toEqual([]);
  expect(report(config, '### `setPort()`', '_string_')).toEqual(['6 `string` in the type line of `setPort`']);
});

test('`api` names an export that does not exist', () => {
  const api = { package: 'remotion', export: 'sprung' };
  expect(problems([page(whole, { api })])).toEqual([
    [
      'content/docs/spring.mdx:3',
      '  found:    `api` names `sprung` from `remotion`, which is not in the API snapshot',
      '  expected: an export of a documented package',
      '  fix:      Did you mean `spring`? A type is known after `npm run update -- api`.',
    ].join('\n'),
  ]);
});

test('a page of the API sidebar about an export has to say so, or to be listed', () => {
  const { api: _, ...untied } = page(whole);
  expect(problems([untied])).toEqual([
    [
      'content/docs/spring.mdx:1',
      '  found:    a page in the API sidebar about `spring` without `api` in its frontmatter',
      '  expected: the export that it documents',
      '  fix:      Add `api: {package: …, export: spring}` with `remotion`, or list the page with a reason in samples/api-exceptions.json.',
    ].join('\n'),
  ]);
  expect(problems([{ ...untied, isListed: false }])).toEqual([]);
  expect(problems([{ ...untied, title: 'Spring animations' }])).toEqual([]);
  expect(problems([untied], { ...none, pages: { spring: 'a guide' } })).toEqual([]);
});

test('an exception that nothing needs', () => {
  const exceptions = {
    pages: { spring: 'why' },
    exports: { 'remotion gone': 'why' },
    options: { 'spring.x': 'why' },
  };
  const idle = (key: string) =>
    [
      'samples/api-exceptions.json',
      `  found:    the unused exception \`${key}\``,
      '  expected: only exceptions that a page needs',
      '  fix:      Remove the line.',
    ].join('\n');
  expect(problems([page(whole)], exceptions)).toEqual(['spring', 'remotion gone', 'spring.x'].map(idle));
});

test('coverage counts what can be called or rendered, without exceptions', () => {
  expect(checkApi([page(whole)], packages, none).coverage).toEqual([
    { package: 'remotion', documented: 1, exports: 3, missing: ['Img', 'helper'] },
  ]);
  const exports = { 'remotion helper': 'why' };
  expect(checkApi([page(whole)], packages, { ...none, exports }).coverage[0]).toMatchObject({ exports: 2 });
});

test.each([
  ['spring()', 'spring'],
  ['<Img>', 'Img'],
  ['`<Circle />`', 'Circle'],
  ['Easing', 'Easing'],
  ['npx remotion render', undefined],
])('the title %s names %s', (title, name) => {
  expect(titleName(title)).toBe(name);
});

test('an option that is returned too is an option first', () => {
  const entry: ApiExport = { ...spring, members: [option('id')], returns: [option('id'), option('url')] };
  const report = (lines: string[]) =>
    checkApi([page(lines)], [{ package: 'remotion', version: '4.0.0', exports: [entry] }], none).problems.map(
      ({ line, found }) => [line, found],
    );
  expect(report(['### `id`', '## On success', '### `id?`', '### `url`'])).toEqual([]);
  expect(report(['### `id?`'])).toEqual([[5, 'the heading `id?`']]);
});
