import fs from 'node:fs';
import path from 'node:path';
import { createSite } from '../../content-model/site';
import { readEnv } from '../../site/env';

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

/** Reads the docs of the content folder. Their mistakes are reported by the build and the check of content. */
export function readApiPages(root: string): ApiPage[] {
  const folders = { root, contentDir: path.join(root, 'content') };
  const site = createSite({ folders, env: readEnv(), withDrafts: true });
  const { documents, sidebars } = site.structure();
  return documents.of('Doc').map((doc) => ({
    file: doc.sourceName,
    docId: doc.docId,
    title: doc.title,
    source: fs.readFileSync(doc.sourcePath, 'utf8'),
    ...(doc.api ? { api: doc.api } : {}),
    isListed: sidebars.ofRoute.get(doc.path) === apiSidebar,
  }));
}
