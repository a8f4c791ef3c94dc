import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type SiteFolders } from '@docs/content';
import { ContentError, suggestName } from '@docs/content/shared';
import { type Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLSeq } from 'yaml';

/**
 * The sidebar of the reference. If several sidebars have a place for a page, pages about exports go here and
 * other pages elsewhere.
 */
const referenceSidebar = 'apiSidebar';

interface SidebarDocument {
  file: string;
  name: string;
  document: Document;
}

/** An entry for a doc, and the list that contains it. */
interface Place {
  docId: string;
  list: YAMLSeq;
  index: number;
  sidebar: SidebarDocument;
}

/** The facts about a new doc that its sidebar entry needs. */
export interface NewEntry {
  docId: string;
  after?: string | undefined;
  isReference: boolean;
}

/**
 * Finds the position of a new doc: after `after`, else after the last doc of its folder, in the list with the
 * most docs of the folder. Nothing is written until `write` is called, which preserves comments and order.
 * Returns undefined if the content has no sidebar files.
 */
export function addToSidebar(folders: SiteFolders, entry: NewEntry) {
  const sidebars = readSidebars(folders.contentDir);
  const places = sidebars.flatMap(placesOf);
  const place = entry.after === undefined ? nearestPlace(places, entry) : placeAfter(places, entry.after);
  if (!place) return undefined;
  const { list, index, sidebar } = place;
  return {
    write(): { file: string; line: number } {
      list.items.splice(index + 1, 0, sidebar.document.createNode({ doc: entry.docId }));
      const text = sidebar.document.toString({ lineWidth: 0, flowCollectionPadding: false });
      fs.writeFileSync(sidebar.file, text);
      const line = text.split('\n').findIndex((row) => row.trim() === `- doc: ${entry.docId}`) + 1;
      return { file: displayPath(sidebar.file, folders), line };
    },
  };
}

function readSidebars(contentDir: string): SidebarDocument[] {
  const folder = path.join(contentDir, 'sidebars');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => ({
      file: path.join(folder, name),
      name: path.parse(name).name,
      document: parseDocument(fs.readFileSync(path.join(folder, name), 'utf8')),
    }));
}

/** Returns every entry for a doc, in file order. */
function placesOf(sidebar: SidebarDocument): Place[] {
  const places: Place[] = [];
  visit(sidebar.document, {
    Seq(_, list) {
      for (const [index, item] of list.items.entries()) {
        const id = isMap(item) ? item.get('doc') : isScalar(item) ? item.value : undefined;
        if (typeof id === 'string' && isSeq(list)) places.push({ docId: id, list, index, sidebar });
      }
    },
  });
  return places;
}

function placeAfter(places: readonly Place[], after: string): Place {
  const place = places.find(({ docId }) => docId === after);
  if (place) return place;
  throw new ContentError({
    file: '--after',
    found: `\`${after}\`, which is in no sidebar`,
    expected: 'the ID of a doc in a sidebar',
    fix: suggestName(
      after,
      places.map(({ docId }) => docId),
    ),
  });
}

/**
 * Returns the last doc of the folder in the list with the most docs of it; if none is listed, of the parent
 * folder.
 */
function nearestPlace(places: readonly Place[], { docId, isReference }: NewEntry): Place | undefined {
  const own = places.filter(({ sidebar }) => (sidebar.name === referenceSidebar) === isReference);
  const folders = path.posix.dirname(docId).split('/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = depth === 0 ? '.' : folders.slice(0, depth).join('/');
    for (const candidates of [own, places]) {
      const siblings = candidates.filter((place) => path.posix.dirname(place.docId) === folder);
      const best = mostCommon(siblings.map(({ list }) => list));
      const last = siblings.filter(({ list }) => list === best).at(-1);
      if (last) return last;
    }
  }
  return places.at(-1);
}

function mostCommon<Item>(items: readonly Item[]): Item | undefined {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
