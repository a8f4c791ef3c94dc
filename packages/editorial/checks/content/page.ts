import fs from 'node:fs';
import {
  type AnyDocument,
  createSite,
  hasLostFrontmatter,
  mdxTypes,
  parseContent,
  readFrontmatter,
  type SiteOptions,
  type SiteStructure,
} from '@docs/content';
import { ContentError, type ContentPlace, type ContentProblem } from '@docs/content/shared';
import type { Root } from 'mdast';
import type { Node } from 'unist';

/** An MDX file of the content folder as written by its author. */
export interface SitePage {
  /** The file, as shown in messages. */
  name: string;
  /** Absolute path. */
  file: string;
  source: string;
  /** Type of its document. */
  type: string;
  fields: AnyDocument;
  /** Its parsed MDX; `lineOffset` is the number of frontmatter lines above it. */
  tree: Root;
  lineOffset: number;
}

/** A page, as the checks of individual pages need it. */
export interface CheckedPage extends Omit<SitePage, 'source'> {
  /**
   * Whether it has text, and frontmatter that can be parsed. Otherwise, the problem is reported elsewhere, and the
   * checks see no keys.
   */
  isReadable: boolean;
  /** Whether its frontmatter has a title. */
  hasTitle: boolean;
  /** Line of a frontmatter key; the first line if the key is missing. */
  lineOfKey(key: string): number;
}

/** Returns the pages of a site that MDX can parse; mistakes in the others are added to `problems`. */
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

/**
 * Returns all pages of a content folder, with drafts.
 * @throws {ContentError} if a page cannot be parsed
 */
export function readAllPages(options: SiteOptions): SitePage[] {
  const problems: ContentProblem[] = [];
  const pages = readPages(createSite({ ...options, withDrafts: true }).structure(), problems);
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/** Prepares a page for the checks. */
export function toCheckedPage({ source, ...page }: SitePage): CheckedPage {
  const yaml = readFrontmatter(source, page.name, []);
  return {
    ...page,
    isReadable: !yaml.isBroken && source.trim() !== '' && !hasLostFrontmatter(source),
    hasTitle: typeof (yaml.value as { title?: unknown }).title === 'string',
    lineOfKey: (key) => yaml.lineOf([key]) ?? 1,
  };
}

/** Returns the location of a node in its author's file. */
export function placeOf(
  node: Node,
  { name, lineOffset }: Pick<CheckedPage, 'name' | 'lineOffset'>,
): ContentPlace {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: name, line: line + lineOffset, column };
}
