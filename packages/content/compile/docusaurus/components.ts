import type { Expression, Program } from 'estree';
import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { ComponentName } from '../component-table';
import type { FileRecord } from '../context';
import type { Jsx } from '../nodes';
import { visit } from '../visit';

/** Components of Docusaurus that the site has too, by the module that they are imported from. */
export const componentAliases: Record<string, ComponentName> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
};

/** Components of Docusaurus that have a Markdown or HTML equivalent. */
const replacements: Record<string, (node: Jsx) => RootContent | undefined> = {
  '@docusaurus/Link': toLink,
  '@theme/Admonition': toAdmonition,
  '@theme/CodeBlock': toCode,
  '@theme/Details': toDetails,
};

/**
 * Remark plugin: replaces components and calls of Docusaurus with their equivalents.
 * `<Link to>` becomes an `<a>`; `<Details>`, `<Admonition>` and `<CodeBlock>` become their Markdown; an
 * attribute value `require('./a.png').default` or `useBaseUrl('/a.png')` becomes the URL itself.
 */
export function remarkDocusaurus() {
  return (tree: Root, file: VFile) => {
    const { bindings } = file.data.content as FileRecord;
    visit(tree, (node, index, parent) => {
      // In other tools, the highlighted lines may follow the language without a space: `js{4}`.
      const [, lang, rest] = (node.type === 'code' && /^([^{[]+)([{[].*)$/.exec(node.lang ?? '')) || [];
      if (node.type === 'code' && lang)
        Object.assign(node, { lang, meta: [rest, node.meta].filter(Boolean).join(' ') });
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute') readAddress(attribute, bindings);
      }
      const binding = node.name ? bindings.get(node.name) : undefined;
      const replace = binding?.kind === 'unknown' ? replacements[binding.source] : undefined;
      const replacement = replace?.(node);
      if (!replacement || !parent || index === undefined) return;
      parent.children[index] = replacement as (typeof parent.children)[number];
      return index;
    });
  };
}

function readAddress(attribute: MdxJsxAttribute, bindings: FileRecord['bindings']): void {
  if (typeof attribute.value !== 'object' || !attribute.value) return;
  const statement = (attribute.value.data?.estree as Program | undefined)?.body[0];
  if (statement?.type !== 'ExpressionStatement') return;
  const address = addressOf(statement.expression, bindings);
  if (address !== undefined) attribute.value = address.replace(/^@site\/static\//, '/');
}

/**
 * Returns the URL in `require('x')`, `require('x').default` or a call of the default export of
 * `@docusaurus/useBaseUrl`.
 */
function addressOf(expression: Expression, bindings: FileRecord['bindings']): string | undefined {
  if (expression.type === 'MemberExpression' && expression.object.type === 'CallExpression')
    return addressOf(expression.object, bindings);
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return undefined;
  const { name } = expression.callee;
  const binding = bindings.get(name);
  const isBaseUrl = binding?.kind === 'unknown' && binding.source === '@docusaurus/useBaseUrl';
  const [argument] = expression.arguments;
  if ((name !== 'require' && !isBaseUrl) || argument?.type !== 'Literal') return undefined;
  return typeof argument.value === 'string' ? argument.value : undefined;
}

function toLink(node: Jsx): RootContent {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'to') attribute.name = 'href';
  }
  node.name = 'a';
  return node as RootContent;
}

function toDetails(node: Jsx): RootContent {
  const summary = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'summary',
  );
  node.name = 'details';
  if (typeof summary?.value !== 'string') return node as RootContent;
  node.attributes = node.attributes.filter((attribute) => attribute !== summary);
  const text = { type: 'text' as const, value: summary.value };
  const first = { type: 'mdxJsxFlowElement', name: 'summary', attributes: [], children: [text] };
  const children: Node[] = node.children;
  children.unshift(first);
  return node as RootContent;
}

function toAdmonition(node: Jsx): RootContent | undefined {
  const texts = textAttributes(node);
  if (!texts) return undefined;
  const label: Paragraph[] = texts.title
    ? [
        {
          type: 'paragraph',
          data: { directiveLabel: true },
          children: [{ type: 'text', value: texts.title }],
        },
      ]
    : [];
  const isPhrasing = node.children.some(({ type }) => type === 'text');
  const body = isPhrasing ? [{ type: 'paragraph', children: node.children }] : node.children;
  return {
    type: 'containerDirective',
    name: texts.type ?? 'note',
    children: [...label, ...body] as ContainerDirective['children'],
  };
}

function toCode(node: Jsx): Code | undefined {
  const value = literalChild(node);
  const texts = textAttributes(node);
  if (value === undefined || !texts) return undefined;
  const title = texts.title ? `title=${JSON.stringify(texts.title)}` : '';
  const numbers = 'showLineNumbers' in texts ? 'showLineNumbers' : '';
  const lang = texts.language ?? /language-(\S+)/.exec(texts.className ?? '')?.[1] ?? null;
  return { type: 'code', lang, meta: [title, numbers, texts.metastring].filter(Boolean).join(' '), value };
}

/** Returns the only child of an element, if it is text, a string, or a template without placeholders. */
function literalChild(node: Jsx): string | undefined {
  const children = (node.children as RootContent[]).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const [child] = children;
  if (children.length !== 1 || !child) return undefined;
  if (child.type === 'text') return child.value.trim();
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
  const statement = child.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') return String(expression.value);
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** Returns the attributes of an element if all are plain strings. One without a value is an empty string. */
function textAttributes(node: Jsx): Record<string, string> | undefined {
  const texts: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof (attribute.value ?? '') !== 'string') return undefined;
    texts[attribute.name] = (attribute.value as string | null | undefined) ?? '';
  }
  return texts;
}
