import type { Node } from 'unist';
import { readFrontmatter } from '../../content-model/frontmatter';
import type { SitePage } from '../../content-model/read-site';
import type { ContentPlace } from '../../shared/content-error';

/** A page as the checks of one page see it. */
export interface CheckedPage
  extends Pick<SitePage, 'name' | 'file' | 'tree' | 'lineOffset' | 'type' | 'fields'> {
  /** Whether its frontmatter gives a title. */
  hasTitle: boolean;
  /** Line of a key of the frontmatter; the first line where it is not there. */
  lineOfKey(key: string): number;
}

/** Prepares a page for the checks. */
export function toCheckedPage(page: SitePage): CheckedPage {
  const yaml = readFrontmatter(page.source, page.name, []);
  return {
    ...page,
    hasTitle: typeof (yaml.value as { title?: unknown }).title === 'string',
    lineOfKey: (key) => yaml.lineOf([key]) ?? 1,
  };
}

/** Where a node of a page stands in its author's file. */
export function placeOf(
  node: Node,
  { name, lineOffset }: Pick<CheckedPage, 'name' | 'lineOffset'>,
): ContentPlace {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: name, line: line + lineOffset, column };
}
