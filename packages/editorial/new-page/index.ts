import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type SiteFolders } from '@docs/content';
import { ContentError } from '@docs/content/shared';
import { knownAuthor, packageOfFolder } from './known';
import { writeNewLesson } from './lesson';
import { addToSidebar } from './sidebar';
import { findTarget, lessonFolder, type NewPageOptions } from './target';
import { docText, exportOf, postText } from './templates';

export type { NewPageOptions };

/** The written files as shown to the author, and what is left to do by hand. */
export interface NewPage {
  file: string;
  /** The sidebar file and the line of the new entry; absent if the page has none. */
  sidebar?: { file: string; line: number } | undefined;
}

/**
 * Writes a new page from its template, and its entry in a sidebar.
 *
 * @throws {ContentError} without writing anything if the page cannot be created.
 */
export function writeNewPage(folders: SiteFolders, options: NewPageOptions): NewPage {
  const { file, set, name } = findTarget(folders, options);
  const title = options.title?.trim() || titleOf(name);
  if (set === lessonFolder) return writeNewLesson(folders, { file, title, after: options.after });
  if (set !== 'docs') {
    const author = knownAuthor(folders, options.author);
    fs.writeFileSync(file, postText({ title, author, date: checkDate(options.date) }), { flag: 'wx' });
    return { file: displayPath(file, folders) };
  }
  const docId = path.relative(path.join(folders.contentDir, 'docs'), file).replace(/\.mdx$/, '');
  const api = exportOf(title);
  const owner = api && (options.package ?? packageOfFolder(path.dirname(file)));
  const id = docId.split(path.sep).join('/');
  const sidebar = addToSidebar(folders, { docId: id, after: options.after, isReference: Boolean(api) });
  fs.writeFileSync(file, docText({ title, ...(api && owner ? { api: { ...api, package: owner } } : {}) }), {
    flag: 'wx',
  });
  return { file: displayPath(file, folders), sidebar: sidebar?.write() };
}

function titleOf(name: string): string {
  return name.replace(/-+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
}

function checkDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))) return date;
  throw new ContentError({ file: '--date', found: `\`${date}\``, expected: 'a date such as 2025-08-21' });
}
