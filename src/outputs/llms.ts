import type { Element } from 'hast';
import { markdownFile } from '../shared/page-files';
import { settings } from '../site/settings';
import type { PublicUrl } from './addresses';
import { apiFileOf, apiSchemaFile } from './api/file-names';
import type { ApiFile } from './api/schema';
import { element } from './markdown/html-to-hast';
import { writeMarkdown } from './markdown/write-markdown';
import { type OutputPage, optional } from './page';
import { linkItem } from './page-markdown';

/**
 * Returns the pages listed in `llms.txt`, by heading in order of first appearance; optional pages come last.
 */
export function llmsGroups(pages: readonly OutputPage[]): [heading: string, pages: OutputPage[]][] {
  const groups = new Map<string, OutputPage[]>();
  for (const page of pages) {
    if (!page.isListed || !page.heading) continue;
    groups.set(page.heading, [...(groups.get(page.heading) ?? []), page]);
  }
  return [...groups].sort(([a], [b]) => Number(a === optional) - Number(b === optional));
}

/**
 * Returns `llms.txt` (https://llmstxt.org): what the site is, where its pages are as Markdown, and where the
 * exports of packages are as JSON.
 */
export function llmsIndex(
  pages: readonly OutputPage[],
  packages: readonly ApiFile[],
  publicUrl: PublicUrl,
): string {
  const groups = llmsGroups(pages);
  const isOptional = ([heading]: (typeof groups)[number]) => heading === optional;
  return writeMarkdown([
    element('h1', {}, settings.name),
    element('blockquote', {}, element('p', {}, settings.description)),
    element(
      'p',
      {},
      'Every page is also there as Markdown: at its address without the slash at its end, and ',
      element('code', {}, '.md'),
      ' behind it. ',
      element('a', { href: publicUrl('/llms-full.txt') }, 'One file'),
      ' has them all.',
    ),
    ...groups.filter((group) => !isOptional(group)).flatMap((group) => pageSection(group, publicUrl)),
    ...apiSection(packages, publicUrl),
    ...groups.filter(isOptional).flatMap((group) => pageSection(group, publicUrl)),
  ]);
}

function pageSection([heading, pages]: [string, OutputPage[]], publicUrl: PublicUrl): Element[] {
  const items = pages.map(({ path, title, description, answers }) =>
    linkItem({ title, href: markdownFile(path), description: describe(description, answers) }, publicUrl),
  );
  return [element('h2', {}, heading), element('ul', {}, ...items)];
}

/** Returns the files about packages; empty if the site documents none. */
function apiSection(packages: readonly ApiFile[], publicUrl: PublicUrl): Element[] {
  if (packages.length === 0) return [];
  const schema = element('a', { href: publicUrl(apiSchemaFile) }, 'a JSON Schema');
  const items = packages.map(({ package: name, version, exports }) => {
    const title = `\`${name}\``;
    const count = `${exports.length} export${exports.length === 1 ? '' : 's'}`;
    const description = `${count} of version ${version}`;
    return linkItem({ title, href: apiFileOf(name), description }, publicUrl);
  });
  return [
    element('h2', {}, 'API as JSON'),
    element(
      'p',
      {},
      'For each package its exports: signatures, options with their defaults, the version that brought them, the page that ' +
        'documents them, and samples that use them. The files have ',
      schema,
      '.',
    ),
    element('ul', {}, ...items),
  ];
}

/** Returns the entry of a page in `llms.txt`: its description and the questions it answers. */
function describe(description: string | null, answers: readonly string[]): string | null {
  const asked = answers.length > 0 ? `Answers: ${answers.join('; ')}.` : '';
  return [description ?? '', asked].filter(Boolean).join(' ') || null;
}

/** Returns `llms-full.txt`: the full text of the same pages. `markdown` contains their texts by route. */
export function llmsFull(pages: readonly OutputPage[], markdown: ReadonlyMap<string, string>): string {
  const texts = llmsGroups(pages).flatMap(([, entries]) =>
    entries.map(({ path }) => markdown.get(path) ?? ''),
  );
  return texts.join('\n---\n\n');
}
