import path from 'node:path';
import type { Node as CodeNode } from 'estree';
import type { VFile } from 'vfile';
import type { ContentPlace } from '../shared/content-error';
import { environmentOf } from './context';

interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

/**
 * Returns the path of a file in messages: relative to the project or, outside of the project, to the content
 * folder's parent.
 */
export function displayPath(
  file: string,
  { root, contentDir }: { root: string; contentDir: string },
): string {
  const relative = path.relative(root, file);
  const shown = relative.startsWith('..') ? path.relative(path.dirname(contentDir), file) : relative;
  return shown.split(path.sep).join('/');
}

/** Returns the line of a node in the author's file, including frontmatter. */
export function lineOf(node: Positioned, file: VFile): number | undefined {
  const line = node.position?.start.line;
  return line === undefined ? undefined : line + (file.data.lineOffset ?? 0);
}

/** Returns the location of a node in the author's file. */
export function placeOf(node: Positioned, file: VFile): ContentPlace {
  const place: ContentPlace = { file: displayPath(file.path, environmentOf(file)) };
  const line = lineOf(node, file);
  if (line === undefined) return place;
  return { ...place, line, column: node.position?.start.column ?? 1 };
}

/** Returns the location of code in the author's file. Code that a plugin has created has none. */
export function codePlace(node: CodeNode | undefined, file: VFile): ContentPlace {
  const start = node?.loc?.start;
  return placeOf(start ? { position: { start: { line: start.line, column: start.column + 1 } } } : {}, file);
}
