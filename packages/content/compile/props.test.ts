import { compileError, compileText } from '../../../test/support/compile';
import { componentNames, componentRule, mayHave } from './component-table';

describe('props of components are checked against the table', () => {
  test.each([
    [
      '<Tabs gropId="a">\n<TabItem value="b">b</TabItem>\n</Tabs>',
      'the unknown prop `gropId` of `<Tabs>`',
      'Did you mean `groupId`?',
    ],
    ['<AvailableFrom v="five" />', '`v` of `<AvailableFrom>` with the value "five"', 'Correct the value.'],
    ['<AvailableFrom />', '`<AvailableFrom>` without `v`', 'Add `v`.'],
    ['<YouTube />', '`<YouTube>` without `id`', 'Add `id`.'],
    ['<Tabs>\n<TabItem label="A">a</TabItem>\n</Tabs>', '`<TabItem>` without `value`', 'Add `value`.'],
    [
      '<Tabs>\n<TabItem value="a">a</TabItem>\n<TabItem value="a">b</TabItem>\n</Tabs>',
      'a second `<TabItem>` with the value `a`',
      'Change its `value`.',
    ],
    [
      '<MediaTool job="metdata" />',
      '`job` of `<MediaTool>` with the value "metdata"',
      'Did you mean `metadata`?',
    ],
    [
      '<Credits authors={[{ user: "ada" }]} />',
      '`authors[0].username` of `<Credits>` with the value [{"user":"ada"}]',
      'Correct the value.',
    ],
    ['<Commands>npx a</Commands>', '`<Commands>` without `run`', 'Add `run`.'],
    ['<ApiTabel package="remotion" />', 'an unknown component, `<ApiTabel>`', 'Did you mean `ApiTable`?'],
    [
      'Text <ApiTable package="a" export="b" /> text',
      '`<ApiTable>` inside a line of text',
      'Write `<ApiTable>` on a line of its own.',
    ],
  ])('%s', async (source, found, fix) => {
    const message = await compileError(source);
    expect(message).toMatch(/^content\/docs\/page\.mdx:\d/);
    expect(message).toContain(`found:    ${found}`);
    expect(message).toContain(`fix:      ${fix}`);
  });

  test('what is only known when the page runs is not checked', async () => {
    for (const source of [
      'export const f = () => "1";\n\n<YouTube id={f()} />',
      '<YouTube {...{ id: "1.0" }} />',
      'export const Tabs = () => null;\n\n<Tabs own="x" />',
    ])
      expect(await compileError(source)).toBe('no error');
  });

  test('the kind of page follows from the table', () => {
    expect(mayHave('Post', 'Demo')).toBe(true);
    expect(mayHave('Expert', 'MediaTool')).toBe(false);
    expect(mayHave('Post', 'Tabs')).toBe(true);
    expect(componentNames).not.toContain('Diagram');
    expect(componentRule('constructor')).toBeUndefined();
  });
});

