import type { Frame, NavbarItem, NavbarSettings } from '../settings/types';
import type { Documents } from './documents';
import type { Sidebars } from './sidebars/load';
import { firstHref } from './sidebars/resolve';

/** Returns the settings of navbar, footer and announcement. Content without these files gets a plain frame. */
export function readFrame(documents: Documents, sidebars: Sidebars, siteName: string): Frame {
  const settingsOf = <Name extends keyof Frame>(name: Name) =>
    documents.of('FrameFile').find((file) => file.name === name)?.value as Frame[Name] | undefined;
  return {
    navbar: settingsOf('navbar') ?? plainNavbar(sidebars),
    footer: settingsOf('footer') ?? { columns: [], copyrightHolder: siteName },
    announcement: settingsOf('announcement') ?? null,
  };
}

/** A link to each sidebar, and the search. */
function plainNavbar({ byName }: Sidebars): NavbarSettings {
  const items = [...byName.values()].flatMap(({ name, items: [...entries] }): NavbarItem[] => {
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
