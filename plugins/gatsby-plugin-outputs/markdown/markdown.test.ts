import { browserNames, type ComponentName } from '../../../packages/content/compile/component-table';
import { compileText } from '../../../test/support/compile';
import { treeToMarkdown, treeToPlainHtml } from '.';
import { components } from './components';

const page = 'https://www.remotion.dev/sub/docs/page';

async function markdown(source: string): Promise<string> {
  return treeToMarkdown((await compileText(source)).tree ?? [], page);
}

describe('prose', () => {
  it.each([
    ['emphasis', 'Two **props** *matter*: `a | b` and ~~c~~.', 'Two **props** *matter*: `a | b` and ~~c~~.'],
    ['a heading without its anchor', '## `fps` {#fps}', '## `fps`'],
    ['an address of the page itself', '[Here](#there)', `[Here](${page}#there)`],
    ['an address of another site', '[There](https://a.dev/b)', '[There](https://a.dev/b)'],
    ['a list of tasks', '- [x] done\n- [ ] open', '- [x] done\n- [ ] open'],
    ['a numbered list', '1. one\n2. two\n   - three', '1. one\n2. two\n   - three'],
    ['a quote', '> so it is', '> so it is'],
    ['spaces around code', 'a  `b `  c\n d', 'a `b ` c d'],
    ['spaces at the ends of blocks', '<p> a </p>\n\n- {" b "}', 'a\n\n- b'],
    ['a nonbreaking space at the start of a block', 'b\n\n<p>\u00a0a</p>', 'b\n\n\u00a0a'],
    ['a disclosure', '<details>\n<summary>More</summary>\n\nText\n\n</details>', '**More**\n\nText'],
  ])('%s', async (_, source, expected) => {
    expect(await markdown(source)).toBe(expected);
  });

  it('a table, with a pipe in code', async () => {
    expect(
      await markdown(
        '| Name | Type |\n| :-- | --: |\n| `a` | `x \\| y` |\n| <AvailableFrom v="4.0.0" /> | c |',
      ),
    ).toBe('| Name | Type |\n| :- | -: |\n| `a` | `x \\| y` |\n| (available from v4.0.0) | c |');
  });

  it('the title is left to whoever writes the page', async () => {
    expect(await markdown('# Title\n\nText')).toBe('Text');
  });
});

describe('admonitions', () => {
  it.each([
    ['note', ':::note\nRead **this**.\n:::', '> [!NOTE]\n> Read **this**.'],
    ['a title of its own', ':::tip[Try it]\nNow.\n:::', '> [!TIP]\n> **Try it**\n>\n> Now.'],
    ['danger', ':::danger\nLost.\n\nGone.\n:::', '> [!CAUTION]\n> Lost.\n>\n> Gone.'],
    ['a list first', ':::warning\n- a\n- b\n:::', '> [!WARNING]\n>\n> - a\n> - b'],
    [
      'a component inside',
      ':::info\nNew <AvailableFrom v="4.0.1" />\n:::',
      '> [!NOTE]\n> New (available from v4.0.1)',
    ],
  ])('%s', async (_, source, expected) => {
    expect(await markdown(source)).toBe(expected);
  });
});

describe('samples', () => {
  it('keep their language and their title, and lose what was hidden', async () => {
    const source =
      '```tsx title="src/Root.tsx" {1}\nimport x from "y";\n// ---cut---\nconst a = <b>&amp;</b>;\n\nconst c = 1;\n```';
    expect(await markdown(source)).toBe(
      '```tsx title="src/Root.tsx"\nconst a = <b>&amp;</b>;\n\nconst c = 1;\n```',
    );
  });

  it('in a disclosure or a list are samples like all others', async () => {
    const sample = '```tsx title="src/A.tsx"\nconst a = <b>1</b>;\n```';
    const indented = sample.replaceAll('\n', '\n  ');
    expect(await markdown(`<details>\n<summary>More</summary>\n\n${sample}\n\n</details>`)).toBe(
      `**More**\n\n${sample}`,
    );
    expect(await markdown(`- one\n\n  ${indented}`)).toBe(`- one\n\n  ${indented}`);
  });

  it('a diff has its signs', async () => {
    expect(await markdown('```diff-ts\n same\n-old\n+new\n```')).toBe('```diff\n same\n-old\n+new\n```');
  });

  it('plain text has no language, and fences grow with what they hold', async () => {
    expect(await markdown('````\n```\ninner\n```\n````')).toBe('````\n```\ninner\n```\n````');
  });
});

