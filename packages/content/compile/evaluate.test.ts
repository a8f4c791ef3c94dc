import { compileError, compileText } from '../../../test/support/compile';

/** Text that Markdown has with the parser for files without code, and with MDX's own. */
const code = '\n\nexport const isCode = true;\n';

const sources: Record<string, string> = {
  prose: 'Two **props** and `code`, [a link](https://a.example), <b>bold</b>.\n\n- a\n- [x] b\n\n---',
  tables: '| a | b |\n|---|--:|\n| `x \\| y` | <TsType type="A" source="remotion" /> |',
  'JSX tables': '<table><tbody><tr><td>a</td> <td>b</td></tr></tbody></table>',
  samples: '```tsx title="a.tsx" {1}\nconst a = <b>1</b>;\n```',
  components: '<Tabs>\n<TabItem value="a" label={\'A\'}>\n\nText\n\n</TabItem>\n</Tabs>',
  'literals in props':
    '<Credits authors={[{ username: "u"}]} /> <Tabs values={[{ value: "v" }]} defaultValue={null} lazy={false}>1</Tabs>',
  'styles and classes': '<p class="a" style="color: red">b</p>\n\n<i style={{ color: "red" }}>c</i>',
  'renamed components': 'import Box from \'@theme/TabItem\';\n\n<Box value="a">x</Box>',
  'literal expressions': 'a{" "}b {"c"}{""} {1} {true} {null}',
  comments: 'A {/* no */} b\n\n{/*\n no \n*/}\n\n{/* truncate */}\n\nC',
  headings: '## A `name()` <AvailableFrom v="4.0.1" />\n\n### Own {#own-id}',
  footnotes: 'Text[^1]\n\n[^1]: The note.',
};

test.each(Object.entries(sources))('%s are the same with code beside them', async (_, source) => {
  const plain = await compileText(source);
  const { dependencies: _files, ...rest } = await compileText(source + code);
  expect(plain.tree).not.toHaveLength(0);
  expect(plain).toEqual({ ...rest, dependencies: plain.dependencies });
});

test.each([
  ['{1 + 1}', ['2']],
  [`{\`a \${1 + 1} b\`}`, ['a 2 b']],
  ['{[1, <b>2</b>]}', ['1', { tag: 'b', html: '2' }]],
  ['{<>a <i>{"b"}</i></>}', ['a ', { tag: 'i', html: 'b' }]],
  ['{<Step>1</Step>}', [{ component: 'Step', children: ['1'] }]],
  ['<b {...{ title: "a" }}>c</b>', [{ tag: 'b', props: { title: 'a' }, html: 'c' }]],
  ['<b title={`a`}>c</b>', [{ tag: 'b', props: { title: 'a' }, html: 'c' }]],
  ['export const a = { b: [1, -2] };\n\n{a.b[1]}{a?.c?.d}{!a && "no"}', ['-2']],
  ['{props.title ?? "none"}', ['none']],
])('data is worked out: %s', async (source, tree) => {
  expect((await compileText(source)).tree).toEqual(tree);
});

test.each([
  ['a method that data inherits', '{"a".constructor.constructor("return 1")}'],
  ['a method without a call', '{[].concat}'],
  ['a regular expression', '{/a/}'],
  ['an assignment', 'export let a = 1;'],
  ['a calculation with an object', '{[] + 1}'],
  ['a class', 'export class A {}'],
])('%s makes a module', async (_, source) => {
  expect((await compileText(source)).tree).toBeNull();
});

test.each([
  ['{{ a: 1 }}', 'an object where text belongs'],
  ['export const a = {};\n\n{a.b.c}', '`c` of a value that does not exist'],
])('%s has no value', async (source, reason) => {
  expect(await compileError(source)).toContain(`found:    an expression without a value: ${reason}`);
});
