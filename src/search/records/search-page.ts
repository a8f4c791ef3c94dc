import type { ContentLink } from '../../mdx/compile/context';
import type { ContentTree } from '../../shared/content-tree';
import type { TocItem } from '../../shared/toc';

/** A page as the search knows it: what a content set says of it. */
export interface SearchPage {
  /** Id of the page's node; absent outside of Gatsby. */
  nodeId?: string | undefined;
  /** Route, without the path prefix. */
  path: string;
  title: string;
  /** Top level of the hierarchy: results are grouped by it, so it names the page's package or section. */
  group: string;
  /** Part of the site: a name of `searchParts`. */
  part: string;
  /** Facet that tells versions of the docs apart. */
  tag: string;
  description?: string | undefined;
  /** Other names that the page is known by. */
  keywords?: readonly string[];
  /** Questions and phrases in people's words that the page answers. */
  answers?: readonly string[];
  /** The MDX file with the page's content, absolute; absent where the node's fields are all there is. */
  source?: string | undefined;
  /** Paragraphs of a page without an MDX file. */
  text?: readonly string[];
}

/** What is taken from a compiled file. */
export interface PageContent {
  tree: ContentTree | null;
  toc: readonly TocItem[];
  links: readonly ContentLink[];
  firstParagraph?: string | undefined;
}
