import { compileText } from '../../../../test/support/compile';
import type { FindApi } from '../api-links/target';
import { highlightLines } from './highlight';

const findApi: FindApi = ([module, name, ...path]) =>
  module === 'remotion' && /^(spring|Series)$/.test(name)
    ? { to: `/docs/${name}${path.length > 0 ? `#${path.join('-')}` : ''}`, title: `"${name}" of remotion` }
    : undefined;

const block = async (code: string, info = 'tsx') => {
  const { tree, apis } = await compileText(`\`\`\`${info}\n${code}\n\`\`\``, {}, { findApi });
  const [node] = tree as { html: string }[];
  return { html: node?.html ?? '', apis };
};
const links = (html: string) => [...html.matchAll(/<a[^>]*>.*?<\/a>/g)].map(([link]) => link);

test('a link has the color of its token, and tells what it is', async () => {
  const { html } = await block("import {spring} from 'remotion';\nspring({fps});");
  expect(links(html)).toEqual([
    '<a href="/docs/spring" title="&quot;spring&quot; of remotion">spring</a>',
    '<a class="token function" href="/docs/spring" title="&quot;spring&quot; of remotion">spring</a>',
    '<a href="/docs/spring#fps" title="&quot;spring&quot; of remotion">fps</a>',
  ]);
});

test('text and colors are the same with and without links', () => {
  const code =
    'const a = <Series.Sequence offset={/* b */ spring({\n  fps: 1,\n})} title="c &amp;" />; // <d>';
  const target = { to: '/x', title: 'x' };
  const ranges = ['Series', 'Sequence', 'offset', 'spring', 'fps'].map((text) => {
    const start = code.indexOf(text);
    return { start, end: start + text.length, ...target };
  });
  const plain = highlightLines(code, 'tsx').join('\n');
  const linked = highlightLines(code, 'tsx', ranges).join('\n');
  expect(links(linked)).toHaveLength(5);
  const colors = (html: string) => {
    const pieces = html.matchAll(/<(?:span|a)(?: class="([^"]*)")?[^>]*>([^<]*)<\/(?:span|a)>|([^<]+)/g);
    return [...pieces].flatMap(([, color = '', inside, outside]) =>
      [...(inside ?? outside ?? '').replace(/\s/g, '')].map((letter) => `${letter} ${color}`),
    );
  };
  expect(colors(linked)).toEqual(colors(plain));
});

test('lines that are not shown count for imports, and have no links', async () => {
  const { html, apis } = await block(
    "import {spring} from 'remotion';\n// ---cut---\n// @errors: 1\n\nspring();",
  );
  expect(links(html)).toHaveLength(1);
  expect(html).toContain('title="&quot;spring&quot; of remotion">spring</a>');
  expect(apis.samples).toEqual([{ line: 1, uses: { '/docs/spring': 1 } }]);
});

test('samples and links know which heading they are below, partials by their own', async () => {
  const sample =
    '```tsx title="src/a.tsx"\nimport {spring} from \'remotion\';\nspring({fps: spring({})});\n```';
  const page = [
    '---\ntitle: A\n---',
    "import Part from './_part.mdx';",
    sample,
    '[a](/docs/spring)',
    '## One {#own}',
    '```ts\nconst nothing = 1;\n```',
    '<Part />',
    sample,
    '## See also',
    '- [b](/docs/spring)',
  ];
  const files = { 'content/docs/_part.mdx': `### Two\n\n${sample}` };
  const { apis, links: written } = await compileText(page.join('\n\n'), files, { findApi });
  const uses = { '/docs/spring': 3, '/docs/spring#fps': 1 };
  expect(apis.samples).toEqual([
    { title: 'src/a.tsx', line: 7, uses },
    { title: 'src/a.tsx', line: 22, section: 'own', uses },
    { title: 'src/a.tsx', line: 3, section: 'two', uses },
  ]);
  expect(written.map(({ section }) => section)).toEqual([undefined, 'see-also']);
});

test('other languages and diffs have no links', async () => {
  const code = "import {spring} from 'remotion';";
  for (const info of ['txt', 'json', 'diff-tsx']) expect(links((await block(code, info)).html)).toEqual([]);
});
