import fs from 'node:fs';
import type { Element, ElementContent } from 'hast';
import { blankFrontmatter } from '../../mdx/compile/frontmatter-lines';
import { titleParts } from '../../shared/title-parts';
import type { PublicUrl } from './addresses';
import { treeToMarkdown } from './markdown';
import { element } from './markdown/html-to-hast';
import { writeMarkdown } from './markdown/write-markdown';
import type { Listed, MachinePage } from './page';

/** A whole page as Markdown: its title, what it is about, where it is from, its content, and what it lists. */
export function pageMarkdown(page: MachinePage, publicUrl: PublicUrl): string {
  const url = publicUrl(page.path);
  const { description, lastModified, list = [] } = page;
  const facts = [`Source: ${url}`, ...(lastModified ? [`Last updated: ${lastModified}`] : [])];
  const head = [
    element('h1', {}, ...titleNodes(page.title)),
    ...(description ? [element('blockquote', {}, element('p', {}, description))] : []),
  ];
  const links = list.length > 0 ? [element('ul', {}, ...list.map((item) => linkItem(item, publicUrl)))] : [];
  return [writeMarkdown(head), facts.join('\n'), contentOf(page, url), writeMarkdown(links)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function contentOf({ tree, source }: MachinePage, url: string): string {
  if (tree) return treeToMarkdown(tree, url);
  // A file that is rendered as a module is Markdown in the main: its author's own.
  return source ? blankFrontmatter(fs.readFileSync(source, 'utf8')).body.trim() : '';
}

/** A title with its API names as code. */
export function titleNodes(title: string): ElementContent[] {
  return titleParts(title).map(({ text, isCode }) =>
    isCode ? element('code', {}, text) : { type: 'text', value: text },
  );
}

/** A line of a list of links. */
export function linkItem({ title, href, description }: Listed, publicUrl: PublicUrl): Element {
  const link = element('a', { href: publicUrl(href) }, ...titleNodes(title));
  return element('li', {}, link, description ? `: ${description}` : '');
}
