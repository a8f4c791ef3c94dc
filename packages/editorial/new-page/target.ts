import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type SiteFolders } from '@docs/content';
import { ContentError, suggestName } from '@docs/content/shared';

/** The author's request. */
export interface NewPageOptions {
  /** Path of the page below the content folder, without an extension: `docs/lambda/thing`, `blog/release`. */
  page: string;
  /** The page's title; derived from its name if absent. `thing()` and `<Thing>` create a reference page. */
  title?: string | undefined;
  /** Package of a reference page; that of its neighbors if absent. */
  package?: string | undefined;
  /** Id of the doc to insert it after in the sidebar; the last doc of its folder if absent. */
  after?: string | undefined;
  /** Id of a post's author. */
  author?: string | undefined;
  /** Date of a post, as in 2025-08-21. */
  date: string;
}

/** Folders of the content folder for which there is a page template. */
const sets = ['docs', 'blog', 'learn', 'success-stories'];

/** Folder of the lessons of the course, whose routes are below `/learn`, too. */
export const lessonFolder = 'lessons';

/** The file of a new page. */
export interface NewPageTarget {
  /** Absolute path. */
  file: string;
  /** First folder below the content folder. */
  set: string;
  /** Last segment of the author's path. */
  name: string;
}

/**
 * Resolves the file of a new page.
 *
 * @throws {ContentError} if its folder or name is invalid, or if it exists already.
 */
export function findTarget(folders: SiteFolders, { page, date }: NewPageOptions): NewPageTarget {
  const parts = page
    .replace(/^\.?\/?(content\/)?/, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  // `learn/title-card/spring` is a lesson of a project, and `learn/fireworks` an article.
  if (parts[0] === 'learn' && parts.length === 3) parts[0] = lessonFolder;
  const [set = '', name = ''] = [parts[0], parts.at(-1)];
  if (!sets.includes(set) && set !== lessonFolder)
    throw wrong(page, `no folder \`${set}\` for pages`, suggestName(set, sets));
  if (parts.length < 2 || !/^[a-z\d]+([-.][a-z\d]+)*$/.test(name)) {
    throw wrong(
      page,
      `the name \`${parts.length < 2 ? '' : name}\``,
      'Write it in lower case, with hyphens between words.',
    );
  }
  const folder = path.join(folders.contentDir, ...parts.slice(0, -1));
  checkFolder(folders, page, parts.slice(0, -1));
  const fileName = set === 'docs' || set === lessonFolder ? name : `${date}-${name}`;
  const taken = [`${fileName}.mdx`, `${fileName}.md`, `${fileName}/index.mdx`, `${name}/index.mdx`]
    .map((candidate) => path.join(folder, candidate))
    .find((candidate) => fs.existsSync(candidate));
  if (taken) {
    throw new ContentError({
      file: displayPath(taken, folders),
      found: 'a page with this name',
      expected: 'an unused name',
      fix: 'Edit the existing page, or choose another name. Nothing was written.',
    });
  }
  return { file: path.join(folder, `${fileName}.mdx`), set, name };
}

function wrong(page: string, found: string, fix: string): ContentError {
  return new ContentError({
    file: page,
    found,
    expected: 'a page such as `docs/lambda/thing`, `blog/release` or `learn/title-card/spring`',
    fix,
  });
}

/**
 * Checks the folder of a new page. The first segment of the path that does not exist is the misspelled one.
 */
function checkFolder({ root, contentDir }: SiteFolders, page: string, parts: string[]): void {
  for (const [index, part] of parts.entries()) {
    const parent = path.join(contentDir, ...parts.slice(0, index));
    if (fs.existsSync(path.join(parent, part))) continue;
    const known = fs
      .readdirSync(parent, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    const folder = displayPath(path.join(contentDir, ...parts), { root, contentDir });
    throw new ContentError({
      file: page,
      found: `no folder \`${displayPath(path.join(parent, part), { root, contentDir })}\``,
      expected: 'a folder that exists',
      fix: `${suggestName(part, known)} Create a new one with \`mkdir -p ${folder}\`.`,
    });
  }
}
