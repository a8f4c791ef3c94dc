import path from 'node:path';
import { readContentFolder } from '../../content-model/read-folder';
import { type ListedDoc, resolveSidebars, type SidebarSource } from '../../content-model/sidebars/load';
import type { ContentProblem } from '../../shared/content-error';

/** A page of the documentation as the check of API pages sees it. */
export interface ApiPage {
  /** Path from the project's root. */
  file: string;
  docId: string;
  title: string;
  source: string;
  /** The export that it is about, where its frontmatter names one. */
  api?: { package: string; export: string };
  /** Whether it stands in the API sidebar. */
  isListed: boolean;
}

/** The sidebar whose pages are about exports. */
const apiSidebar = 'apiSidebar';

/** Reads the docs of the content folder. What is wrong with them is the build's to tell. */
export function readApiPages(root: string): ApiPage[] {
  const contentDir = path.join(root, 'content');
  const problems: ContentProblem[] = [];
  const read = readContentFolder({ root, contentDir }, problems);
  const docs = read.filter(({ set }) => set.name === 'docs');
  const fields = docs.flatMap(({ nodes }) => nodes) as unknown as ListedDoc[];
  const sidebars = read.filter(({ set }) => set.type === 'Sidebar').flatMap(({ nodes }) => nodes);
  const { ofRoute } = resolveSidebars(fields, sidebars as unknown as SidebarSource[], {
    problems,
    contentDir,
  });
  return docs.map(({ file, nodes: [node] }) => ({
    file: file.name,
    docId: String(node?.docId),
    title: String(node?.title),
    source: file.source,
    ...(node?.api ? { api: node.api as { package: string; export: string } } : {}),
    isListed: ofRoute.get(String(node?.path)) === apiSidebar,
  }));
}
