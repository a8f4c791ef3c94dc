import fs from 'node:fs';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { readFrontmatter } from '../../content-model/schema/frontmatter';
import { mdxTypes } from '../../content-model/sets';
import type { AnyDocument } from '../../content-model/sets/content-set';
import type { SiteStructure } from '../../content-model/structure';
import { parseContent } from '../../mdx/compile/parse';
import { ContentError, type ContentPlace, type ContentProblem } from '../../shared/content-error';

/** An MDX file of the content folder as its author wrote it. */
export interface SitePage {
  /** File as messages name it. */
  name: string;
  /** Absolute path. */
  file: string;
  source: string;
  /** Type of its document. */
  type: string;
  fields: AnyDocument;
  /** What MDX reads in it; `lineOffset` lines of frontmatter are above. */
  tree: Root;
  lineOffset: number;
}

/** A page as the checks of one page see it. */
export interface CheckedPage extends Omit<SitePage, 'source'> {
  /** Whether its frontmatter can be read. If not, this is reported, and the checks know nothing of its keys. */
  isReadable: boolean;
  /** Whether its frontmatter gives a title. */
  hasTitle: boolean;
  /** Line of a key of the frontmatter; the first line if it is not there. */
  lineOfKey(key: string): number;
}

/** The pages of a site that MDX can read; the mistakes of the others go into `problems`. */
export function readPages(
  { documents }: Pick<SiteStructure, 'documents'>,
  problems: ContentProblem[],
): SitePage[] {
  return mdxTypes.flatMap((type) =>
    documents.any(type).flatMap((fields) => {
      const { sourceName: name, sourcePath: file } = fields;
      const source = fs.readFileSync(file, 'utf8');
      try {
        return [{ name, file, source, type, fields, ...parseContent(name, source) }];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    }),
  );
}

/** Prepares a page for the checks. */
export function toCheckedPage({ source, ...page }: SitePage): CheckedPage {
  const yaml = readFrontmatter(source, page.name, []);
  return {
    ...page,
    isReadable: !yaml.isBroken,
    hasTitle: typeof (yaml.value as { title?: unknown }).title === 'string',
    lineOfKey: (key) => yaml.lineOf([key]) ?? 1,
  };
}

/** Where a node of a page is in its author's file. */
export function placeOf(
  node: Node,
  { name, lineOffset }: Pick<CheckedPage, 'name' | 'lineOffset'>,
): ContentPlace {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: name, line: line + lineOffset, column };
}
