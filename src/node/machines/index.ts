import fs from 'node:fs';
import path from 'node:path';
import { markdownFile } from '../../shared/page-files';
import type { SiteEnv } from '../../site/env';
import { codeDigest, digestOf } from '../content/digest';
import { type PublicUrl, publicUrls } from './addresses';
import { drawCards } from './cards';
import { feeds } from './feeds';
import { keptFile } from './kept';
import { llmsFull, llmsIndex } from './llms';
import type { MachinePage } from './page';
import { pageMarkdown } from './page-markdown';
import { robots, sitemap } from './sitemap';
import { writeSiteFiles } from './write-files';

/**
 * Writes beside the pages what machines read of them: Markdown, `llms.txt`, feeds, the map of the site, and the cards. Gives the
 * files, absolute.
 */
export async function writeMachineFiles(
  pages: readonly MachinePage[],
  { root, env }: { root: string; env: SiteEnv },
): Promise<string[]> {
  const publicUrl = publicUrls(env);
  const markdown = await allMarkdown(pages, root, publicUrl);
  const texts = new Map([
    ...pages.map(({ path: route }) => [markdownFile(route), markdown.get(route) ?? ''] as const),
    ['/llms.txt', llmsIndex(pages, publicUrl)],
    ['/llms-full.txt', llmsFull(pages, markdown)],
    ['/sitemap.xml', sitemap(pages, publicUrl)],
    ['/robots.txt', robots(publicUrl)],
    ...Object.entries(feeds(pages, publicUrl)),
  ]);
  const copies = await drawCards(pages, root);
  return writeSiteFiles({ texts, copies }, path.join(root, 'public'));
}

/** The Markdown of pages by their route; that of pages that have not changed is kept from the last build. */
async function allMarkdown(
  pages: readonly MachinePage[],
  root: string,
  publicUrl: PublicUrl,
): Promise<Map<string, string>> {
  const version = codeDigest(root, ['src/node/machines', 'src/node/search', 'src/shared']);
  const markdown = new Map<string, string>();
  for (const page of pages) {
    const source = page.source ? fs.readFileSync(page.source, 'utf8') : '';
    const name = `${digestOf(version, publicUrl('/'), JSON.stringify(page), source)}.md`;
    const file = await keptFile({ root, folder: 'page-markdown', name }, () => pageMarkdown(page, publicUrl));
    markdown.set(page.path, fs.readFileSync(file, 'utf8'));
  }
  return markdown;
}
