import { resolveAnnouncement, resolveNavbar } from '../../settings/defaults';
import { versionNumber } from '../../shared/api-history';
import { course } from '../../shared/course';
import { usedInTocItem } from '../../shared/toc';
import { findApiUsers, usedIn } from '../api/api-users';
import { type CompiledFile, compiledOf } from '../compiler';
import { digestOf } from '../digest';
import { contentSets } from '../sets';
import { dailyRank } from '../sets/daily-order';
import { describeVersions } from '../sets/docs/version';
import { resolveAuthors } from '../sets/posts/authors';
import { groupByYear, listedPosts, postNeighbors } from '../sets/posts/pages';
import type { LoadedSite } from '../site';
import { courseProjects } from './course-projects';
import { computeFields, type DocumentContext } from './document-fields';
import type { NodeFields, NodeType } from './schemas';

/** A node of the GraphQL layer. */
export interface SiteNode<Type extends NodeType = NodeType> {
  /** Unique in the site and stable across builds. */
  id: string;
  type: Type;
  fields: NodeFields<Type>;
  /** Changes whenever the fields change, or the data that queries read for the node. */
  digest: string;
}

/** The inputs of nodes, apart from the site. */
export interface NodeContext extends DocumentContext {
  /** Day of the build (ISO date, UTC): lists of people change their order every day. */
  day: string;
}

/**
 * Creates the nodes of a site. All fields are computed here, except for the trees, which queries read from the
 * cache, and the items of sidebars, which would make up most of a doc's node.
 */
export function siteNodes(site: LoadedSite, context: NodeContext): SiteNode[] {
  const { documents } = site;
  const apis = site.apis();
  const { repositoryBranch } = site.settings.site;
  const compute = (document: Parameters<typeof computeFields>[0]) => {
    const compiled = compiledOf(site, document.sourcePath);
    return { compiled, fields: computeFields(document, compiled, { ...context, apis, repositoryBranch }) };
  };
  const rank = (slug: string) => ({ dailyRank: dailyRank(slug, context.day) });
  return [
    ...docNodes(site, compute, context),
    ...postNodes(site, compute),
    ...documents.of('Template').map((document) => {
      const { compiled, fields } = compute(document);
      const { description } = document;
      return node('Template', document.id, { ...document, ...fields, description }, compiled?.digest);
    }),
    ...documents.of('ProsePage').map((document) => {
      const { compiled, fields } = compute(document);
      return node('ProsePage', document.id, { ...document, ...fields }, compiled?.digest);
    }),
    ...documents.of('Author').map((author) => node('Author', author.id, author)),
    ...documents.of('Expert').map((each) => node('Expert', each.id, { ...each, ...rank(each.slug) })),
    ...documents
      .of('ShowcaseEntry')
      .map((each) => node('ShowcaseEntry', each.id, { ...each, ...rank(each.slug) })),
    ...wholeSiteNodes(site),
    ...documents
      .of('WrittenAnswer')
      .map(({ question, sources: [path = '/'] }, rank) =>
        node('StartQuestion', `StartQuestion ${question}`, { question, path, rank }),
      ),
    ...routeNodes(site),
  ];
}

/** Returns the fields of all nodes of a type. This is the only place that assigns nodes their type. */
export function nodesOf<Type extends NodeType>(nodes: readonly SiteNode[], type: Type): NodeFields<Type>[] {
  const isOfType = (each: SiteNode): each is SiteNode<Type> => each.type === type;
  return nodes.filter(isOfType).map(({ fields }) => fields);
}

type Compute = (document: Parameters<typeof computeFields>[0]) => {
  compiled: CompiledFile | undefined;
  fields: ReturnType<typeof computeFields>;
};

