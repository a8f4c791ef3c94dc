import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import type { PhrasingContent } from 'mdast';
import type { VFile } from 'vfile';
import { escapeHtml } from '../shared/escape-html';
import type { FileRecord } from './context';
import { lineOf, placeOf } from './place';
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
    const record = file.data.content as FileRecord;
    const { toc, links, apis } = record;
    const sections: Section[] = [];
    visit(tree, 'element', (node) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return;
      const given = typeof node.properties.id === 'string' ? node.properties.id : undefined;
      const id = headingId(node.children, slugger, given);
      takeExplicitId(node);
      const text = plainText(node.children).trim();
      node.properties.id = id;
      if (level === '1') {
        record.hasTitle = true;
        return;
      }
      if (given === undefined && toc.some((item) => item.id === id)) {
        record.warnings.push({
          ...placeOf(node, file),
          found: `the id \`${id}\`, which a heading above has`,
          expected: 'a unique id, because links lead to the first one',
          fix: 'Choose another id.',
        });
      }
      sections.push({ id, line: lineOf(node, file) ?? 0 });
      toc.push({ id, level: Number(level), text, title: inlineHtml(node.children).trim() });
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
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

/** The content of a heading, before or after it became HTML. */
type HeadingContent = ElementContent | PhrasingContent;

/**
 * Returns the id of a heading: the one in `{#id}`, or `given`, or one derived from the text. `slugger` must already
 * know the headings above it.
 */
export function headingId(
  content: readonly HeadingContent[],
  slugger: GithubSlugger,
  given?: string,
): string {
  const last = content.at(-1);
  const own = last?.type === 'text' ? explicitId.exec(last.value)?.[1] : undefined;
  return own ?? given ?? slugger.slug(idText(plainText(content).trim()));
}

/** Removes a trailing `{#id}` from a heading. */
function takeExplicitId({ children }: Element): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(explicitId, '');
}

function plainText(nodes: readonly HeadingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode') return node.value;
      const isComponent = 'name' in node && !/^[a-z]/.test(node.name ?? '');
      return 'children' in node && !isComponent ? plainText(node.children as HeadingContent[]) : '';
    })
    .join('');
}

/** Returns the text of a heading as HTML, keeping only code, emphasis and text. Names in code may break. */
function inlineHtml(nodes: ElementContent[], isCode = false): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' && isCode) return nameParts(node.value).map(escapeHtml).join('<wbr>');
      if (node.type === 'text') return escapeHtml(node.value);
      if (node.type !== 'element') return '';
      const inside = inlineHtml(node.children, node.tagName === 'code');
      return ['code', 'em', 'strong'].includes(node.tagName)
        ? `<${node.tagName}>${inside}</${node.tagName}>`
        : inside;
    })
    .join('');
}

/** Splits a name such as `options.timeoutInMilliseconds` where a line may break: after dots and before capitals. */
export function nameParts(name: string): string[] {
  return name.split(/(?<=[a-z\d]\.)(?=\w)|(?<=[a-z\d])(?=[A-Z])/);
}
