import { blankFrontmatter } from '../../mdx/compile/frontmatter-lines';
import type { ContentProblem } from '../../shared/content-error';
import { readYaml, type YamlText } from './yaml';

/** Reads the frontmatter of an MDX source; returns an empty object if there is none. */
export function readFrontmatter(source: string, file: string, problems: ContentProblem[]): YamlText {
  const { body, lineOffset } = blankFrontmatter(source);
  const head = source.slice(0, source.length - body.length);
  const text = head.replace(/^\uFEFF?---[^\n]*\n/, '').replace(/---[ \t]*\r?\n?$/, '');
  return readYaml(lineOffset > 0 ? text : '', file, problems, lineOffset > 0 ? 1 : 0);
}
