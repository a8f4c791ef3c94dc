import fs from 'node:fs';
import path from 'node:path';
import { isPartial } from '../compile/partials';
import { displayPath } from '../compile/place';
import type { ContentProblem } from '../shared/content-error';
import { digestOf } from './digest';
import type { DocumentCache, FileDocuments } from './document-cache';
import { contentSetOf, type contentSets } from './sets';
import { type ContentFile, isMdxSet } from './sets/content-set';

/** Absolute paths of the folders that a site is read from. */
export interface SiteFolders {
  /** The project folder. */
  root: string;
  contentDir: string;
}

/** A file of a set, with the documents read from it. */
export interface ReadFile extends FileDocuments {
  set: (typeof contentSets)[number];
  /** Absolute path. */
  path: string;
}

/**
 * Reads one file of the content folder. Returns undefined for partials (file names starting with `_`), for
 * files outside of all sets, and for files that no longer exist.
 */
export function readContentFile(
  absolutePath: string,
  folders: SiteFolders,
  { isStrict, cache }: { isStrict: boolean; cache: DocumentCache },
): ReadFile | undefined {
  const placed = placeInSet(absolutePath, folders);
  if (!placed) return undefined;
  const { set, relativePath, relative } = placed;
  const bytes = readBytes(absolutePath);
  if (!bytes) return undefined;
  const name = displayPath(absolutePath, folders);
  const key = digestOf(absolutePath, name, String(isStrict), bytes);
  const read = cache.read(key, () => {
    const problems: ContentProblem[] = [];
    const source = decode(bytes, name, problems);
    const file: ContentFile = { absolutePath, relativePath, name, source };
    const documents = set.read(file, { problems, isStrict }).map((fields, index) => ({
      ...fields,
      id: `${set.type} ${relative}${index > 0 ? ` ${index}` : ''}`,
      relativePath,
      sourcePath: absolutePath,
      sourceName: name,
    }));
    return { documents, problems };
  });
  return { set, path: absolutePath, ...read };
}

/**
 * Returns the set that a file belongs to, and its paths below the content folder and below the set's folder. Returns
 * undefined for partials and for files outside of all sets.
 */
export function placeInSet(absolutePath: string, folders: SiteFolders) {
  const relative = path.relative(folders.contentDir, absolutePath).split(path.sep).join('/');
  const set = contentSetOf(relative, path.extname(absolutePath));
  if (!set || isPartial(relative)) return undefined;
  return {
    set,
    relative,
    relativePath: relative === set.folder ? relative : relative.slice(set.folder.length + 1),
  };
}

/**
 * Lists the files of the content folder: absolute paths, sorted. Adds an entry to `problems` if the folder
 * does not exist.
 */
export function contentFiles(folders: SiteFolders, problems: ContentProblem[]): string[] {
  if (!fs.existsSync(folders.contentDir)) {
    problems.push({
      file: displayPath(folders.contentDir, folders) || '.',
      found: 'no folder',
      expected: 'the content folder that `CONTENT_DIR` names',
      fix: 'Create the folder, or correct `CONTENT_DIR`.',
    });
    return [];
  }
  return filesBelow(folders.contentDir).sort();
}

/** Returns a problem for each file whose extension keeps it from being a page, such as `page.markdown` or `page.MDX`. */
export function misnamedFiles(folders: SiteFolders): ContentProblem[] {
  return contentFiles(folders, []).flatMap((file) => {
    const { dir, name, ext } = path.parse(path.relative(folders.contentDir, file).split(path.sep).join('/'));
    const right = ext.toLowerCase().replace('.markdown', '.md');
    const set = right === ext ? undefined : contentSetOf(`${dir}/${name}${right}`, right);
    if (!set || !isMdxSet(set) || isPartial(file)) return [];
    return [
      {
        file: displayPath(file, folders),
        line: 1,
        found: `a file with the extension \`${ext}\`, which is no page`,
        expected: '`.mdx` or `.md`',
        fix: `Rename it to \`${name}${right}\`.`,
      },
    ];
  });
}

/** Folders that have no content. Git changes its own while a build runs. */
const skippedFolders = new Set(['.git', 'node_modules']);

/** Lists the files of a content folder and of all folders below it: absolute paths, in no particular order. */
export function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesBelow(file);
    return entry.isFile() ? [file] : [];
  });
}

/** Returns the entries of a folder; none if it was deleted or renamed since it was listed. */
function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readBytes(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    // The file was deleted or renamed since the folder was listed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function decode(bytes: Buffer, name: string, problems: ContentProblem[]): string {
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    const text = bytes.toString('utf8');
    problems.push({
      file: name,
      line: bytes.subarray(0, zero).toString('utf8').split('\n').length,
      found: 'a null byte, which does not occur in text',
      expected: 'a UTF-8 text file',
      fix: 'Save the file as UTF-8 instead of UTF-16.',
    });
    return text;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.toString('utf8');
    problems.push({
      file: name,
      line: text.slice(0, text.indexOf('\uFFFD')).split('\n').length,
      found: 'bytes that are not UTF-8',
      expected: 'a UTF-8 text file',
      fix: 'Save the file as UTF-8.',
    });
    return text;
  }
}
