import fs from 'node:fs';
import path from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { corpusEnvironment } from '../../../test/corpus/environment';
import { rewriteForMdx } from './docusaurus/syntax';
import { blankFrontmatter } from './frontmatter-lines';
import { parseWithoutCode } from './remark-parser';
import { visit } from './visit';

/** Returns the tree of MDX's own parser as plugins see it. */
function parsedByMdx(source: string): Root {
  let parsed: Root | undefined;
  const record = () => (tree: Root) => {
    parsed = structuredClone(tree);
  };
  compileSync(source, { format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective, record] });
  return parsed as Root;
}

/**
 * Returns what plugins read of a tree: MDX omits null where Sätteri has it, and only MDX has the positions of
 * attributes and of the code in expressions.
 */
function readable(tree: Root): unknown {
  visit(tree, (node: Nodes) => {
    if ('attributes' in node && Array.isArray(node.attributes))
      for (const attribute of node.attributes) delete attribute.position;
    if (node.data && 'estree' in node.data) delete node.data.estree;
  });
  return JSON.parse(JSON.stringify(tree, (_, value) => value ?? undefined));
}

const folder = path.join(corpusEnvironment.contentDir, 'docs');
const withoutCode = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const { body } = blankFrontmatter(fs.readFileSync(path.join(folder, name), 'utf8'));
    return { name, source: rewriteForMdx(body) };
  })
  .filter(({ source }) => parseWithoutCode(source));

test('most files have no code', () => {
  expect(withoutCode.length).toBeGreaterThan(10);
});

// MDX's parser takes a list for loose if an empty line of its quote follows; in Markdown it is not.
// The parsers end an admonition that is never closed at different ends of the last line.
const sameTrees = withoutCode.filter(({ name }) => !['lists.mdx', 'unclosed-admonition.mdx'].includes(name));

test.each(sameTrees)('$name has the tree that MDX returns', ({ source }) => {
  expect(readable(parseWithoutCode(source) as Root)).toEqual(readable(parsedByMdx(source)));
});

test('comments and literals in attributes have their programs', () => {
  const tree = parseWithoutCode('{/* truncate */}\n\n<Demo speed={2} types={["a"]} title="t" controls />\n');
  expect(tree?.children).toMatchObject([
    { type: 'mdxFlowExpression', value: '/* truncate */', data: { estree: { body: [] } } },
    {
      attributes: [
        {
          name: 'speed',
          value: { data: { estree: { body: [{ expression: { type: 'Literal', value: 2 } }] } } },
        },
        {
          name: 'types',
          value: {
            data: {
              estree: { body: [{ expression: { type: 'ArrayExpression', elements: [{ value: 'a' }] } }] },
            },
          },
        },
        { name: 'title', value: 't' },
        { name: 'controls' },
      ],
    },
  ]);
});

test.each([
  ['an import', "import Note from './_note.mdx';"],
  ['an import in an admonition', ":::note\nimport Note from './_note.mdx';\n\nText\n:::"],
  ['an expression', 'One and {1 + 1}'],
  ['an expression behind a comment', '{/* a */ b}'],
  ['an attribute that is no literal', '<Demo speed={fast} />'],
  ['attributes from an object', '<Demo {...props} />'],
  ['a syntax error', '<Demo>'],
  ['a null character', 'a\0b'],
  ['an admonition with text behind its name', ':::no<te\n\nText\n\n:::'],
  ['an admonition with a space before its name', ':::note\n::: tip\nText\n:::\n:::'],
  ['colons with other text behind them', ':::10:30'],
])('MDX parses %s', (_, source) => {
  expect(parseWithoutCode(source)).toBeUndefined();
});
