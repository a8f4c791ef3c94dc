import fs from 'node:fs';
import path from 'node:path';
import { generateSidebar, type Reports } from './generate';
import { linesNaming } from './lines';
import { docMaps, resolveSidebar, type SidebarDoc } from './resolve';
import type { SidebarEntry } from './schema';
import { createSidebar, type Sidebar } from './sidebar';

/** The site's sidebars with all entries resolved. */
export interface Sidebars {
  byName: ReadonlyMap<string, Sidebar>;
  /** Names of the sidebars that contain docs, by the docs' routes. */
  ofRoute: ReadonlyMap<string, string>;
}

/** A parsed sidebar file. */
interface SidebarSource {
  name: string;
  entries: SidebarEntry[];
  sourceName: string;
  sourcePath?: string;
}

/** What sidebars need to know about a doc. */
interface ListedDoc extends SidebarDoc {
  sidebarPosition: number | null;
  relativePath: string;
  unlisted: boolean;
}

/** The inputs of the sidebars. */
interface SidebarInput {
  docs: readonly ListedDoc[];
  files: readonly SidebarSource[];
  /** Ids of drafts that are not part of this site. */
  draftIds: readonly string[];
  /** Absolute path of the content folder. */
  contentDir: string;
}

/** Name of the sidebar generated from folders. */
const generatedName = 'mainSidebar';

/** Resolves the sidebar files, or generates one sidebar from the folders if there are none. Adds mistakes to `reports`. */
export function loadSidebars(
  { docs, files, draftIds, contentDir }: SidebarInput,
  reports: Reports,
): Sidebars {
  const { problems } = reports;
  const listed = docs.filter((doc) => !doc.unlisted);
  const hiddenDocIds = new Set([...draftIds, ...docs.flatMap((doc) => (doc.unlisted ? [doc.docId] : []))]);
  const sources: readonly SidebarSource[] =
    files.length > 0 ? files : [generated(listed, contentDir, reports)];
  const maps = docMaps(listed);
  const entriesOf = (folder: string) =>
    generateSidebar(listed, path.join(contentDir, 'docs'), reports, folder === '.' ? '' : folder);
  const sidebars = sources.map(({ name, entries, sourceName, sourcePath }) => {
    const lineOf = sourcePath === undefined ? undefined : lineFinder(sourcePath);
    // VitePress itself builds a sidebar with links to pages that don't exist.
    const list = sourceName.includes('.vitepress/') ? reports.warnings : problems;
    const context = { ...maps, hiddenDocIds, entriesOf, file: sourceName, lineOf, problems: list };
    return createSidebar(name, resolveSidebar(entries, context));
  });
  const ofRoute = new Map<string, string>();
  for (const { name, order } of sidebars)
    for (const { href } of order) if (!ofRoute.has(href)) ofRoute.set(href, name);
  return { byName: new Map(sidebars.map((sidebar) => [sidebar.name, sidebar])), ofRoute };
}

function generated(docs: readonly ListedDoc[], contentDir: string, reports: Reports): SidebarSource {
  const entries = generateSidebar(docs, path.join(contentDir, 'docs'), reports);
  return { name: generatedName, sourceName: 'docs', entries };
}

/**
 * Finds the first line of a file that has a name as its whole value, or as a route. The file is read on first use.
 */
function lineFinder(file: string): (name: string) => number | undefined {
  return (name) => {
    const source = fs.readFileSync(file, 'utf8');
    return [name, `/${name}`].flatMap((text) => linesNaming(text, source))[0];
  };
}
