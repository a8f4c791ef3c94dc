import type { ContentTree } from '../shared/content-tree';

interface Prose {
  title: string;
  description: string | null;
  answers: string[];
  lastUpdated: string | null;
  /** Null where the file is rendered as a module. */
  contentTree: ContentTree | null;
  sourcePath: string;
}

/** A doc, as the query gives it. */
export interface DocData extends Prose {
  path: string;
  unlisted: boolean;
}

/** A post, as the query gives it. */
export interface PostData extends Prose {
  set: string;
  path: string;
  date: string;
  unlisted: boolean;
  tags: string[];
  authors: { name: string; url: string | null }[];
}

/** A starter template, as the query gives it. */
export interface TemplateData extends Prose {
  path: string;
  repository: string;
}

/** An expert, as the query gives it. */
export interface ExpertData {
  path: string;
  title: string;
  description: string | null;
  website: string | null;
  work: string[];
}

/** The prose of a hand-written page, as the query gives it. */
export interface ProsePageData extends Prose {
  name: string;
}

/** A video of the showcase, as the query gives it. */
export interface ShowcaseData {
  title: string;
  description: string | null;
  links: { url: string }[];
}

/** All content of the site, as the query gives it. */
export interface SiteData {
  docs: { nodes: DocData[] };
  posts: { nodes: PostData[] };
  templates: { nodes: TemplateData[] };
  experts: { nodes: ExpertData[] };
  prose: { nodes: ProsePageData[] };
  showcase: { nodes: ShowcaseData[] };
}

const prose = 'description answers lastUpdated contentTree sourcePath';

/** Asks for what the pages show. */
export const siteQuery = `{
  docs: allDoc(sort: { path: ASC }) { nodes { path title unlisted ${prose} } }
  posts: allPost(sort: [{ date: DESC }, { path: ASC }]) {
    nodes { set path title date unlisted tags authors { name url } ${prose} }
  }
  templates: allTemplate(sort: [{ order: ASC }, { slug: ASC }]) { nodes { path title: name repository ${prose} } }
  experts: allExpert(sort: { name: ASC }) { nodes { path title: name description: summary website work } }
  prose: allProsePage(sort: { name: ASC }) { nodes { name title ${prose} } }
  showcase: allShowcaseEntry(sort: [{ submittedOn: DESC }, { slug: ASC }]) { nodes { title description links { url } } }
}`;
