import fs from 'node:fs';
import path from 'node:path';
import { displayPath, readFrontmatter, readYaml, type SiteFolders } from '@docs/content';
import { ContentError, suggestName } from '@docs/content/shared';

/** Returns the package that most pages of a folder document; `remotion` if none of them names one. */
export function packageOfFolder(folder: string): string {
  const counts = new Map<string, number>();
  for (const name of fs.readdirSync(folder).filter((entry) => entry.endsWith('.mdx'))) {
    const { value } = readFrontmatter(fs.readFileSync(path.join(folder, name), 'utf8'), name, []);
    const owner = (value as { api?: { package?: unknown } }).api?.package;
    if (typeof owner === 'string') counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'remotion';
}

/**
 * Returns the id of an author in `authors.yaml`.
 *
 * @throws {ContentError} that suggests the nearest id if it is unknown.
 */
export function knownAuthor(folders: SiteFolders, author: string | undefined): string {
  const file = path.join(folders.contentDir, 'authors.yaml');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const known = Object.keys(readYaml(text, 'authors.yaml', []).value as object);
  if (author !== undefined && known.includes(author)) return author;
  throw new ContentError({
    file: displayPath(file, folders),
    found: author === undefined ? 'no `--author` for the post' : `no author \`${author}\``,
    expected: '`--author` with an ID from this file',
    fix: suggestName(author ?? '', known),
  });
}