/** A page with every component, and its Markdown. */
const samples: Record<ComponentName, [source: string, expected: string]> = {
  Commands: ['<Commands run={["npm install", "npm run dev"]} />', '```bash\nnpm install\nnpm run dev\n```'],
  CompatibilityTable: [
    '<CompatibilityTable chrome firefox={false} node hideServers />',
    '| Where | What | Supported |\n| - | - | - |\n| Browsers | Chrome | Yes |\n| Browsers | Firefox | No |',
  ],
  Credits: [
    '<Credits authors={[{username: "ada", displayName: "Ada", contribution: "the idea"}, {username: "bob"}]} />',
    '- [Ada](https://github.com/ada): the idea\n- [bob](https://github.com/bob)',
  ],
  Demo: [
    '<Demo type="frame" speed={3} />',
    '**Demo: The current frame.** The component is called for every frame and draws the image for that frame.\n\n```tsx\nconst frame = useCurrentFrame();\nconst x = frame * 3;\n```',
  ],
  Experimental: [
    '<Experimental>\n\nMay go.\n\n</Experimental>',
    '> [!WARNING]\n> **Experimental**\n>\n> May go.',
  ],
  Installation: [
    '<Installation pkg="remotion @remotion/cli" />',
    '- npm: `npm i --save-exact remotion @remotion/cli`\n- pnpm: `pnpm add --save-exact remotion @remotion/cli`\n- yarn: `yarn add --exact remotion @remotion/cli`\n- bun: `bun add --exact remotion @remotion/cli`\n\nAll Remotion packages in a project must have the exact same version. If yours isn’t the latest, add the version: `remotion@4.0.357`.',
  ],
  MediaTool: ['Before\n\n<MediaTool job="frame" />\n\nAfter', 'Before\n\nAfter'],
  OptionFilter: ['<OptionFilter>\n\n| a |\n| - |\n| b |\n\n</OptionFilter>', '| a |\n| - |\n| b |'],
  Step: ['## <Step>1</Step> Install', '## 1. Install'],
  TabItem: ['<TabItem value="a">\n\nAlone\n\n</TabItem>', 'Alone'],
  TableFilter: ['Before\n\n<TableFilter label="Filter" />\n\nAfter', 'Before\n\nAfter'],
  Tabs: [
    '<Tabs>\n<TabItem value="a" label={<em>First</em>}>\n\n- one\n\n</TabItem>\n<TabItem value="b">\n\n```ts\nb();\n```\n\n</TabItem>\n</Tabs>',
    '**_First_:**\n\n- one\n\n**b:**\n\n```ts\nb();\n```',
  ],
  TsType: [
    'A <TsType type="VideoConfig" source="remotion" href="https://a.dev" /> it is',
    'A [`VideoConfig`](https://a.dev) from `remotion` it is',
  ],
  YouTube: [
    '<YouTube id="abcdef123" title="How to" />',
    '[Video: How to](https://www.youtube.com/watch?v=abcdef123)',
  ],
};

describe('components', () => {
  it('each has its Markdown [13.1]', () => {
    expect(Object.keys(samples).sort()).toEqual([...browserNames].sort());
    expect(Object.keys(samples)).toEqual(expect.arrayContaining(Object.keys(components)));
  });

  it.each(Object.entries(samples))('%s', async (_, [source, expected]) => {
    expect(await markdown(source)).toBe(expected);
  });

  it('tabs stand in the order and under the labels of the group', async () => {
    const source =
      '<Tabs values={[{value: "b", label: "Second"}, {value: "a"}]}>\n<TabItem value="a" label="A">\n\n1\n\n</TabItem>\n<TabItem value="b">\n\n2\n\n</TabItem>\n</Tabs>';
    expect(await markdown(source)).toBe('**Second:**\n\n2\n\n**A:**\n\n1');
  });

  it('something experimental says so by itself', async () => {
    expect(await markdown('<Experimental />')).toBe(
      '> [!WARNING]\n> **Experimental**\n>\n> This feature may change in any release. Check the changelog before you upgrade.',
    );
  });
});

test('a diagram is its title and description in words', async () => {
  const yaml =
    'kind: flow\ntitle: A < B\ndescription: A comes before B, and B comes after A, because an arrow leads from A to B.\nsteps: [{row: [A]}, {row: [B]}]\n';
  const files = { 'content/diagrams/ab.yaml': yaml };
  const { tree } = await compileText('<Diagram name="ab" caption="An arrow." />', files);
  expect(treeToMarkdown(tree ?? [], page).trim()).toBe(
    '**Diagram: A < B.** A comes before B, and B comes after A, because an arrow leads from A to B.',
  );
});

test('the same content as plain HTML has no controls', async () => {
  const { tree } = await compileText('## A\n\n```ts\nlet a = 1;\n```\n\n[b](#c)');
  expect(treeToPlainHtml(tree ?? [], page)).toBe(
    `<h2 id="a">A</h2><pre><code class="language-ts">let a = 1;</code></pre><p><a href="${page}#c">b</a></p>`,
  );
});
