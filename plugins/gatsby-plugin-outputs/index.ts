import fs from 'node:fs';
import path from 'node:path';
import {
  cacheRoot,
  codeDigest,
  digestOf,
  hasSameKeys,
  readCacheFile,
  writeCacheFile,
  writeIfChanged,
} from '@docs/content';
import { type ApiCard, type ApiHistory, type ChangedWeek, markdownFile } from '@docs/content/shared';
import { type PublicUrl, publicUrls, robots, sitemap } from './addresses';
import { skillFiles, writeArchive } from './agent-files';
import { apiTexts, versionsText } from './api';
import type { ApiFile } from './api/schema';
import { feeds } from './feeds';
import { llmsFile, llmsFull, llmsTexts } from './llms';
import { drawCards } from './og-images';
import type { OutputJob } from './options';
import type { OutputPage } from './page';
import { markdownPage, pageMarkdown } from './page-markdown';
import { weekEntries } from './week-entries';

/** The inputs of the files. */
interface OutputData {
  pages: readonly OutputPage[];
  packages: readonly ApiFile[];
  histories: readonly ApiHistory[];
  /** The documented APIs, by the targets of their links. */
  cards: ReadonlyMap<string, ApiCard>;
  /** What changed in the documentation, newest week first. */
  weeks: readonly ChangedWeek[];
  /** The files of the search index, by path without a leading slash. */
  index: Readonly<Record<string, string>>;
  /** Files that pages and agents load one by one, by URL path. */
  others: readonly (readonly [url: string, text: string])[];
}

/**
 * Writes the machine-readable files: Markdown, `llms.txt`, the exports of packages as JSON, feeds, the
 * sitemap, a packed copy of the documentation, the skill, and the Open Graph images. Returns their absolute paths.
 */
export async function writeOutputFiles(
  { pages, packages, histories, cards, weeks, index, others }: OutputData,
  job: Pick<OutputJob, 'root' | 'siteUrl' | 'pathPrefix' | 'language' | 'settings'>,
): Promise<string[]> {
  const { root, language, settings } = job;
  const publicUrl = publicUrls(job);
  const markdown = allMarkdown(pages, root, publicUrl);
  const pointer = `> Index of all pages: ${publicUrl(llmsFile)}\n\n`;
  const texts = new Map([
    ...pages.map(({ path: route }) => [markdownFile(route), pointer + (markdown.get(route) ?? '')] as const),
    [
      '/404.md',
      `${pointer}# Page not found\n\nTo find a page by a word, read ${publicUrl('/find/index.md')}.\n`,
    ],
    ...llmsTexts(pages, packages, { publicUrl, site: settings.site }),
    ['/llms-full.txt', llmsFull(pages, markdown)],
    ['/sitemap.xml', sitemap(pages, publicUrl)],
    ['/robots.txt', robots(publicUrl)],
    ...Object.entries(
      feeds([...pages, ...weekEntries(weeks, publicUrl)], { publicUrl, site: settings.site, language }),
    ),
    ...apiTexts(packages, histories, publicUrl),
    versionsText(cards),
  ]);
  const indexTexts = Object.entries(index).map(([name, text]) => [`/${name}`, text] as const);
  const packed = [...texts].filter(([name]) =>
    /\.(md|json)$|^\/llms\.txt$|\/llms[-\d]*\.txt$|^\/robots\.txt$/.test(name),
  );
  const version = packages.find(({ package: name }) => name === 'remotion')?.version ?? '0.0.0';
  const archive = await writeArchive(new Map([...packed, ...indexTexts]), { root, publicUrl, version });
  for (const [name, text] of [...skillFiles(publicUrl), ...indexTexts, ...others]) texts.set(name, text);
  const cardImages = await drawCards(pages, root);
  const fileOf = (url: string) => path.join(root, 'public', url);
  for (const [url, text] of texts) writeIfChanged(fileOf(url), text);
  for (const [url, card] of cardImages) writeIfChanged(fileOf(url), fs.readFileSync(card));
  return [archive, ...[...texts.keys(), ...cardImages.keys()].map(fileOf)];
}

/** Returns the Markdown of pages by route. For unchanged pages, it comes from a single cache file of the last build. */
function allMarkdown(pages: readonly OutputPage[], root: string, publicUrl: PublicUrl): Map<string, string> {
  const version = codeDigest(root, ['plugins/gatsby-plugin-outputs', 'packages/content']);
  const cacheFile = path.join(cacheRoot(root), 'page-markdown.json');
  const [line] = readCacheFile(cacheFile) ?? [];
  const cached: Record<string, string> = line ? JSON.parse(line) : {};
  const made: Record<string, string> = {};
  const markdown = new Map<string, string>();
  for (const page of pages) {
    const content = markdownPage(page);
    const source = page.source ? fs.readFileSync(page.source, 'utf8') : '';
    const key = digestOf(version, publicUrl('/'), JSON.stringify(content), source);
    const text = cached[key] ?? pageMarkdown(content, publicUrl);
    made[key] = text;
    markdown.set(page.path, text);
  }
  if (!hasSameKeys(made, cached)) writeCacheFile(cacheFile, [JSON.stringify(made)]);
  return markdown;
}
