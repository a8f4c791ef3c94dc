import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nearestName } from '../../../shared/content-error';
import type { DocPageContext } from '../../../shared/page-context';
import type { PageLink, PageSidebar, SidebarItem, SidebarLink } from '../../../shared/sidebar';
import { loadSidebars, type ResolvedSidebars, type SidebarFile } from '../../sidebars/load';
import { breadcrumbsOf, openBranches, readingOrder, trailTo } from '../../sidebars/page';
import type { PagesContext } from '../content-set';

/** A doc as the pages are created from it. */
export interface DocNode {
  id: string;
  docId: string;
  path: string;
  title: string;
  sidebarLabel: string | null;
  sidebarPosition: number | null;
  relativePath: string;
  sourcePath: string;
  sourceName: string;
  unlisted: boolean;
  displayedSidebar: string | null;
  hasDisplayedSidebar: boolean;
  paginationPrev: string | null;
  paginationNext: string | null;
  hidesPrev: boolean;
  hidesNext: boolean;
  paginationLabel: string | null;
  isModule: boolean;
  lastUpdated: string | null;
}

const query = `{
  allDoc(sort: { path: ASC }) {
    nodes {
      id docId path title sidebarLabel sidebarPosition relativePath sourcePath sourceName unlisted displayedSidebar
      hasDisplayedSidebar paginationPrev paginationNext hidesPrev hidesNext paginationLabel isModule lastUpdated
    }
  }
  allSidebar(sort: { name: ASC }) { nodes { name entries lines sourceName } }
}`;

interface QueryData {
  allDoc: { nodes: DocNode[] };
  allSidebar: { nodes: { name: string; entries: unknown; sourceName: string }[] };
}

/** Creates a page for every doc, with its place in its sidebar as context, and writes the sidebars' own files. */
export async function createDocPages(context: PagesContext): Promise<void> {
  const { data, errors } = await context.graphql<QueryData>(query);
  if (errors || !data) throw errors?.[0] ?? new Error('The query of the docs gave no data.');
  const docs = data.allDoc.nodes;
  checkIds(docs, context);
  const sidebars = loadSidebars(docs, data.allSidebar.nodes, context);
  const urls = writeSidebars(sidebars.byName, context.root);
  for (const doc of docs) {
    context.createPage({
      path: doc.path,
      template: 'doc',
      context: pageContext(doc, docs, { sidebars, urls, context }),
      source: doc.isModule ? doc.sourcePath : undefined,
    });
  }
}

/** Finds what is wrong with the ids of the docs, their sidebars and their neighbours, without creating pages. */
export function checkDocs(
  docs: readonly DocNode[],
  files: readonly SidebarFile[],
  context: CheckContext,
): ResolvedSidebars {
  checkIds(docs, context);
  const sidebars = loadSidebars(docs, files, context);
  for (const doc of docs) pageContext(doc, docs, { sidebars, urls: new Map(), context });
  return sidebars;
}

type CheckContext = Pick<PagesContext, 'problems' | 'contentDir'>;

function checkIds(docs: readonly DocNode[], { problems }: CheckContext): void {
  const byId = new Map<string, DocNode>();
  for (const doc of docs) {
    const other = byId.get(doc.docId);
    if (other) {
      problems.push({
        file: doc.sourceName,
        found: `the id \`${doc.docId}\`, which ${other.sourceName} has too`,
        expected: 'an id that no other doc has',
        fix: 'Change the `id` in the frontmatter of one of the two, or its file name.',
      });
    }
    byId.set(doc.docId, doc);
  }
}

interface Surroundings {
  sidebars: ResolvedSidebars;
  urls: ReadonlyMap<string, string>;
  context: CheckContext;
}

function pageContext(
  doc: DocNode,
  docs: readonly DocNode[],
  { sidebars, urls, context }: Surroundings,
): DocPageContext {
  const name = sidebarOf(doc, sidebars, context);
  const items = name === undefined ? [] : (sidebars.byName.get(name) ?? []);
  const trail = trailTo(items, doc.path);
  const order = readingOrder(items);
  const index = order.findIndex((link) => link.href === doc.path);
  const sidebar: PageSidebar | null =
    name === undefined ? null : { name, url: urls.get(name) as string, items: openBranches(items, trail) };
  const neighbour = (own: string | null, hidden: boolean, place: number) =>
    hidden
      ? null
      : own !== null
        ? namedDoc(own, doc, docs, context)
        : index < 0
          ? null
          : toPageLink(order[place], docs);
  return {
    layout: 'docs',
    id: doc.id,
    sidebar,
    breadcrumbs: breadcrumbsOf(trail),
    previous: neighbour(doc.paginationPrev, doc.hidesPrev, index - 1),
    next: neighbour(doc.paginationNext, doc.hidesNext, index + 1),
    lastUpdated: doc.lastUpdated,
  };
}

/** The sidebar of a doc: the one its frontmatter names, else the first that has it. */
function sidebarOf(
  doc: DocNode,
  { byName, ofRoute }: ResolvedSidebars,
  { problems }: CheckContext,
): string | undefined {
  if (!doc.hasDisplayedSidebar) return ofRoute.get(doc.path);
  if (doc.displayedSidebar === null) return undefined;
  if (byName.has(doc.displayedSidebar)) return doc.displayedSidebar;
  const near = nearestName(doc.displayedSidebar, [...byName.keys()]);
  problems.push({
    file: doc.sourceName,
    found: `\`displayed_sidebar: ${doc.displayedSidebar}\`, and no sidebar has this name`,
    expected: `one of ${[...byName.keys()].map((name) => `\`${name}\``).join(', ')}, or null for none`,
    ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
  });
  return undefined;
}

function namedDoc(
  docId: string,
  doc: DocNode,
  docs: readonly DocNode[],
  { problems }: CheckContext,
): PageLink | null {
  const target = docs.find((candidate) => candidate.docId === docId);
  if (target) return { label: labelOf(target), href: target.path };
  const near = nearestName(
    docId,
    docs.map((candidate) => candidate.docId),
  );
  problems.push({
    file: doc.sourceName,
    found: `\`${docId}\` as the previous or next doc, and no doc has this id`,
    expected: 'the id of a doc, or null for none',
    ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
  });
  return null;
}

function toPageLink(link: SidebarLink | undefined, docs: readonly DocNode[]): PageLink | null {
  if (!link) return null;
  const own = docs.find((doc) => doc.path === link.href)?.paginationLabel;
  return { label: own ?? link.label, href: link.href };
}

function labelOf(doc: DocNode): string {
  return doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
}

/** Writes each whole sidebar to `public/sidebars`, named by its content so that it can be kept for ever; returns their addresses. */
function writeSidebars(byName: ReadonlyMap<string, SidebarItem[]>, root: string): Map<string, string> {
  const folder = path.join(root, 'public', 'sidebars');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const urls = new Map<string, string>();
  for (const [name, items] of byName) {
    const json = JSON.stringify(items);
    const digest = createHash('sha256').update(json).digest('hex').slice(0, 10);
    fs.writeFileSync(path.join(folder, `${name}-${digest}.json`), json);
    urls.set(name, `/sidebars/${name}-${digest}.json`);
  }
  return urls;
}
