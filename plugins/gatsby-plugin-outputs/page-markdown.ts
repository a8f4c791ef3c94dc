import fs from 'node:fs';
import { blankFrontmatter, parseContent } from '@docs/content';
import { titleParts, usedInTocItem } from '@docs/content/shared';
import type { Element, ElementContent } from 'hast';
import type { PublicUrl } from './addresses';
import { treeToMarkdown } from './markdown';
import { element } from './markdown/html-to-hast';
import { writeMarkdown } from './markdown/write-markdown';
import type { Listed, OutputPage } from './page';

/** A page without the fields that its Markdown does not use: its place in the sidebar and in lists, and feed data. */
type MarkdownPage = Omit<OutputPage, 'trail' | 'heading' | 'isListed' | 'post'>;

/** Returns the fields of a page that its Markdown depends on. */
export function markdownPage({
  trail: _trail,
  heading: _heading,
  isListed: _isListed,
  post: _post,
  ...fields
}: OutputPage): MarkdownPage {
  return fields;
}

/**
 * Returns a complete page as Markdown: its title, description and source, its content, the links it lists,
 * the pages that use the API it documents, and the questions it answers.
 */
export function pageMarkdown(page: MarkdownPage, publicUrl: PublicUrl): string {
  const url = publicUrl(page.path);
  const { description, lastModified, list = [] } = page;
  const facts = [`Source: ${url}`, ...(lastModified ? [`Last updated: ${lastModified}`] : [])];
  const head = [
    element('h1', {}, ...titleNodes(page.title)),
    ...(description ? [element('blockquote', {}, element('p', {}, description))] : []),
  ];
  const links = list.length > 0 ? [element('ul', {}, ...list.map((item) => linkItem(item, publicUrl)))] : [];
  return [
    writeMarkdown(head),
    facts.join('\n'),
    contentOf(page, url),
    writeMarkdown(links),
    writeMarkdown(usedInOf(page, publicUrl)),
    writeMarkdown(answersOf(page)),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function usedInOf({ usedIn = [] }: MarkdownPage, publicUrl: PublicUrl): Element[] {
  if (usedIn.length === 0) return [];
  const items = usedIn.map((item) => linkItem(item, publicUrl));
  return [element('h2', {}, usedInTocItem.text), element('ul', {}, ...items)];
}

/** Returns the questions that a page answers, as a section at its end; empty if there are none. */
function answersOf({ answers }: MarkdownPage): Element[] {
  if (answers.length === 0) return [];
  const items = answers.map((answer) => element('li', {}, answer));
  return [element('h2', {}, 'Questions this page answers'), element('ul', {}, ...items)];
}

function contentOf({ tree, source }: MarkdownPage, url: string): string {
  if (tree) return treeToMarkdown(tree.read(), url);
  return source ? withoutModuleCode(source, fs.readFileSync(source, 'utf8')) : '';
}

/** Returns the source of a file that is rendered as a module, without its imports and exports. */
export function withoutModuleCode(file: string, source: string): string {
  const { body } = blankFrontmatter(source);
  const statements = parseContent(file, source).tree.children.filter(
    ({ type }) => String(type) === 'mdxjsEsm',
  );
  // Last to first, so that the remaining offsets stay valid.
  return statements
    .reverse()
    .reduce(
      (text, { position }) => text.slice(0, position?.start.offset) + text.slice(position?.end.offset),
      body,
    )
    .trim();
}

/** Returns a title with API names formatted as code. */
function titleNodes(title: string): ElementContent[] {
  return titleParts(title).map(({ text, isCode }) =>
    isCode ? element('code', {}, text) : { type: 'text', value: text },
  );
}

/** Returns an item in a list of links. */
export function linkItem({ title, href, description }: Listed, publicUrl: PublicUrl): Element {
  const link = element('a', { href: publicUrl(href) }, ...titleNodes(title));
  return element('li', {}, link, description ? `: ${description}` : '');
}
