import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../content-model/atomic-write';
import { codeDigest, digestOf } from '../content-model/digest';
import { hasSameKeys } from '../content-model/has-same-keys';
import { markdownFile } from '../shared/page-files';
import type { SiteEnv } from '../site/env';
import { type PublicUrl, publicUrls } from './addresses';
import { apiTexts } from './api';
import type { ApiFile } from './api/schema';
import { feeds } from './feeds';
import { llmsFull, llmsIndex } from './llms';
import { drawCards } from './og-images';
import type { OutputPage } from './page';
import { markdownPage, pageMarkdown } from './page-markdown';
import { robots, sitemap } from './sitemap';
import { writeSiteFiles } from './write-files';

/** The inputs of the files. */
interface OutputData {
  pages: readonly OutputPage[];
  packages: readonly ApiFile[];
}

/**
 * Writes the machine-readable files: Markdown, `llms.txt`, the exports of packages as JSON, feeds, the
 * sitemap, and the Open Graph images. Returns their absolute paths.
 */
export async function writeOutputFiles(
  { pages, packages }: OutputData,
  { root, env }: { root: string; env: SiteEnv },
): Promise<string[]> {
  const publicUrl = publicUrls(env);
  const markdown = allMarkdown(pages, root, publicUrl);
  const texts = new Map([
    ...pages.map(({ path: route }) => [markdownFile(route), markdown.get(route) ?? ''] as const),
    ['/llms.txt', llmsIndex(pages, packages, publicUrl)],
    ['/llms-full.txt', llmsFull(pages, markdown)],
    ['/sitemap.xml', sitemap(pages, publicUrl)],
    ['/robots.txt', robots(publicUrl)],
    ...Object.entries(feeds(pages, publicUrl)),
    ...apiTexts(packages, publicUrl),
  ]);
  const copies = await drawCards(pages, root);
  return writeSiteFiles({ texts, copies }, path.join(root, 'public'));
}

/**
 * Returns the Markdown of pages by route. A single cache file keeps that of unchanged pages from the last
 * build.
 */
function allMarkdown(pages: readonly OutputPage[], root: string, publicUrl: PublicUrl): Map<string, string> {
  const version = codeDigest(root, ['src/outputs', 'src/search/records', 'src/shared']);
  const cacheFile = path.join(root, 'node_modules/.cache/page-markdown.json');
  const kept = readKept(cacheFile);
  const made: Record<string, string> = {};
  const markdown = new Map<string, string>();
  for (const page of pages) {
    const content = markdownPage(page);
    const source = page.source ? fs.readFileSync(page.source, 'utf8') : '';
    const key = digestOf(version, publicUrl('/'), JSON.stringify(content), source);
    const text = kept[key] ?? pageMarkdown(content, publicUrl);
    made[key] = text;
    markdown.set(page.path, text);
  }
  if (!hasSameKeys(made, kept)) atomicWrite(cacheFile, JSON.stringify(made));
  return markdown;
}

function readKept(file: string): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // A missing or corrupt cache counts as empty.
    return {};
  }
}
