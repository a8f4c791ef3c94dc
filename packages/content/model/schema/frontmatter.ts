import fs from 'node:fs';
import { blankFrontmatter } from '../../compile/frontmatter-lines';
import type { ContentProblem } from '../../shared/content-error';
import { readYaml, type YamlText } from './yaml';

/** Reads the frontmatter of an MDX source. Returns an empty object if there is none. */
export function readFrontmatter(source: string, file: string, problems: ContentProblem[]): YamlText {
  const { lineOffset } = blankFrontmatter(source);
  const text = headOf(source)
    .replace(/^\uFEFF?---[^\n]*\n/, '')
    .replace(/---[ \t]*\r?\n?$/, '');
  return readYaml(lineOffset > 0 ? text : '', file, problems, lineOffset > 0 ? 1 : 0);
}

/** Returns whether the frontmatter of an MDX source says `draft: true`, even if it has mistakes. */
export function isDraftSource(source: string): boolean {
  return /^draft:[ \t]*true[ \t]*\r?$/m.test(headOf(source));
}

function headOf(source: string): string {
  const { body } = blankFrontmatter(source);
  return source.slice(0, source.length - body.length);
}

/** Returns the line of a frontmatter key in a file (absolute path), if the file has it. */
export function lineOfKey(file: string, key: string): { line?: number } {
  if (!fs.existsSync(file)) return {};
  const { value, lineOf } = readFrontmatter(fs.readFileSync(file, 'utf8'), file, []);
  const line = key in (value as object) ? lineOf([key]) : undefined;
  return line === undefined ? {} : { line };
}
