import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../mdx/compile/place';
import type { ContentProblem } from '../shared/content-error';
import { contentSetOf } from './sets';
import type { ContentFields, ContentFile, ContentSet } from './sets/content-set';

/** A file of a set with what the set made of it: the fields of each of its nodes. */
export interface ReadContent {
  set: ContentSet;
  file: ContentFile;
  nodes: ContentFields[];
}

/**
 * Reads one file of the content folder. Files that begin with `_` are partials, and files that no set reads are passed
 * over: for both the answer is undefined.
 */
export function readContentFile(
  absolutePath: string,
  folders: { root: string; contentDir: string },
  problems: ContentProblem[],
): ReadContent | undefined {
  const relative = path.relative(folders.contentDir, absolutePath).split(path.sep).join('/');
  const set = contentSetOf(relative, path.extname(absolutePath));
  if (!set || path.basename(relative).startsWith('_')) return undefined;
  const name = displayPath(absolutePath, folders);
  const bytes = fs.readFileSync(absolutePath);
  const known = reads.get(absolutePath);
  if (known?.name === name && known.bytes.equals(bytes)) {
    problems.push(...known.problems);
    return known.content;
  }
  const found: ContentProblem[] = [];
  const source = decode(bytes, name, found);
  const relativePath = relative === set.folder ? relative : relative.slice(set.folder.length + 1);
  const file: ContentFile = { absolutePath, relativePath, name, source };
  const content = { set, file, nodes: [set.read(file, found)].flat() };
  reads.set(absolutePath, { name, bytes, problems: found, content });
  problems.push(...found);
  return content;
}

/** What was last read of each file: a build reads them all at its beginning, and again for their nodes. */
const reads = new Map<
  string,
  { name: string; bytes: Buffer; problems: ContentProblem[]; content: ReadContent }
>();

/** Frees the memory that what was read takes. */
export function forgetReads(): void {
  reads.clear();
}

/** Reads every file of the content folder that a set knows. */
export function readContentFolder(
  folders: { root: string; contentDir: string },
  problems: ContentProblem[],
): ReadContent[] {
  if (!fs.existsSync(folders.contentDir)) {
    problems.push({
      file: displayPath(folders.contentDir, folders) || '.',
      found: 'no folder',
      expected: 'the content folder that `CONTENT_DIR` names',
      fix: 'Create the folder, or correct `CONTENT_DIR`.',
    });
    return [];
  }
  return fs
    .readdirSync(folders.contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`))
    .sort()
    .map((file) => readContentFile(file, folders, problems))
    .filter((content) => content !== undefined);
}

function decode(bytes: Buffer, name: string, problems: ContentProblem[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.toString('utf8');
    problems.push({
      file: name,
      line: text.slice(0, text.indexOf('\uFFFD')).split('\n').length,
      found: 'bytes that are not UTF-8',
      expected: 'a text file in UTF-8',
      fix: 'Save the file again with the encoding UTF-8.',
    });
    return text;
  }
}