describe('what would be passed over in silence is warned about', () => {
  test.each([
    [
      '```tsx live alt="a" durration=90\na\n```',
      'the unknown word `durration` on a code fence',
      'Did you mean `duration`?',
    ],
    ['```ts titel="a.ts"\na\n```', 'the unknown word `titel` on a code fence', 'Did you mean `title`?'],
    ['```tyepscript\na\n```', 'the unknown language `tyepscript`', 'Did you mean `typescript`?'],
    ['```ts {99}\na\n```', 'line 99 highlighted in a sample with 1 line', 'Count only the lines'],
    [
      '<TabItem value="a" label="A">a</TabItem>',
      '`<TabItem>` outside of `<Tabs>`',
      'Write `<Tabs>` above it and `</Tabs>` below it.',
    ],
    [
      '<Tabs>\n\nText\n\n</Tabs>',
      '`<Tabs>` with text that is in no tab',
      'Write `<TabItem value="…" label="…">` around each text.',
    ],
    ['<Tabs></Tabs>', '`<Tabs>` without tabs', 'Write `<TabItem value="…" label="…">` around each text.'],
    [
      '<Tabs defaultValue="mca">\n<TabItem value="mac">a</TabItem>\n</Tabs>',
      '`defaultValue="mca"`, which no tab has',
      'Did you mean `mac`?',
    ],
    ['```ts {1-}\na\n```', '`{1-}` on a code fence', 'Write both ends of a range.'],
    ['```ts {0}\na\n```', '`{0}` on a code fence', 'Write both ends'],
    ['```ts title="a.ts\na\n```', '`title="a.ts` without its closing quote', 'Add `"`.'],
    ['```ts title=a.ts\na\n```', '`title=a.ts` without quotes', 'Write `title="a.ts"`.'],
    [
      '```ts\n// higlight-next-line\na\n```',
      'the comment `higlight-next-line` in a sample',
      'Did you mean `highlight-next-line`?',
    ],
    ['```ts\na\n// ---cut--\nb\n```', 'the comment `---cut--` in a sample', 'Did you mean `---cut---`?'],
    ['```ts\n// @filname: b.ts\na\n```', 'the comment `@filname:`', 'Did you mean `@filename:`?'],
    [
      '```ts\n// highlight-start\na\n```',
      '`highlight-start` without `highlight-end`',
      'Add `// highlight-end`.',
    ],
    [
      '```ts\na\n// highlight-end\n```',
      '`highlight-end` without `highlight-start`',
      'Add `// highlight-start`.',
    ],
    ['[here]()', 'a link without an address', 'Add the address.'],
    ['![A picture]()', 'an image without an address', 'Add the address.'],
    ['##Heading', '`##Heading`, which readers see as text', 'Write `## Heading`.'],
    [':::', '`:::`, which readers see as text', 'Write the name right after the colons'],
    ['A [[some-page]] b.', '`[[some-page]]`, which readers see with its brackets', 'Write a link'],
    ['[[toc]]', '`[[toc]]`, which readers see with its brackets', 'Remove it'],
    ['> [!WARNING]\n> Text', '`[!WARNING]`, which readers see as text', 'Write `:::warning` above the text'],
    ['<<< @/snippets/a.ts{2}', '`<<< @/snippets/a.ts{2}`, which readers see as text', 'Copy the code'],
    ['<script setup>\nconst a = {};\n</script>\n\nText', '`<script setup>`, which is left out', 'Move code'],
    ['A [b][c].', '`[b][c]`, a link without an address', 'Add that line'],
    ['A[^1].', '`[^1]`, a footnote without a text', 'Write the footnote'],
    ['A [b](/docs/c d).', '`](/docs/c d)`, which is no link', 'Write `%20` for a space.'],
    ['A **b **c.', '`**b **`, which readers see with its asterisks', 'Write `**b**`.'],
    ['A [b] (/docs/c).', '`[b] (/docs/c)`, which is no link', 'Write `[b](/docs/c)`.'],
    ['A (b)[/docs/c].', '`(b)[/docs/c]`, which is no link', 'Write `[b](/docs/c)`.'],
    ['A ** big ** c.', '`** big **`, which readers see with its asterisks', 'Write `**big**`.'],
    ['A\n\n    const a = 1;\n\nB', '`const a = 1;`, which is indented', 'Write ```` ``` ```` above'],
    ['1. A\n  - b\n', '`- b`, which readers see below the list', 'Indent it by 3 spaces, or not at all.'],
    ['10. A\n\n  Text\n', '`Text`, which readers see below the list', 'Indent it by 4 spaces'],
    ['1. A\n\n  ```ts\n  a\n  ```\n', '`` ```ts ``, which readers see below', 'Indent it by 3 spaces'],
    ['A [b](/docs/c and d.', '`[b](/docs/c`, a link that is never closed', 'Write `[b](/docs/c)`.'],
    ['| a | b |\n| 1 | 2 |', '`| a | b |`, a table that readers see as text', 'Add the line.'],
    ['A [](https://b.example).', 'a link to `https://b.example` without a text', 'Add the text.'],
    ['[A](http://localhost:8000/docs/b)', 'a link to `http://localhost:8000/docs/b`', 'Write `/docs/b`.'],
    ['A\n\n## \n\nB', 'a heading without a text', 'Add the text.'],
    ['::note\nA\n', '`::note`, which is no admonition', 'Write `:::note`.'],
    ['A\nimport B from "./b"', '`import B from "./b"`, which readers see', 'Move it to a line of its own'],
    ['<details>\n\nText\n\n</details>', '`<details>` without a `<summary>`', 'Add `<summary>'],
    ['A\n\n{/* trunkate */}', 'the comment `{/* trunkate */}`', 'Did you mean `truncate`?'],
    ['---\ntitle: A\n\nText', 'frontmatter that is never closed', 'Write `---` below the last key.'],
    ['\n---\ntitle: A\n---\n', 'frontmatter below an empty line', 'Remove the empty lines above it.'],
    ['## A {#b}\n\n## C {#b}', 'the id `b`, which a heading above has', 'Choose another id.'],
    ['```mermaid\ngraph TD\n```', 'a Mermaid diagram', 'Use `<Diagram>` instead.'],
    ['\n', 'an empty file', 'Write the page, or delete the file.'],
  ])('%s', async (source, found, fix) => {
    const { warnings } = await compileText(source);
    expect(warnings).toMatchObject([
      {
        line: expect.any(Number),
        found: expect.stringContaining(found),
        fix: expect.stringContaining(fix),
      },
    ]);
  });

  test('text that looks like a slip is not', async () => {
    for (const source of [
      'A \\[b][c] and `[b][c]`, #12, a ** b ** c, 2**3, `src/**/*.ts`, x ::: y and array[0][1](2).',
      'The [[Prototype]] of a, [[1, 2], [3]], \\[[a]] and `[[a]]`.\n\n[[b]]\n\n[b]: /c',
      '<style>{`.a { color: red }`}</style>\n\n{/*<script>*/}',
      '[a][b] and[^1]\n\n[b]: /c\n\n[^1]: Text',
      '<details>\n<summary>A</summary>\n\nText\n\n</details>',
      '```ts\n// highlight-start\na\n// highlight-end\n// a-word\n// @ts-expect-error: b\n// @filename: a.ts\n```',
      '---\n\nA line above.',
      '1. A\n\n   Text\n   - b\n\n       - c\n\n2. B\n- C\n\nText\n\n    - d\n',
      '<details>\n    <summary>A</summary>\n\n    Text\n\n</details>',
      '(a)[0] and a(b)[c], **a** b **c d** and 2 ** a ** b.',
      '{/* fact: x */}',
      'Text\n\n{/* truncate */}',
    ])
      expect({ source, ...(await compileText(source)) }).toMatchObject({ source, warnings: [] });
  });

  test('what other tools have is not', async () => {
    const { warnings } = await compileText(
      '```tsx twoslash title="src/{9}.tsx" {1} showLineNumbers=5 no-check="titel"\na\n```\n\n```diff-ts\n+a\n```\n\n```\nplain\n```\n\n```sh npm2yarn\na\n```',
    );
    expect(warnings).toEqual([]);
  });
});
