import { usedInTocItem } from '../../shared/used-in';
import { announcement } from '../../site/announcement';
import { resolveAnnouncement, resolveNavbar } from '../../site/defaults';
import { footer } from '../../site/footer';
import { navbar } from '../../site/navbar';
import { findApiUsers } from '../api/api-users';
import { usedIn } from '../api/used-in';
import type { CompiledFile } from '../compiler';
import { digestOf } from '../digest';
import { contentSets } from '../sets';
import { dailyRank } from '../sets/daily-order';
import { describeVersions } from '../sets/docs/version';
import { resolveAuthors } from '../sets/posts/authors';
import { groupByYear, listedPosts, postNeighbors } from '../sets/posts/pages';
import type { LoadedSite } from '../site';
import { compiledOf } from './compiled-of';
import { type FinishContext, finishDocument } from './finished';
import type { NodeFields, NodeType } from './schemas';
import { startQuestions } from './start-questions';

/** A node of the GraphQL layer. */
export interface SiteNode<Type extends NodeType = NodeType> {
  /** Unique in the site and stable across builds. */
  id: string;
  type: Type;
  fields: NodeFields<Type>;
  /** Changes whenever the fields do, or what queries read for the node. Computed on demand: only Gatsby needs it. */
  readonly digest: string;
}

/** The inputs of nodes, apart from the site. */
export interface NodeContext extends FinishContext {
  /** Day of the build (ISO date, UTC): lists of people change their order every day. */
  day: string;
}

/**
 * Creates the nodes of a site. All fields are computed here, except for the trees, which queries read from
 * the cache, and the items of sidebars, which would be most of a doc's node.
 */
export function siteNodes(site: LoadedSite, context: NodeContext): SiteNode[] {
  const { documents } = site;
  const apis = site.apis();
  const finish = (document: Parameters<typeof finishDocument>[0]) => {
    const compiled = compiledOf(site, document.sourcePath);
    return { compiled, fields: finishDocument(document, compiled, { ...context, apis }) };
  };
  const rank = (slug: string) => ({ dailyRank: dailyRank(slug, context.day) });
  return [
    ...docNodes(site, finish),
    ...postNodes(site, finish),
    ...documents.of('Template').map((document) => {
      const { compiled, fields } = finish(document);
      const { description } = document;
      return node('Template', document.id, { ...document, ...fields, description }, () => compiled?.digest);
    }),
    ...documents.of('ProsePage').map((document) => {
      const { compiled, fields } = finish(document);
      return node('ProsePage', document.id, { ...document, ...fields }, () => compiled?.digest);
    }),
    ...documents.of('Author').map((author) => node('Author', author.id, author)),
    ...documents.of('Expert').map((each) => node('Expert', each.id, { ...each, ...rank(each.slug) })),
    ...documents
      .of('ShowcaseEntry')
      .map((each) => node('ShowcaseEntry', each.id, { ...each, ...rank(each.slug) })),
    ...wholeSiteNodes(site),
    ...startQuestions(site).map((each, rank) =>
      node('StartQuestion', `StartQuestion ${each.path}`, { ...each, rank }),
    ),
    ...routeNodes(site),
  ];
}

/** Returns the fields of all nodes of a type. This is the only place that assigns nodes their type. */
export function nodesOf<Type extends NodeType>(nodes: readonly SiteNode[], type: Type): NodeFields<Type>[] {
  const isOfType = (each: SiteNode): each is SiteNode<Type> => each.type === type;
  return nodes.filter(isOfType).map(({ fields }) => fields);
}

type Finish = (document: Parameters<typeof finishDocument>[0]) => {
  compiled: CompiledFile | undefined;
  fields: ReturnType<typeof finishDocument>;
};

function docNodes(site: LoadedSite, finish: Finish): SiteNode[] {
  const { documents, navigation, sidebars } = site;
  const users = findApiUsers(site);
  return documents.of('Doc').map((doc) => {
    const { compiled, fields } = finish(doc);
    const links = navigation.get(doc.id) ?? noNavigation;
    const { sidebar } = links;
    const items = () => (sidebar ? sidebars.byName.get(sidebar.name)?.openTo(doc.path) : []);
    const pages = usedIn(doc.path, compiled?.facts, users);
    return node(
      'Doc',
      doc.id,
      {
        ...doc,
        ...fields,
        tableOfContents: [...fields.tableOfContents, ...(pages.length > 0 ? [usedInTocItem] : [])],
        usedIn: pages,
        hideTitle: doc.hideTitle || (compiled?.facts.hasTitle ?? false),
        navigation: links,
      },
      () => digestOf(compiled?.digest ?? '', JSON.stringify(items())),
    );
  });
}

const noNavigation = { sidebar: null, breadcrumbs: [], previous: null, next: null };

function postNodes({ documents }: LoadedSite, finish: Finish): SiteNode[] {
  const known = new Map(documents.of('Author').map((author) => [author.authorId, author]));
  const posts = documents.of('Post');
  const neighbors = new Map(postSets().flatMap((set) => [...postNeighbors(listedPosts(set, posts))]));
  return posts.map((post) => {
    const { compiled, fields } = finish(post);
    const { authorRefs, ...own } = post;
    const navigation = neighbors.get(post.id) ?? { previous: null, next: null };
    const authors = resolveAuthors(authorRefs, known);
    return node('Post', post.id, { ...own, ...fields, authors, navigation }, () => compiled?.digest);
  });
}

/** Returns the names of the sets of posts. */
function postSets(): string[] {
  return contentSets.flatMap(({ type, name }) => (type === 'Post' ? [name] : []));
}

/** Nodes that belong to no document: sidebars, sets of posts, versions of the docs and settings. */
function wholeSiteNodes({ documents, draftIds, sidebars }: LoadedSite): SiteNode[] {
  const versions = describeVersions(documents.of('Doc'), draftIds, sidebars);
  return [
    ...[...sidebars.byName.values()].map((sidebar) =>
      node('Sidebar', `Sidebar ${sidebar.name}`, {
        name: sidebar.name,
        items: sidebar.items,
      }),
    ),
    ...postSets().map((name) =>
      node('PostSet', `PostSet ${name}`, {
        name,
        years: groupByYear(listedPosts(name, documents.of('Post'))),
      }),
    ),
    ...versions.map((version) => node('DocsVersion', `DocsVersion ${version.name}`, version)),
    node('SiteSettings', 'SiteSettings', {
      navbar: resolveNavbar(navbar),
      footer,
      announcement: resolveAnnouncement(announcement),
    }),
  ];
}

function routeNodes(site: LoadedSite): SiteNode[] {
  return site.routes.pages.map(({ path, template, context, sourcePath, excerptsOf = [] }) => {
    const compiled = sourcePath === undefined ? undefined : compiledOf(site, sourcePath);
    const source = compiled?.isModule && template !== 'redirect' ? (sourcePath ?? null) : null;
    const isHeavy =
      (compiled?.facts.heavyComponents.length ?? 0) > 0 ||
      excerptsOf.some((file) => compiledOf(site, file)?.facts.isExcerptHeavy);
    return node('Route', `Route ${path}`, { path, template, context, source, isHeavy });
  });
}

function node<Type extends NodeType>(
  type: Type,
  id: string,
  fields: NodeFields<Type>,
  /** Returns the digest of what only queries read. */
  readDigest?: () => string | undefined,
): SiteNode<Type> {
  let digest: string | undefined;
  return {
    id,
    type,
    fields,
    get digest() {
      digest ??= digestOf(JSON.stringify(fields), readDigest?.() ?? '').slice(0, 32);
      return digest;
    },
  };
}
