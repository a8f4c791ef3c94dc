import {
  type CompiledFile,
  compiledOf,
  type FinishContext,
  type LoadedSite,
  type NodeType,
  nodesOf,
  siteNodes,
} from '@docs/content';
import type { DocNavigation, UsedInPage } from '@docs/content/shared';
import type { PageTree } from './page';

interface Prose {
  title: string;
  description: string | null;
  answers: string[];
  lastUpdated: string | null;
  /** Null if the file is rendered as a module. */
  contentTree: PageTree | null;
  sourcePath: string;
}

/** A doc. */
export interface DocData extends Prose {
  path: string;
  unlisted: boolean;
  navigation: Pick<DocNavigation, 'breadcrumbs'> & { sidebar: { name: string } | null };
  usedIn: UsedInPage[];
}

/** A post. */
export interface PostData extends Prose {
  set: string;
  path: string;
  date: string;
  unlisted: boolean;
  tags: string[];
  authors: { name: string; url: string | null }[];
}

/** A project template. */
export interface TemplateData extends Prose {
  path: string;
  repository: string;
}

/** An expert. */
export interface ExpertData {
  path: string;
  title: string;
  description: string | null;
  website: string | null;
  work: string[];
}

/** The prose of a hand-written page. */
export interface ProsePageData extends Prose {
  name: string;
}

/** A video of the showcase. */
export interface ShowcaseData {
  title: string;
  description: string | null;
  links: { url: string }[];
}

/** All content of the site. */
export interface SiteData {
  siteName: string;
  docs: DocData[];
  posts: PostData[];
  templates: TemplateData[];
  experts: ExpertData[];
  prose: ProsePageData[];
  showcase: ShowcaseData[];
}

/** Collects the data that the outputs need from a site; `dates` and URLs as in `FinishContext`. */
export function readSiteData(site: LoadedSite, context: FinishContext, siteName: string): SiteData {
  const nodes = siteNodes(site, { ...context, day: '' });
  const withTree = <Node extends { sourcePath: string }>(node: Node) => ({
    ...node,
    contentTree: treeOf(compiledOf(site, node.sourcePath)),
  });
  const titled = <Node extends { name: string }>(node: Node) => ({ ...node, title: node.name });
  const of = <Type extends NodeType>(type: Type) => nodesOf(nodes, type);
  return {
    siteName,
    docs: of('Doc')
      .map(withTree)
      .sort(by((doc) => [doc.path])),
    posts: of('Post')
      .map(withTree)
      .sort(by((post) => [descending(post.date), post.path])),
    templates: of('Template')
      .map((each) => withTree(titled(each)))
      .sort(by((each) => [each.order, each.slug])),
    experts: of('Expert')
      .map((each) => ({ ...titled(each), description: each.summary }))
      .sort(by((each) => [each.name])),
    prose: of('ProsePage')
      .map(withTree)
      .sort(by((page) => [page.name])),
    showcase: of('ShowcaseEntry').sort(by((each) => [descending(each.submittedOn ?? ''), each.slug])),
  };
}

function treeOf(compiled: CompiledFile | undefined): PageTree | null {
  if (!compiled || compiled.isModule) return null;
  return { digest: compiled.digest, read: () => compiled.trees().tree ?? [] };
}

/** Returns a sort key in descending order. */
function descending(text: string): string {
  return [...text].map((letter) => String.fromCharCode(0xffff - letter.charCodeAt(0))).join('');
}

/** Compares by several keys in turn. */
function by<Item>(keysOf: (item: Item) => (string | number)[]): (a: Item, b: Item) => number {
  return (a, b) => {
    const [left, right] = [keysOf(a), keysOf(b)];
    const index = left.findIndex((key, place) => key !== right[place]);
    return index < 0 ? 0 : (left[index] ?? '') < (right[index] ?? '') ? -1 : 1;
  };
}
