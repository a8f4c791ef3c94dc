import { ContentError, type ContentProblem, suggestName } from '../shared/content-error';
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

const file = 'src/settings/navbar.ts';

/**
 * Validates the navbar items against the docs.
 *
 * @throws {ContentError} that lists all problems.
 */
export function validateNavbar(items: readonly unknown[], targets: NavbarTargets): void {
  const problems = items.flatMap((item, index) => checkItem(item, `items[${index}]`, targets));
  if (problems.length > 0) throw new ContentError(problems);
}

function checkItem(item: unknown, place: string, targets: NavbarTargets): ContentProblem[] {
  const typeProblem = checkType(item, place);
  if (typeProblem) return [typeProblem];
  // Child types of a dropdown are checked first, because the schema's own message could not name them.
  const children = childrenOf(item).map((child, index) => checkType(child, `${place}.items[${index}]`));
  const childProblems = children.filter((problem) => problem !== undefined);
  if (childProblems.length > 0) return childProblems;
  const shapeProblems = findProblems(file, item, navbarItemSchema, place);
  if (shapeProblems.length > 0) return shapeProblems;
  return checkTarget(item as NavbarItem, place, targets);
}

function childrenOf(item: unknown): unknown[] {
  const { items } = item as { items?: unknown };
  return Array.isArray(items) ? items : [];
}

function checkType(item: unknown, place: string): ContentProblem | undefined {
  const { type, label } = (item ?? {}) as { type?: unknown; label?: unknown };
  const named = typeof label === 'string' ? `${place} ("${label}")` : place;
  if (type === undefined) {
    return {
      file,
      found: `${named} has no \`type\``,
      expected: `an item type: ${navbarItemTypes.join(', ')}`,
      fix: "Give the item a type; a plain link is `type: 'link'`.",
    };
  }
  if ((navbarItemTypes as readonly unknown[]).includes(type)) return undefined;
  return {
    file,
    found: `${named} has the type \`${String(type)}\``,
    expected: `an item type: ${navbarItemTypes.join(', ')}`,
    fix: suggestName(String(type), navbarItemTypes),
  };
}

function checkTarget(item: NavbarItem, place: string, targets: NavbarTargets): ContentProblem[] {
  switch (item.type) {
    case 'dropdown':
      return item.items.flatMap((child, index) => checkTarget(child, `${place}.items[${index}]`, targets));
    case 'docsVersion':
      return checkVersions([item.version ?? 'current'], place, targets);
    case 'docsVersionDropdown':
      return checkVersions(item.versions ?? [], place, targets);
    case 'doc':
      return checkDoc(item.docId, place, targets);
    case 'docSidebar':
      return checkSidebar(item, place, targets);
    default:
      return [];
  }
}

function checkVersions(names: string[], place: string, { versions }: NavbarTargets): ContentProblem[] {
  const known = versions.map((version) => version.name);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file,
      found: `${place} names the docs version \`${name}\`, which does not exist`,
      expected: `a docs version from src/settings/docs-version.ts`,
      fix: suggestName(name, known),
    }));
}

function checkDoc(docId: string, place: string, { docIds }: NavbarTargets): ContentProblem[] {
  if (docIds.has(docId)) return [];
  return [
    {
      file,
      found: `${place} names the doc \`${docId}\`, which does not exist`,
      expected: 'the id of a doc',
      fix: suggestName(docId, [...docIds]),
    },
  ];
}

function checkSidebar(
  item: { sidebarId: string; to: string },
  place: string,
  { sidebars }: NavbarTargets,
): ContentProblem[] {
  const sidebar = sidebars[item.sidebarId];
  if (!sidebar) {
    return [
      {
        file,
        found: `${place} names the sidebar \`${item.sidebarId}\`, which does not exist`,
        expected: 'the name of a sidebar',
        fix: suggestName(item.sidebarId, Object.keys(sidebars)),
      },
    ];
  }
  if (!sidebar.link) {
    return [
      {
        file,
        found: `${place} names the sidebar \`${item.sidebarId}\`, which has nothing to link to`,
        expected: 'a sidebar with at least one doc or one category with a page',
        fix: `Add a doc to the sidebar \`${item.sidebarId}\`, or remove the item from the navbar.`,
      },
    ];
  }
  if (isSamePath(sidebar.link.path, item.to)) return [];
  return [
    {
      file,
      found: `${place} leads to \`${item.to}\``,
      expected: `the landing page of the sidebar \`${item.sidebarId}\`, \`${sidebar.link.path}\``,
    },
  ];
}