function docNodes(site: LoadedSite, compute: Compute, { dates }: NodeContext): SiteNode[] {
  const { documents, navigation, sidebars } = site;
  const users = findApiUsers(site);
  return documents.of('Doc').map((whole) => {
    const { sections, sampledPackages, reviewed: _, ...doc } = whole;
    const { compiled, fields } = compute(doc);
    const digest = (id: string) => sections[id] ?? '-';
    const digests = ['', ...fields.tableOfContents.map(({ id }) => id)].map(digest).join(' ');
    const links = navigation.get(doc.id) ?? noNavigation;
    const { sidebar } = links;
    const items = sidebar ? sidebars.byName.get(sidebar.name)?.openTo(doc.path) : [];
    const pages = usedIn(doc.path, compiled?.facts, users);
    return node(
      'Doc',
      doc.id,
      {
        ...doc,
        ...fields,
        tableOfContents: [...fields.tableOfContents, ...(pages.length > 0 ? [usedInTocItem] : [])],
        usedIn: pages,
        checkedVersions: versionsOf(sampledPackages, documents.of('ApiPackage')),
        digests: dates.has(doc.sourcePath) ? digests : null,
        hideTitle: doc.hideTitle || (compiled?.facts.hasTitle ?? false),
        navigation: links,
      },
      digestOf(compiled?.digest ?? '', JSON.stringify(items)),
    );
  });
}

/** Returns the versions of packages, oldest first. */
function versionsOf(
  names: readonly string[],
  packages: readonly { package: string; version: string }[],
): string[] {
  const versions = packages.filter((each) => names.includes(each.package)).map(({ version }) => version);
  return [...new Set(versions)].sort((a, b) => versionNumber(a) - versionNumber(b));
}

const noNavigation = { sidebar: null, breadcrumbs: [], previous: null, next: null };

function postNodes({ documents }: LoadedSite, compute: Compute): SiteNode[] {
  const known = new Map(documents.of('Author').map((author) => [author.authorId, author]));
  const posts = documents.of('Post');
  const neighbors = new Map(postSets().flatMap((set) => [...postNeighbors(listedPosts(set, posts))]));
  return posts.map((post) => {
    const { compiled, fields } = compute(post);
    const { authorRefs, ...own } = post;
    const navigation = neighbors.get(post.id) ?? { previous: null, next: null };
    const authors = resolveAuthors(authorRefs, known);
    return node('Post', post.id, { ...own, ...fields, authors, navigation }, compiled?.digest);
  });
}

/** Returns the names of the sets of posts. */
function postSets(): string[] {
  return contentSets.flatMap(({ type, name }) => (type === 'Post' ? [name] : []));
}

/** Creates the nodes that do not belong to a document: sidebars, sets of posts, versions of the docs and settings. */
function wholeSiteNodes(site: LoadedSite): SiteNode[] {
  const { documents, draftIds, sidebars, settings, frame } = site;
  const versions = describeVersions(settings.docsVersions, { docs: documents.of('Doc'), draftIds, sidebars });
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
        course: name === course.set ? courseProjects(site) : null,
      }),
    ),
    ...documents
      .of('ApiPackage')
      .map((each) =>
        node('ApiPackage', `ApiPackage ${each.package}`, { package: each.package, version: each.version }),
      ),
    ...versions.map((version) => node('DocsVersion', `DocsVersion ${version.name}`, version)),
    node('SiteSettings', 'SiteSettings', {
      navbar: resolveNavbar(frame.navbar),
      footer: frame.footer,
      announcement: resolveAnnouncement(frame.announcement),
    }),
  ];
}

function routeNodes(site: LoadedSite): SiteNode[] {
  return site.routes.pages.map(({ path, template, context, sourcePath, excerptsOf = [] }) => {
    const compiled = sourcePath === undefined ? undefined : compiledOf(site, sourcePath);
    const source = compiled?.isModule && template !== 'redirect' ? (sourcePath ?? null) : null;
    const hasDemos =
      (compiled?.facts.largeComponents.length ?? 0) > 0 ||
      excerptsOf.some((file) => compiledOf(site, file)?.facts.hasDemosInExcerpt);
    return node('Route', `Route ${path}`, { path, template, context, source, hasDemos });
  });
}

/** Creates a node. `read` is the digest of the data that only queries read. */
function node<Type extends NodeType>(
  type: Type,
  id: string,
  fields: NodeFields<Type>,
  read = '',
): SiteNode<Type> {
  return { id, type, fields, digest: digestOf(JSON.stringify(fields), read).slice(0, 32) };
}
