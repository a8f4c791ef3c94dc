import {
  compiledOf,
  type DocumentContext,
  type LoadedSite,
  type NodeFields,
  type NodeType,
  nodesOf,
  siteNodes,
} from '@docs/content';
import type { PageTree } from './page';

/** The fields of a node that outputs use, with its content: null if the file is rendered as a module. */
type WithTree<Fields> = Fields & { contentTree: PageTree | null };

type Titled<Fields> = Fields & { title: string };

/** All content of the site, each list in the order in which it is shown. */
export interface SiteData {
  siteName: string;
  docs: WithTree<NodeFields<'Doc'>>[];
  posts: WithTree<NodeFields<'Post'>>[];
  templates: WithTree<Titled<NodeFields<'Template'>>>[];
  experts: (Titled<NodeFields<'Expert'>> & { description: string | null })[];
  prose: WithTree<NodeFields<'ProsePage'>>[];
  showcase: NodeFields<'ShowcaseEntry'>[];
}

/** Collects the data that the outputs need from a site; `dates` and URLs as in `DocumentContext`. */
export function readSiteData(site: LoadedSite, context: DocumentContext, siteName: string): SiteData {
  const nodes = siteNodes(site, { ...context, day: '' });
  const of = <Type extends NodeType>(type: Type) => nodesOf(nodes, type);
  const withTree = <Node extends { sourcePath: string }>(node: Node): WithTree<Node> => {
    const compiled = compiledOf(site, node.sourcePath);
    const hasTree = compiled && !compiled.isModule;
    const read = () => compiled?.trees().tree ?? [];
    return { ...node, contentTree: hasTree ? { digest: compiled.digest, read } : null };
  };
  const titled = <Node extends { name: string }>(node: Node): Titled<Node> => ({ ...node, title: node.name });
  return {
    siteName,
    docs: of('Doc')
      .map(withTree)
      .sort((a, b) => byText(a.path, b.path)),
    posts: of('Post')
      .map(withTree)
      .sort((a, b) => byText(b.date, a.date) || byText(a.path, b.path)),
    templates: of('Template')
      .map((each) => withTree(titled(each)))
      .sort((a, b) => a.order - b.order || byText(a.slug, b.slug)),
    experts: of('Expert')
      .map((each) => ({ ...titled(each), description: each.summary }))
      .sort((a, b) => byText(a.name, b.name)),
    prose: of('ProsePage')
      .map(withTree)
      .sort((a, b) => byText(a.name, b.name)),
    showcase: of('ShowcaseEntry').sort(
      (a, b) => byText(b.submittedOn ?? '', a.submittedOn ?? '') || byText(a.slug, b.slug),
    ),
  };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
