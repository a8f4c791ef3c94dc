import type { SiteSettings } from '@docs/content/settings';
import { markdownFile } from '@docs/content/shared';
import type { Element } from 'hast';
import type { PublicUrl } from './addresses';
import { type ApiFile, apiFileOf, apiSchemaFile } from './api/schema';
import { type LlmsSection, llmsSections } from './llms-sections';
import { element } from './markdown/html-to-hast';
import { writeMarkdown } from './markdown/write-markdown';
import type { OutputPage } from './page';
import { linkItem } from './page-markdown';

/** URL path of the index of the whole site. */
export const llmsFile = '/llms.txt';

/** The index of the exports of packages. */
const apiLlmsFile = '/api/llms.txt';

/**
 * Maximum number of characters in a section's index. A longer index is split, so that the site's index, one
 * section's index and a page fit into 60,000 characters together.
 */
const longestSection = 24_000;

interface LlmsContext {
  publicUrl: PublicUrl;
  site: Pick<SiteSettings, 'name' | 'description'>;
}

/** A file of a section's index, which is one of several if the section is large. */
interface LlmsFile extends Omit<LlmsSection, 'isOptional'> {
  text: string;
}

/**
 * Returns these files by URL path: `llms.txt` (https://llmstxt.org), which names the pages and links to an index
 * for each section; those indexes, with what each page is about and the questions it answers; and the index of the
 * packages' exports.
 */
export function llmsTexts(
  pages: readonly OutputPage[],
  packages: readonly ApiFile[],
  context: LlmsContext,
): Map<string, string> {
  const sections = llmsSections(pages).map((section) => ({ section, files: sectionFiles(section, context) }));
  const listed = (isOptional: boolean) => {
    const some = sections.filter(({ section }) => section.isOptional === isOptional);
    return some.flatMap(({ files }) => files.map((file) => sectionItem(file, isOptional, context)));
  };
  const others = listed(true);
  const index = writeMarkdown([
    ...head(context.site.name, context.site.description),
    introduction(context),
    element('h2', {}, 'Sections'),
    element('ul', {}, ...listed(false)),
    ...(packages.length > 0 ? [element('h2', {}, 'API as JSON'), apiItem(packages, context)] : []),
    ...(others.length > 0 ? [element('h2', {}, 'Optional'), element('ul', {}, ...others)] : []),
  ]);
  return new Map([
    [llmsFile, index],
    ...sections.flatMap(({ files }) => files.map(({ file, text }) => [file, text] as const)),
    ...(packages.length > 0 ? [[apiLlmsFile, apiIndex(packages, context)] as const] : []),
  ]);
}

function head(title: string, description: string): Element[] {
  return [element('h1', {}, title), element('blockquote', {}, element('p', {}, description))];
}

function introduction({ publicUrl }: LlmsContext): Element {
  return element(
    'p',
    {},
    'Each section below has an index, which says what each of its pages is about. Every page is also available as Markdown: ' +
      'remove the slash at the end of its address and add ',
    element('code', {}, '.md'),
    '. To find a page by a word, read ',
    element('a', { href: publicUrl('/find/index.md') }, 'the search without a server'),
    '. ',
    element('code', {}, publicUrl('/llms-full.txt')),
    ' contains the full text of all pages, which is more than most agents can read.',
  );
}

/** Returns the entry of a section, with the titles of its pages. */
function sectionItem({ title, file, pages }: LlmsFile, isOptional: boolean, { publicUrl }: LlmsContext) {
  const names = pages.map((page) => page.title.replaceAll('`', '')).join(', ');
  const description = isOptional ? countOf(pages.length, 'page') : names;
  return linkItem({ title, href: file, description }, publicUrl);
}

/** Returns the files of a section, each with a part of its pages. */
function sectionFiles({ title, file, pages }: LlmsSection, context: LlmsContext): LlmsFile[] {
  const parts: OutputPage[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    const { length: added } = writeMarkdown([pageItem(page, context)]);
    if (length + added > longestSection) {
      parts.push([]);
      length = 1000;
    }
    parts.at(-1)?.push(page);
    length += added;
  }
  return parts.map((part, index) => {
    const number = index + 1;
    const name = parts.length > 1 ? `${title} (${number} of ${parts.length})` : title;
    const address = number > 1 ? file.replace(/\.txt$/, `-${number}.txt`) : file;
    return { title: name, file: address, pages: part, text: sectionIndex(name, part, context) };
  });
}

function sectionIndex(title: string, pages: readonly OutputPage[], context: LlmsContext): string {
  const headings = [...new Set(pages.map((page) => page.heading ?? ''))];
  const itemsOf = (heading: string) => pages.filter((page) => page.heading === heading);
  return writeMarkdown([
    ...head(`${context.site.name}: ${title}`, `${countOf(pages.length, 'page')} of the documentation.`),
    element('p', {}, element('a', { href: context.publicUrl(llmsFile) }, 'Index of all sections')),
    ...headings.flatMap((heading) => [
      element('h2', {}, heading),
      element('ul', {}, ...itemsOf(heading).map((page) => pageItem(page, context))),
    ]),
  ]);
}

/** Returns the entry of a page: its description and the questions it answers. */
function pageItem({ path, title, description, answers }: OutputPage, { publicUrl }: LlmsContext): Element {
  const asked = answers.length > 0 ? `Answers: ${answers.join('; ')}.` : '';
  const about = [description ?? '', asked].filter(Boolean).join(' ') || null;
  return linkItem({ title, href: markdownFile(path), description: about }, publicUrl);
}

function apiItem(packages: readonly ApiFile[], { publicUrl }: LlmsContext): Element {
  const description = `the exports of ${countOf(packages.length, 'package')}, with signatures, options and defaults`;
  return element('ul', {}, linkItem({ title: 'Packages', href: apiLlmsFile, description }, publicUrl));
}

/** Returns the index of the files about packages. */
function apiIndex(packages: readonly ApiFile[], { publicUrl, site }: LlmsContext): string {
  const items = packages.map(({ package: name, version, exports }) => {
    const description = `${countOf(exports.length, 'export')} in version ${version}`;
    return linkItem({ title: `\`${name}\``, href: apiFileOf(name), description }, publicUrl);
  });
  return writeMarkdown([
    ...head(`${site.name}: API as JSON`, 'The exports of each package, for programs.'),
    element(
      'p',
      {},
      'Each file lists the exports of a package: signatures, options with their defaults, the version that added them, the ' +
        'page that documents them, and samples that use them. ',
      element('a', { href: publicUrl(apiSchemaFile) }, 'A JSON Schema'),
      ' describes the format.',
    ),
    element('h2', {}, 'Packages'),
    element('ul', {}, ...items),
  ]);
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns `llms-full.txt`: the full text of the same pages. `markdown` contains their texts by route. */
export function llmsFull(pages: readonly OutputPage[], markdown: ReadonlyMap<string, string>): string {
  const texts = llmsSections(pages).flatMap((section) =>
    section.pages.map(({ path }) => markdown.get(path) ?? ''),
  );
  return texts.join('\n---\n\n');
}
