import fs from 'node:fs';
import { createSite, type SiteOptions } from '@docs/content';

/** A docs page, as the check of API pages needs it. */
export interface ApiPage {
  /** Path relative to the project root. */
  file: string;
  docId: string;
  title: string;
  source: string;
  /** The export that its frontmatter names, if any. */
  api?: { package: string; export: string };
  /** Whether it is in the API sidebar. */
  isListed: boolean;
}

/** The sidebar whose pages document exports. */
const apiSidebar = 'apiSidebar';

/** Reads the docs of the content folder. Their mistakes are reported by the build and the content check. */
export function readApiPages(options: SiteOptions): ApiPage[] {
  const site = createSite({ ...options, withDrafts: true });
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
