import path from 'node:path';
import { blankFrontmatter } from '../../compile/frontmatter-lines';
import { isPartial } from '../../compile/partials';
import {
  type ChangedPage,
  type ChangedWeek,
  changeFile,
  type SectionChange,
  type SectionTexts,
} from '../../shared/doc-changes';
import { hasSameKeys, readCacheFile, writeCacheFile } from '../cache-file';
import { cacheRoot } from '../cache-folder';
import { readGitHistory, readVersions } from '../dates/git-history';
import { codeDigest } from '../digest';
import type { SiteFolders } from '../read-folder';
import { contentSetOf } from '../sets';
import type { SiteFile } from '../write-files';
import { compareSections, type FileInWeek, weeksOf } from './weeks';

/** The properties of a page of the documentation that are needed to describe its changes. */
export interface KnownDoc {
  sourcePath: string;
  /** The digests of its sections by their ids. */
  sections: Readonly<Record<string, string>>;
  path: string;
  title: string;
  draft: boolean;
  unlisted: boolean;
}

/** Maximum number of weeks. Older changes are in the repository's history. */
const mostWeeks = 12;
/**
 * Maximum number of compared files, which limits the time of a build without a cache: comparing this many takes
 * about a second.
 */
const mostFiles = 1000;

/** The differences between two versions of a file, and the title of the older one. */
interface Difference {
  oldTitle?: string;
  sections: SectionChange[];
}

/**
 * Returns what changed in the documentation, newest week first. If a page still has the same words, it has not
 * changed. Returns nothing if git does not know the history of the content.
 */
export function readDocChanges(folders: SiteFolders, docs: readonly KnownDoc[]): ChangedWeek[] {
  const { contentDir } = folders;
  const known = new Map(docs.map((doc) => [doc.sourcePath, doc]));
  const commits = readGitHistory(contentDir).commits.map((commit) => ({
    ...commit,
    files: commit.files.filter(({ file }) => isDocFile(file, contentDir)),
  }));
  const weeks = newest(weeksOf(commits));
  const differences = compareAll(
    weeks.flatMap(({ files }) => files),
    folders,
  );
  return weeks
    .map(({ monday, files }) => ({
      monday,
      pages: files
        .flatMap((file) => changedPage(file, known.get(file.file), differences.get(keyOf(file))))
        .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Returns a title without the characters before its first letter: `<Audio>` is listed under A. */
function sortKey({ title }: ChangedPage): string {
  return title.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '');
}

function isDocFile(file: string, contentDir: string): boolean {
  const relative = path.relative(contentDir, file).split(path.sep).join('/');
  return !isPartial(relative) && contentSetOf(relative, path.extname(file))?.type === 'Doc';
}

function newest<Each extends { files: unknown[] }>(weeks: readonly Each[]): Each[] {
  let count = 0;
  return weeks.slice(0, mostWeeks).filter(({ files }) => {
    count += files.length;
    return count <= mostFiles;
  });
}

function changedPage(
  { before, after, day }: FileInWeek,
  doc: KnownDoc | undefined,
  difference: Difference | undefined,
): ChangedPage[] {
  const { oldTitle, sections = [] } = difference ?? {};
  if (after === undefined) {
    // A page that has moved or come back still exists.
    return oldTitle && !doc ? [{ path: undefined, title: oldTitle, kind: 'removed', day, sections: [] }] : [];
  }
  if (!doc || doc.draft || doc.unlisted) return [];
  const { title } = doc;
  if (before === undefined) return [{ path: doc.path, title, kind: 'added', day, sections: [] }];
  if (sections.length === 0) return [];
  const linked = sections.map((section) =>
    section.id in doc.sections
      ? { ...section, href: section.id ? `${doc.path}#${section.id}` : doc.path }
      : section,
  );
  return [{ path: doc.path, title, kind: 'changed', day, sections: linked }];
}

function keyOf({ before = '', after = '' }: FileInWeek): string {
  return `${before} ${after}`;
}

/** Compares versions of files. A cache file contains the results of earlier builds. */
function compareAll(
  files: readonly FileInWeek[],
  { root, contentDir }: SiteFolders,
): Map<string, Difference> {
  const cacheFile = path.join(cacheRoot(root), 'doc-changes.json');
  const digest = codeDigest(root, [
    'packages/content/model/changes',
    'packages/content/model/api',
    'packages/content/compile',
  ]);
  const [version, line] = readCacheFile(cacheFile) ?? [];
  const cached: Record<string, Difference> = version === digest && line ? JSON.parse(line) : {};
  const compared = files.filter(({ before }) => before !== undefined);
  const missing = compared.filter((file) => !cached[keyOf(file)]);
  const texts = readVersions(contentDir, [
    ...new Set(missing.flatMap((file) => keyOf(file).split(' ').filter(Boolean))),
  ]);
  const made: Record<string, Difference> = {};
  for (const file of compared) {
    const { before = '', after = '' } = file;
    made[keyOf(file)] = cached[keyOf(file)] ?? compare(texts.get(before), texts.get(after));
  }
  if (!hasSameKeys(made, cached)) writeCacheFile(cacheFile, [digest, JSON.stringify(made)]);
  return new Map(Object.entries(made));
}

/** Compares two texts. If git does not have one of them, as in a partial clone, there is no difference. */
function compare(before: string | undefined, after: string | undefined): Difference {
  if (before === undefined) return { sections: [] };
  if (after !== undefined) return { sections: compareSections(before, after) };
  const title = publicTitle(before);
  return { ...(title ? { oldTitle: title } : {}), sections: [] };
}

/** Returns the title of a deleted page, or undefined if the page was not listed. */
function publicTitle(source: string): string | undefined {
  const matter = source.slice(0, source.length - blankFrontmatter(source).body.length);
  if (/^(?:draft|unlisted):\s*true/m.test(matter)) return undefined;
  return (/^title:\s*(.+)$/m.exec(matter) ?? /^# (.+)$/m.exec(source))?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}

/**
 * Returns the files with the old and new texts of pages that changed, newest weeks first until `mostCharacters` are
 * reached.
 */
export function changeFiles(weeks: readonly ChangedWeek[], mostCharacters = 6e6): SiteFile[] {
  const pages = new Map<string, SectionTexts[]>();
  let size = 0;
  for (const { path: route, day, sections } of weeks.flatMap((week) => week.pages)) {
    if (route === undefined || sections.length === 0) continue;
    const texts = sections.map(({ id, title, before, after }) => ({ id, title, day, before, after }));
    size += JSON.stringify(texts).length;
    if (size > mostCharacters) break;
    pages.set(route, [...texts, ...(pages.get(route) ?? [])]);
  }
  return [...pages].map(([route, texts]) => ({ url: changeFile(route), text: JSON.stringify(texts) }));
}
