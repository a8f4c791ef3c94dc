import type { ContentSettings, Frame, NavbarItem, NavbarSettings } from '../settings/types';
import { checkNavbarTargets } from '../settings/validate-navbar';
import type { ContentProblem } from '../shared/content-error';
import { withoutTrailingSlash } from '../shared/paths';
import type { Documents } from './documents';
import type { DocumentOf } from './sets';
import type { Sidebars } from './sidebars/load';
import { firstHref } from './sidebars/resolve';

/**
 * Returns the settings of navbar, footer and announcement. Content without these files gets a plain frame. Adds to
 * `problems` what the navbar refers to but does not exist.
 */
export function readFrame(
  documents: Documents,
  sidebars: Sidebars,
  { site, docsVersions }: ContentSettings,
  problems: ContentProblem[],
): Frame {
  const fileOf = <Name extends keyof Frame>(name: Name) =>
    documents
      .of('FrameFile')
      .find((file): file is FrameFile<Name> => file.name === name && file.value !== null);
  const navbar = fileOf('navbar');
  const files = documents.of('SidebarFile');
  // A sidebar is empty because of a mistake that is reported already.
  const unread = new Set(
    files
      .filter(({ sourceName }) => problems.some(({ file }) => file === sourceName))
      .map(({ name }) => name),
  );
  const targets = { docs: documents.of('Doc'), sidebars, versions: docsVersions, unread };
  if (navbar) problems.push(...checkNavbar(navbar, targets));
  return {
    navbar: navbar?.value ?? plainNavbar(sidebars),
    footer: fileOf('footer')?.value ?? { columns: [], copyrightHolder: site.name },
    announcement: fileOf('announcement')?.value ?? null,
  };
}

type FrameFile<Name extends keyof Frame> = DocumentOf<'FrameFile'> & { value: NonNullable<Frame[Name]> };

function checkNavbar(
  { value: { items }, sourceName, lines }: FrameFile<'navbar'>,
  {
    docs,
    sidebars: { byName },
    versions,
    unread,
  }: {
    docs: readonly { docId: string; path: string }[];
    sidebars: Sidebars;
    versions: ContentSettings['docsVersions'];
    /** Names of the sidebars whose files have mistakes. */
    unread: ReadonlySet<string>;
  },
): ContentProblem[] {
  const paths = new Map(docs.map((doc) => [withoutTrailingSlash(doc.path), doc.path]));
  const sidebars = [...byName.values()].map(({ name, items: entries }) => {
    const first = firstHref(entries) ?? (unread.has(name) ? '/' : undefined);
    const path = first && (landingOf(name, items, paths) ?? first);
    return [name, path === undefined ? {} : { link: { path, label: name } }] as const;
  });
  const docIds = new Set(docs.map(({ docId }) => docId));
  const targets = { versions, sidebars: Object.fromEntries(sidebars), docIds };
  return checkNavbarTargets(items, targets, { name: sourceName, lines });
}

/** Returns the landing page of a sidebar: the one its navbar item names, if a doc has this route. */
function landingOf(
  name: string,
  items: readonly NavbarItem[],
  paths: ReadonlyMap<string, string>,
): string | undefined {
  for (const item of items)
    if (item.type === 'docSidebar' && item.sidebarId === name)
      return paths.get(withoutTrailingSlash(item.to));
  return undefined;
}

/** A link to each sidebar, and the search. */
function plainNavbar({ byName }: Sidebars): NavbarSettings {
  const items = [...byName.values()].flatMap(({ name, items: entries }): NavbarItem[] => {
    const to = firstHref(entries);
    return to === undefined ? [] : [{ type: 'link', label: labelOf(name), to }];
  });
  return { items: [...items, { type: 'search', position: 'right' }] };
}

/** `mainSidebar` becomes "Docs", `apiSidebar` becomes "Api". */
function labelOf(name: string): string {
  const words = name.replace(/[-_]?sidebar$/i, '').replace(/[-_]+/g, ' ');
  return /^(main|docs|)$/i.test(words) ? 'Docs' : words.replace(/^./, (letter) => letter.toUpperCase());
}
