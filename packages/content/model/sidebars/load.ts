import fs from 'node:fs';
import path from 'node:path';
import type { ContentSettings, NavbarItem, NavbarSettings } from '../../settings/types';
import { checkNavbarTargets } from '../../settings/validate-navbar';
import type { ContentProblem } from '../../shared/content-error';
import { withoutTrailingSlash } from '../../shared/paths';
import { generateSidebar } from './generate';
import { linesNaming } from './lines';
import { docMaps, firstHref, resolveSidebar, type SidebarDoc } from './resolve';
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

/** The file of the navbar. */
interface NavbarSource {
  value: unknown;
  sourceName: string;
  lines: Readonly<Record<string, number>>;
}

/** The inputs of the sidebars. */
interface SidebarInput {
  docs: readonly ListedDoc[];
  files: readonly SidebarSource[];
  /** Ids of drafts that are not part of this site. */
  draftIds: readonly string[];
  /** Absolute path of the content folder. */
  contentDir: string;
  /** The navbar's file, if there is one. */
  navbar?: NavbarSource | undefined;
  settings: Pick<ContentSettings, 'docsVersions'>;
}

/** Name of the sidebar generated from folders. */
const generatedName = 'mainSidebar';

/**
 * Resolves the sidebar files, or generates one sidebar from the folders if there are none. Checks that the sidebars
 * and docs exist that the navbar refers to. Adds mistakes to `problems`.
 */
export function loadSidebars(input: SidebarInput, problems: ContentProblem[]): Sidebars {
  const { docs, files, draftIds, contentDir } = input;
  const listed = docs.filter((doc) => !doc.unlisted);
  const hiddenDocIds = new Set([...draftIds, ...docs.flatMap((doc) => (doc.unlisted ? [doc.docId] : []))]);
  const sources: readonly SidebarSource[] =
    files.length > 0 ? files : [generated(listed, contentDir, problems)];
  const maps = docMaps(listed);
  const entriesOf = (folder: string) =>
    generateSidebar(listed, path.join(contentDir, 'docs'), problems, folder === '.' ? '' : folder);
  const sidebars = sources.map(({ name, entries, sourceName, sourcePath }) => {
    const lineOf = sourcePath === undefined ? undefined : lineFinder(sourcePath);
    const context = { ...maps, hiddenDocIds, entriesOf, file: sourceName, lineOf, problems };
    return createSidebar(name, resolveSidebar(entries, context));
  });
  if (input.navbar) problems.push(...checkNavbar(sidebars, docs, input.navbar, input.settings));
  const ofRoute = new Map<string, string>();
  for (const { name, order } of sidebars)
    for (const { href } of order) if (!ofRoute.has(href)) ofRoute.set(href, name);
  return { byName: new Map(sidebars.map((sidebar) => [sidebar.name, sidebar])), ofRoute };
}

function generated(
  docs: readonly ListedDoc[],
  contentDir: string,
  problems: ContentProblem[],
): SidebarSource {
  const entries = generateSidebar(docs, path.join(contentDir, 'docs'), problems);
  return { name: generatedName, sourceName: 'docs', entries };
}

/** Finds the first line of a file that has a name as its whole value. The file is read on first use. */
function lineFinder(file: string): (name: string) => number | undefined {
  return (name) => linesNaming(name, fs.readFileSync(file, 'utf8'))[0];
}

function checkNavbar(
  sidebars: readonly Sidebar[],
  docs: readonly SidebarDoc[],
  { value, sourceName, lines }: NavbarSource,
  { docsVersions }: SidebarInput['settings'],
): ContentProblem[] {
  const { items: navbarItems } = value as NavbarSettings;
  const paths = new Map(docs.map((doc) => [withoutTrailingSlash(doc.path), doc.path]));
  const entries = sidebars.map(({ name, items }) => {
    const first = firstHref(items);
    return [
      name,
      first === undefined
        ? {}
        : { link: { path: landingOf(name, navbarItems, paths) ?? first, label: name } },
    ] as const;
  });
  const targets = {
    versions: docsVersions,
    sidebars: Object.fromEntries(entries),
    docIds: new Set(docs.map((doc) => doc.docId)),
  };
  return checkNavbarTargets(navbarItems, targets, { name: sourceName, lines });
}

/** Returns the landing page of a sidebar: the one its navbar item names, if a doc has this route. */
function landingOf(
  name: string,
  items: readonly NavbarItem[],
  paths: ReadonlyMap<string, string>,
): string | undefined {
  const item = items.find((candidate) => candidate.type === 'docSidebar' && candidate.sidebarId === name);
  return item && 'to' in item ? paths.get(withoutTrailingSlash(item.to as string)) : undefined;
}
