/** Environments, by the props of `<CompatibilityTable>`. */
export const compatibilityGroups = [
  {
    title: 'Browsers',
    isServer: false,
    entries: { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' },
  },
  {
    title: 'Environments',
    isServer: false,
    entries: {
      player: 'Player',
      studio: 'Studio',
      clientSideRendering: 'Client-side rendering',
      serverSideRendering: 'Server-side rendering',
    },
  },
  {
    title: 'Servers',
    isServer: true,
    entries: { node: 'Node.js', bun: 'Bun', serverlessFunctions: 'Serverless functions' },
  },
] as const;

type KeysOfEach<T> = T extends { entries: infer E } ? keyof E : never;

/** Name of an environment. */
export type CompatibilityKey = KeysOfEach<(typeof compatibilityGroups)[number]>;

/** The support of each environment; absent ones are not shown. */
export type Compatibility = { [Key in CompatibilityKey]?: boolean | null };

/** A group of environments with known support. */
export interface ShownGroup {
  title: string;
  entries: { key: string; label: string; isSupported: boolean }[];
}

/** Returns the groups to show, without environments of unknown support. */
export function shownGroups(given: Compatibility, hideServers = false): ShownGroup[] {
  return compatibilityGroups
    .filter((group) => !(hideServers && group.isServer))
    .map(({ title, entries }) => ({
      title,
      entries: Object.entries(entries).flatMap(([key, label]) => {
        const isSupported = given[key as CompatibilityKey];
        return typeof isSupported === 'boolean' ? [{ key, label, isSupported }] : [];
      }),
    }))
    .filter((group) => group.entries.length > 0);
}
