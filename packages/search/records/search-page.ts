/** A link on a page. */
export interface TextLink {
  text: string;
  href: string;
}

/** A heading, a block of text or a code sample, in reading order. */
export type Block =
  | { kind: 'heading'; level: number; id: string; text: string }
  /** `quotes` are the parts of the text that are in code font. */
  | { kind: 'text'; text: string; quotes?: readonly string[] }
  | { kind: 'code'; language: string; code: string };

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
  /** Problems that the page explains, in users' words. */
  symptoms?: readonly string[];
  /** Absolute path of the MDX file with the page's content. Absent if the page has no MDX file. */
  source?: string | undefined;
  /** Paragraphs of a page without an MDX file. */
  text?: readonly string[];
}

/** The content of a page that records are created from. */
export interface PageContent {
  /** Headings, paragraphs and the like, in reading order. */
  blocks: readonly Block[];
  /** Links with their texts. */
  links: readonly TextLink[];
  /** All links of the page, including those of its components. */
  targets: readonly { to?: string }[];
}
