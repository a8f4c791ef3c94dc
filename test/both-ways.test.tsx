import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileContent } from '../packages/content/compile';
import { servedAttribute } from '../packages/content/shared/content-tree';
import { Content } from '../src/components/content/content';
import { allComponents } from '../src/components/large-components';
import { createContent, testEnvironment } from './support/compile';
import { moduleComponent } from './support/module-way';

/** One source for each feature that authors can use. */
const sources: Record<string, string> = {
  prose:
    'Two **props** and `code`, [a link](/docs/x), <b>bold</b>, {1 + 1}.\n\n> A quote\n\n1. one\n2. two\n   - nested\n\n---',
  headings: '## A `name()` <AvailableFrom v="4.0.1" />\n\n### Own {#own-id}\n\n#### Again',
  admonitions: ':::note[A `title`]\n\nText\n\n- a\n\n:::\n\n:::tip\nIn short\n:::',
  tables: '| a | b |\n|---|--:|\n| `x \\| y` | <TsType type="A" source="remotion" /> |',
  code: '```tsx title="a.tsx" {1} showLineNumbers\nconst a = <b>1</b>;\n```\n\n```diff\n-a\n+b\n```',
  tabs: '<Tabs groupId="g">\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n<TabItem value="b" label="B">\n\n```ts\nb\n```\n\n</TabItem>\n</Tabs>',
  components:
    '<Installation pkg="@remotion/paths" />\n\n<Step>1</Step> First\n\n<Experimental />\n\n<CompatibilityTable chrome firefox={false} />\n\n<YouTube id="abc" title="T" />\n\n<Credits authors={[{ username: "u", contribution: "c" }]} />',
  demos:
    '<Demo type="spring" damping={200} />\n\n<Demo type="easing" curve="bounce" caption="It bounces." />',
  details: '<details>\n<summary>Sum</summary>\n\nText <TsType type="A" />\n\n</details>',
  images: '![An image](./a.png)\n\nText ![inline](./a.png) more',
  'HTML comments': 'A <!-- gone --> b\n\n<!-- over\nlines -->\n\n{/* truncate */}\n\nC',
  'paragraphs with blocks': '<p>\n  Lines\n</p>\n\ntext <div>x</div> more',
  'own names':
    'export const n = 3;\n\nexport const list = [\'a\', <i key="b">b</i>];\n\n<em>{n}</em> {list} {n > 2 && <b>c</b>}\n\n{\n  <p>\n    d {n}\n    <br />\n  </p>\n}',
  'tabs of another tool':
    "import T from '@theme/Tabs';\nimport I from '@theme/TabItem';\n\n<T><I value=\"a\">x</I></T>",
  directives: 'At 10:30, :smile: and\n\n::leaf',
  footnotes: 'Text[^1]\n\n[^1]: The note.',
};

/** Ignores line breaks between elements, the numbers in ids, and the mark of HTML in the page's data. */
const normalized = (html: string) =>
  html
    .replaceAll(` ${servedAttribute}=""`, '')
    .replace(/>\s*\n\s*</g, '><')
    // React derives ids from the position in its tree, which has one more level in a module.
    .replace(/:R\w+:/g, ':id:')
    .trim();

describe('both ways of rendering give the same page', () => {
  test.each(Object.entries(sources))('%s', async (_name, source) => {
    const root = createContent({ 'content/docs/a.png': 'x' });
    const file = path.join(root, 'content/docs/page.mdx');
    const environment = testEnvironment(root);
    const { tree } = await compileContent(file, source, environment);
    expect(tree).not.toBeNull();
    const Module = await moduleComponent(file, source, environment);
    const asData = renderToStaticMarkup(<Content components={allComponents} tree={tree} />);
    const asModule = renderToStaticMarkup(
      <Content components={allComponents} tree={null}>
        <Module components={{ ...allComponents, 'truncate-marker': () => null }} />
      </Content>,
    );
    expect(normalized(asData)).toBe(normalized(asModule));
    expect(normalized(asData)).not.toBe('');
  });
});
