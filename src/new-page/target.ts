import fs from 'node:fs';
import path from 'node:path';
import type { SiteFolders } from '../content-model/read-folder';
import { displayPath } from '../mdx/compile/place';
import { ContentError, suggestName } from '../shared/content-error';

/** What an author asks for. */
export interface NewPageOptions {
  /** Where the page is to be, below the content folder and without an ending: `docs/lambda/thing`, `blog/release`. */
  page: string;
  /** The page's title; the words of its name where absent. `thing()` and `<Thing>` make a page of the reference. */
  title?: string | undefined;
  /** Package of a page of the reference; that of its neighbours where absent. */
  package?: string | undefined;
  /** Id of the doc that it stands behind in the sidebar; the last one of its folder where absent. */
  after?: string | undefined;
  /** Id of a post's author. */
  author?: string | undefined;
  /** Day of a post, as in 2025-08-21. */
  date: string;
}

/** Folders of the content folder that pages can be added to by a template. */
const sets = ['docs', 'blog', 'learn', 'success-stories'];

/** The file that a new page is to be. */
export interface NewPageTarget {
  /** Absolute path. */
  file: string;
  /** First folder below the content folder. */
  set: string;
  /** Last part of what the author wrote. */
  name: string;
}

/** Works out the file of a new page; throws a ContentError where its folder or its name is wrong, or where it is there already. */
export function findTarget(folders: SiteFolders, { page, date }: NewPageOptions): NewPageTarget {
  const parts = page
    .replace(/^\.?\/?(content\/)?/, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  const [set = '', name = ''] = [parts[0], parts.at(-1)];
  if (!sets.includes(set))
    throw wrong(page, `no folder \`${set}\` that pages are added to`, suggestName(set, sets));
  if (parts.length < 2 || !/^[a-z\d]+([-.][a-z\d]+)*$/.test(name)) {
    throw wrong(
      page,
      `the name \`${parts.length < 2 ? '' : name}\``,
      'Write it in lower case, with hyphens between words.',
    );
  }
  const folder = path.join(folders.contentDir, ...parts.slice(0, -1));
  checkFolder(folders, page, parts.slice(0, -1));
  const fileName = set === 'docs' ? name : `${date}-${name}`;
  const taken = [`${fileName}.mdx`, `${fileName}.md`, `${fileName}/index.mdx`, `${name}/index.mdx`]
    .map((candidate) => path.join(folder, candidate))
    .find((candidate) => fs.existsSync(candidate));
  if (taken) {
    throw new ContentError({
      file: displayPath(taken, folders),
      found: 'a page of this name',
      expected: 'a name that no page has',
      fix: 'Edit the page that is there, or choose another name. Nothing was written.',
    });
  }
  return { file: path.join(folder, `${fileName}.mdx`), set, name };
}

function wrong(page: string, found: string, fix: string): ContentError {
  return new ContentError({
    file: page,
    found,
    expected: 'a page such as `docs/lambda/thing` or `blog/release`',
    fix,
  });
}

/** The first folder of the way that does not exist is the one that is miswritten. */
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
      fix: `${suggestName(part, known)} A new one is made with \`mkdir -p ${folder}\`.`,
    });
  }
}
