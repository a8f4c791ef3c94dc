import path from 'node:path';
import { createContent, testEnvironment } from '../../../test/support/compile';
import { compileContent } from '.';

/** A statement that makes MDX's generated code run. */
const code = '\n\nexport const isRun = true;\n';

const sources: Record<string, string> = {
  prose: 'Two **props** and `code`, [a link](https://a.example), <b>bold</b>.\n\n- a\n- [x] b\n\n---',
  tables: '| a | b |\n|---|--:|\n| `x \\| y` | <TsType type="A" source="remotion" /> |',
  'JSX tables': '<table><tbody><tr><td>a</td> <td>b</td></tr></tbody></table>',
  samples: '```tsx title="a.tsx" {1}\nconst a = <b>1</b>;\n```',
  components: '<Tabs>\n<TabItem value="a" label={\'A\'}>\n\nText\n\n</TabItem>\n</Tabs>',
  'literals in props':
    '<Credits authors={[{ username: "u", "contribution": null }]} /> <Step number={1}>1</Step>',
  'styles and classes': '<p class="a" style="color: red">b</p>\n\n<i style={{ color: "red" }}>c</i>',
  'renamed components': 'import Box from \'@theme/TabItem\';\n\n<Box value="a">x</Box>',
  'literal expressions': 'a{" "}b {"c"}{""} {1} {true} {null}',
  comments: 'A {/* no */} b\n\n{/*\n no \n*/}\n\n{/* truncate */}\n\nC',
  headings: '## A `name()` <AvailableFrom v="4.0.1" />\n\n### Own {#own-id}',
  footnotes: 'Text[^1]\n\n[^1]: The note.',
};

test.each(Object.entries(sources))('%s are the same with and without generated code', async (_, source) => {
  const root = createContent({});
  const compile = (text: string) =>
    compileContent(path.join(root, 'content/docs/page.mdx'), text, testEnvironment(root));
  const plain = await compile(source);
  expect(plain.tree).not.toHaveLength(0);
  expect(plain).toEqual(await compile(source + code));
});

test.each([
  ['{1 + 1}', ['2']],
  [
    '{[1, 2].map((n) => <b key={n}>{n}</b>)}',
    [
      { tag: 'b', html: '1' },
      { tag: 'b', html: '2' },
    ],
  ],
  ['<b {...{ title: "a" }}>c</b>', [{ tag: 'b', props: { title: 'a' }, html: 'c' }]],
  ['<b title={`a`}>c</b>', [{ tag: 'b', props: { title: 'a' }, html: 'c' }]],
])('code is run: %s', async (source, tree) => {
  const root = createContent({});
  const file = path.join(root, 'content/docs/page.mdx');
  expect((await compileContent(file, source, testEnvironment(root))).tree).toEqual(tree);
});
