import { z } from 'zod';
import type { DocsVersion } from '../../../settings/types';
import type { Sidebars } from '../../sidebars/load';
import { firstHref } from '../../sidebars/resolve';

/** Fields of a docs version, from the settings, the docs and the sidebars. */
export const docsVersionFields = z.object({
  name: z.string(),
  label: z.string(),
  isLast: z.boolean(),
  path: z.string(),
  mainDocId: z.string(),
  docs: z.array(z.object({ id: z.string(), path: z.string(), sidebar: z.string().nullable() })),
  draftIds: z.array(z.string()),
  sidebars: z.array(
    z.object({ name: z.string(), link: z.object({ path: z.string(), label: z.string() }).nullable() }),
  ),
});

interface VersionDoc {
  docId: string;
  path: string;
}

/** Returns the versions in the settings, with their docs. */
export function describeVersions(
  versions: readonly DocsVersion[],
  {
    docs,
    draftIds,
    sidebars: { byName, ofRoute },
  }: { docs: readonly VersionDoc[]; draftIds: readonly string[]; sidebars: Sidebars },
): z.output<typeof docsVersionFields>[] {
  return versions.map((version) => ({
    ...version,
    docs: docs.map(({ docId, path }) => ({ id: docId, path, sidebar: ofRoute.get(path) ?? null })),
    draftIds: [...draftIds],
    sidebars: [...byName].map(([name, { items }]) => {
      const path = firstHref(items);
      const first = items.find((item) => item.type !== 'divider' && item.type !== 'more');
      return { name, link: path === undefined ? null : { path, label: first?.label ?? name } };
    }),
  }));
}
