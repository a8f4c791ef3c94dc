import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { escapeHtml } from '../../shared/escape-html';
import type { Gathered } from './context';
import { lineOf } from './place';
import { visit } from './visit';

const explicitId = /\s*\\?\{#([\w.:-]+)\\?\}\s*$/;

/**
 * Rehype plugin: gives h2 to h6 an id (`{#id}` if given, else derived from the text as on GitHub) and an
 * anchor link, and collects the table of contents. The id and the entry ignore components in a heading.
 * Records for links and samples which heading they are below.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const gathered = file.data.content as Gathered;
    const { toc, links, apis } = gathered;
    const sections: Section[] = [];
    visit(tree, 'element', (node) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return;
      const own = takeExplicitId(node);
      const text = plainText(node.children).trim();
      const id =
        own ?? (typeof node.properties.id === 'string' ? node.properties.id : slugger.slug(idText(text)));
      node.properties.id = id;
      if (level === '1') {
        gathered.hasTitle = true;
        return;
      }
      sections.push({ id, line: lineOf(node, file) ?? 0 });
      toc.push({ id, level: Number(level), text, title: inlineHtml(node.children).trim() });
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to: ${text}` },
        children: [],
      });
    });
    for (const item of [...links, ...apis.samples]) {
      const section = sections.findLast(({ line }) => line <= (item.line ?? 0));
      if (section) item.section = section.id;
    }
  };
}

/** A heading, and the line where its section starts. */
interface Section {
  id: string;
  line: number;
}

/**
 * Returns the text that an id is derived from. A heading of only emoji or symbols has no letters left and
 * becomes `section`.
 */
function idText(text: string): string {
  return /[\p{L}\p{N}]/u.test(slug(text)) ? text : 'section';
}

/** Removes a trailing `{#id}` from a heading. */
function takeExplicitId(node: Element): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = explicitId.exec(last.value)?.[1];
  if (id) last.value = last.value.replace(explicitId, '');
  return id;
}

function plainText(nodes: ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' ? plainText(node.children) : '',
    )
    .join('');
}

/** Returns the text of a heading as HTML, keeping only code, emphasis and text. */
function inlineHtml(nodes: ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value);
      if (node.type !== 'element') return '';
      const inside = inlineHtml(node.children);
      return ['code', 'em', 'strong'].includes(node.tagName)
        ? `<${node.tagName}>${inside}</${node.tagName}>`
        : inside;
    })
    .join('');
}
