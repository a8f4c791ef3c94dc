import path from 'node:path';
import type { VFile } from 'vfile';
import type { ContentPlace } from '../../shared/content-error';
import { getCompileEnvironment } from './context';

interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

/** A path as the author knows it: relative to the project's root, or to the content folder's parent outside of it. */
export function projectPath(file: string): string {
  const { root, contentDir } = getCompileEnvironment();
  const relative = path.relative(root, file);
  const shown = relative.startsWith('..') ? path.relative(path.dirname(contentDir), file) : relative;
  return shown.split(path.sep).join('/');
}

/** The line of a node in the author's file, frontmatter counted. */
export function lineOf(node: Positioned, file: VFile): number | undefined {
  const line = node.position?.start.line;
  return line === undefined ? undefined : line + (file.data.lineOffset ?? 0);
}

/** The place of a node in the author's file. */
export function placeOf(node: Positioned, file: VFile): ContentPlace {
  const place: ContentPlace = { file: projectPath(file.path) };
  const line = lineOf(node, file);
  if (line === undefined) return place;
  return { ...place, line, column: node.position?.start.column ?? 1 };
}
