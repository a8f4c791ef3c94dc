import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Blockquote, Code, Paragraph, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { textOf } from '../../mdx/compile/text';

/** Serializes plain elements to GitHub-flavored Markdown. */
export function writeMarkdown(nodes: readonly ElementContent[]): string {
  const root = { type: 'root' as const, children: [...nodes] };
  const mdast = toMdast(root, { handlers: { aside, pre, summary, video: media, audio: media } }) as Root;
  return toMarkdown(mdast, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
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
