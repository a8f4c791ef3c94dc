import { type ContentProblem, suggestName } from '../shared/content-error';
import { isSamePath } from '../shared/paths';
import { findProblems } from './find-problems';
import { navbarItemSchema, navbarItemTypes } from './schemas';
import type { DocsVersion, NavbarItem } from './types';

/** The docs and sidebars that navbar items may refer to. */
export interface NavbarTargets {
  versions: readonly Pick<DocsVersion, 'name'>[];
  /** Sidebars by name; one without a link cannot be linked to. */
  sidebars: Readonly<Record<string, { link?: { path: string; label: string } }>>;
  docIds: ReadonlySet<string>;
}

/** The file of a navbar, and the lines of its items by their place, `items[0].items[1]`. */
export interface NavbarFile {
  name: string;
  lines: Readonly<Record<string, number>>;
}

/** Returns what is wrong with the items themselves. */
export function checkNavbarItems(items: readonly unknown[], file: NavbarFile): ContentProblem[] {
  return items.flatMap((item, index) => checkItem(item, { file, place: `items[${index}]` }));
}

/** Returns the docs, sidebars and versions that valid items refer to, but that don't exist. */
export function checkNavbarTargets(
  items: readonly NavbarItem[],
  targets: NavbarTargets,
  file: NavbarFile,
): ContentProblem[] {
  return items.flatMap((item, index) => checkTarget(item, { file, place: `items[${index}]` }, targets));
}

/** An item of a file. */
interface Spot {
  file: NavbarFile;
  place: string;
}

/** Where a problem of an item is. */
function locate({ file, place }: Spot): Pick<ContentProblem, 'file' | 'line'> {
  const line = file.lines[place];
  return { file: file.name, ...(line ? { line } : {}) };
}

/** The items of a dropdown, each with its place. */
function inside({ file, place }: Spot, index: number): Spot {
  return { file, place: `${place}.items[${index}]` };
}

function checkItem(item: unknown, spot: Spot): ContentProblem[] {
  const typeProblem = checkType(item, spot);
  if (typeProblem) return [typeProblem];
  // Child types of a dropdown are checked first, because the schema's own message could not name them.
  const childProblems = childrenOf(item).flatMap(
    (child, index) => checkType(child, inside(spot, index)) ?? [],
  );
  if (childProblems.length > 0) return childProblems;
  return findProblems(spot.file.name, item, navbarItemSchema, spot.place).map((problem) => ({
    ...problem,
    ...locate(spot),
  }));
}

function childrenOf(item: unknown): unknown[] {
  const { items } = item as { items?: unknown };
  return Array.isArray(items) ? items : [];
}

function checkType(item: unknown, spot: Spot): ContentProblem | undefined {
  const { type, label } = (item ?? {}) as { type?: unknown; label?: unknown };
  const { place } = spot;
  const named = typeof label === 'string' ? `${place} ("${label}")` : place;
  if (type === undefined) {
    return {
      ...locate(spot),
      found: `${named} has no \`type\``,
      expected: `an item type: ${navbarItemTypes.join(', ')}`,
      fix: 'Give the item a type. A plain link has `type: link`.',
    };
  }
  if ((navbarItemTypes as readonly unknown[]).includes(type)) return undefined;
  return {
    ...locate(spot),
    found: `${named} has the type \`${String(type)}\``,
    expected: `an item type: ${navbarItemTypes.join(', ')}`,
    fix: suggestName(String(type), navbarItemTypes),
  };
}

function checkTarget(item: NavbarItem, spot: Spot, targets: NavbarTargets): ContentProblem[] {
  switch (item.type) {
    case 'dropdown':
      return item.items.flatMap((child, index) => checkTarget(child, inside(spot, index), targets));
    case 'docsVersion':
      return checkVersions([item.version ?? 'current'], spot, targets);
    case 'docsVersionDropdown':
      return checkVersions(item.versions ?? [], spot, targets);
    case 'doc':
      return checkDoc(item.docId, spot, targets);
    case 'docSidebar':
      return checkSidebar(item, spot, targets);
    default:
      return [];
  }
}

function checkVersions(names: string[], spot: Spot, { versions }: NavbarTargets): ContentProblem[] {
  const known = versions.map((version) => version.name);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      ...locate(spot),
      found: `${spot.place} names the docs version \`${name}\`, which does not exist`,
      expected: `a docs version from src/settings/docs-version.ts`,
      fix: suggestName(name, known),
    }));
}

function checkDoc(docId: string, spot: Spot, { docIds }: NavbarTargets): ContentProblem[] {
  if (docIds.has(docId)) return [];
  return [
    {
      ...locate(spot),
      found: `${spot.place} names the doc \`${docId}\`, which does not exist`,
      expected: 'the id of a doc',
      fix: suggestName(docId, [...docIds]),
    },
  ];
}

function checkSidebar(
  item: { sidebarId: string; to: string },
  spot: Spot,
  { sidebars }: NavbarTargets,
): ContentProblem[] {
  const sidebar = sidebars[item.sidebarId];
  if (!sidebar) {
    return [
      {
        ...locate(spot),
        found: `${spot.place} names the sidebar \`${item.sidebarId}\`, which does not exist`,
        expected: 'the name of a sidebar',
        fix: suggestName(item.sidebarId, Object.keys(sidebars)),
      },
    ];
  }
  if (!sidebar.link) {
    return [
      {
        ...locate(spot),
        found: `${spot.place} names the sidebar \`${item.sidebarId}\`, which has nothing to link to`,
        expected: 'a sidebar with at least one doc or one category with a page',
        fix: `Add a doc to the sidebar \`${item.sidebarId}\`, or remove the item from the navbar.`,
      },
    ];
  }
  if (isSamePath(sidebar.link.path, item.to)) return [];
  return [
    {
      ...locate(spot),
      found: `${spot.place} leads to \`${item.to}\``,
      expected: `the landing page of the sidebar \`${item.sidebarId}\`, \`${sidebar.link.path}\``,
    },
  ];
}
