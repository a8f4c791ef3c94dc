import { textOf } from '@docs/content';
import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Blockquote, Code, Paragraph, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { element } from './html-to-hast';

/**
 * Serializes plain elements to GitHub-flavored Markdown.
 *
 * `toMdast` copies the tree that it is given and minifies its whitespace, which takes ten times as long as
 * converting it. So it gets an empty element, whose handler converts the nodes.
 */
export function writeMarkdown(nodes: readonly ElementContent[]): string {
  const root = { type: 'root' as const, children: nodes.map(collapseWhitespace) };
  const page: Handle = (state: State) => state.all(root);
  const handlers = { aside, pre, summary, video: media, audio: media, page };
  const mdast = toMdast({ type: 'root', children: [element('page')] }, { handlers }) as Root;
  return toMarkdown(mdast, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

const blocks = /^(p|h[1-6]|li|t[dh]|d[dt]|summary|div|aside|blockquote)$/;

/** Collapses whitespace in text as a browser does, except in code blocks, and removes it at both ends of blocks. */
function collapseWhitespace(node: ElementContent): ElementContent {
  if (node.type === 'text') return { ...node, value: node.value.replace(/[\t\n\f\r ]+/g, ' ') };
  if (node.type !== 'element' || node.tagName === 'pre') return node;
  const children = node.children.map(collapseWhitespace);
  if (blocks.test(node.tagName)) {
    const [first, last] = [children[0], children.at(-1)];
    if (first?.type === 'text') first.value = first.value.replace(/^ /, '');
    if (last?.type === 'text') last.value = last.value.replace(/ $/, '');
  }
  return { ...node, children };
}

/** GitHub's names for the kinds of admonitions. */
const alerts: Record<string, string> = {
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};
/** Titles that only repeat the kind. */
const plainTitle = /^(note|tip|info|important|warning|caution|danger|success)$/i;

/** Writes an admonition as an alert: a blockquote whose first line names its kind; a custom title is bold. */
const aside: Handle = (state: State, node: Element) => {
  const kind = /admonition-(\w+)/.exec(String(node.properties.className))?.[1];
  if (!kind) return { type: 'blockquote', children: state.toFlow(state.all(node)) } as Blockquote;
  const [title, ...rest] = node.children;
  const words = title?.type === 'element' ? textOf(title.children).trim() : '';
  const marker: Paragraph['children'] = [
    { type: 'html', value: `[!${alerts[kind] ?? 'NOTE'}]` },
    { type: 'text', value: '\n' },
  ];
  const inside = state.toFlow(state.all({ ...node, children: rest })) as BlockContent[];
  const [first, ...others] = inside;
  if (title?.type === 'element' && !plainTitle.test(words)) {
    const strong = { type: 'strong' as const, children: state.all(title) as Paragraph['children'] };
    return quote([{ type: 'paragraph', children: [...marker, strong] }, ...inside]);
  }
  if (first?.type === 'paragraph')
    return quote([{ ...first, children: [...marker, ...first.children] }, ...others]);
  return quote([{ type: 'paragraph', children: marker.slice(0, 1) }, ...inside]);
};

function quote(children: BlockContent[]): Blockquote {
  return { type: 'blockquote', children };
}

/** Writes a code fence: the language, followed by the title. */
const pre: Handle = (state: State, node: Element) => {
  const code = defaultHandlers.pre(state, node) as Code;
  const { title } = node.properties;
  return typeof title === 'string' && code.type === 'code'
    ? { ...code, lang: code.lang ?? 'txt', meta: `title="${title}"` }
    : code;
};

/** Writes the always visible line of a `<details>`. */
const summary: Handle = (state: State, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as Paragraph['children'] }],
});

/** Writes a video or audio element as a link to its file. */
const media: Handle = (_state: State, node: Element) => {
  const source = node.children.find((child) => child.type === 'element' && child.tagName === 'source');
  const url = String(node.properties.src ?? (source as Element | undefined)?.properties.src ?? '');
  const words = String(node.properties.title ?? node.properties.ariaLabel ?? url.split('/').at(-1));
  return url ? { type: 'link', url, children: [{ type: 'text', value: words }] } : undefined;
};
