import { type OutputPage, optional } from './page';

/** Pages that share an index file. */
export interface LlmsSection {
  title: string;
  /** URL path of the section's index: `/docs/lambda/llms.txt`. */
  file: string;
  /** Whether the section can be skipped if context is limited. */
  isOptional: boolean;
  pages: OutputPage[];
}

/** Minimum number of pages for a folder or a sidebar category to get its own index. */
const fewestPages = 4;

/**
 * Groups the listed pages by the name of their index: a folder of the docs, otherwise the sidebar category,
 * otherwise the part of the site.
 */
export function llmsSections(pages: readonly OutputPage[]): LlmsSection[] {
  const listed = pages.filter((page) => page.isListed && page.heading);
  const counts = new Map<string, number>();
  for (const key of listed.flatMap((page) => [...new Set(keysOf(page))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const sections = new Map<string, LlmsSection>();
  for (const page of listed) {
    const keys = keysOf(page);
    const key = keys.find((each) => (counts.get(each) ?? 0) >= fewestPages) ?? (keys.at(-1) as string);
    const section = sections.get(key) ?? {
      title: titleOf(page, key),
      file: `/${key}/llms.txt`,
      isOptional: page.heading === optional,
      pages: [],
    };
    section.pages.push(page);
    sections.set(key, section);
  }
  return [...sections.values()].sort((a, b) => Number(a.isOptional) - Number(b.isOptional));
}

/** Returns the possible names of a page's section, the most specific one first. */
function keysOf({ path, trail, heading }: OutputPage): string[] {
  const [root = '', folder] = path.split('/').filter(Boolean);
  if (root !== 'docs') return heading === optional ? [root, 'site'] : [root];
  const categories = trail.slice(0, 2).reverse();
  return [...(folder ? [folder] : []), ...categories.map(slugOf)].map((name) => `docs/${name}`);
}

/** Converts a category to a folder name: `@remotion/gif` to `gif`, `Adding video` to `adding-video`. */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace('@remotion/', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the title of a section: the category that has its name, else the name in words. */
function titleOf({ trail }: OutputPage, key: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1);
  const words = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return trail.find((label) => slugOf(label) === name)?.replace('@remotion/', '') ?? words;
}
