import type { ContentLink } from '../../mdx/compile/context';
import type { ContentTree } from '../../shared/content-tree';
import type { TocItem } from '../../shared/toc';

/** A page of the search, as described by its content set. */
export interface SearchPage {
  /** Id of the page's node. Absent outside of Gatsby. */
  nodeId?: string | undefined;
  /** Route, without the path prefix. */
  path: string;
  title: string;
  /** Top level of the hierarchy. Results are grouped by it, so it names the page's package or section. */
  group: string;
  /** Part of the site: a key of `searchParts`. */
  part: string;
  /** Facet that distinguishes versions of the docs. */
  tag: string;
  description?: string | undefined;
  /** Alternative names of the page. */
  keywords?: readonly string[];
  /** Questions and phrases, in users' words, that the page answers. */
  answers?: readonly string[];
  /** Absolute path of the MDX file with the page's content. Absent if the page has no MDX file. */
  source?: string | undefined;
  /** Paragraphs of a page without an MDX file. */
  text?: readonly string[];
}

/** The parts of a compiled file that records are created from. */
export interface PageContent {
  tree: ContentTree | null;
  toc: readonly TocItem[];
  links: readonly ContentLink[];
  firstParagraph?: string | undefined;
}
