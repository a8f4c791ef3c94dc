import { markdownFile } from '../shared/page-files';
import { settings } from '../site/settings';
import type { PublicUrl } from './addresses';
import { element } from './markdown/html-to-hast';
import { writeMarkdown } from './markdown/write-markdown';
import { type OutputPage, optional } from './page';
import { linkItem } from './page-markdown';

/** Pages that `llms.txt` names, by their headings in the order they first come; what may be left out comes last. */
export function llmsGroups(pages: readonly OutputPage[]): [heading: string, pages: OutputPage[]][] {
  const groups = new Map<string, OutputPage[]>();
  for (const page of pages) {
    if (!page.isListed || !page.heading) continue;
    groups.set(page.heading, [...(groups.get(page.heading) ?? []), page]);
  }
  return [...groups].sort(([a], [b]) => Number(a === optional) - Number(b === optional));
}

/** `llms.txt` (https://llmstxt.org): what the site is, and where its pages are as Markdown. */
export function llmsIndex(pages: readonly OutputPage[], publicUrl: PublicUrl): string {
  const groups = llmsGroups(pages).flatMap(([heading, entries]) => [
    element('h2', {}, heading),
    element(
      'ul',
      {},
      ...entries.map(({ path, title, description, answers }) =>
        linkItem({ title, href: markdownFile(path), description: describe(description, answers) }, publicUrl),
      ),
    ),
  ]);
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
    ...groups,
  ]);
}

/** What `llms.txt` says of a page: its description and what it answers. */
function describe(description: string | null, answers: readonly string[]): string | null {
  const asked = answers.length > 0 ? `Answers: ${answers.join('; ')}.` : '';
  return [description ?? '', asked].filter(Boolean).join(' ') || null;
}

/** `llms-full.txt`: the same pages whole, one after the other. `markdown` has their text by route. */
export function llmsFull(pages: readonly OutputPage[], markdown: ReadonlyMap<string, string>): string {
  const texts = llmsGroups(pages).flatMap(([, entries]) =>
    entries.map(({ path }) => markdown.get(path) ?? ''),
  );
  return texts.join('\n---\n\n');
}
