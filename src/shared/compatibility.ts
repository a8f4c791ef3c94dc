/** Where something can run, by the props of `<CompatibilityTable>`. */
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

/** Name of a place that something can run in. */
export type CompatibilityKey = KeysOfEach<(typeof compatibilityGroups)[number]>;

/** What is known of each place; a place that is left out is not shown. */
export type Compatibility = { [Key in CompatibilityKey]?: boolean | null };

/** A group of places of which something is known. */
export interface ShownGroup {
  title: string;
  entries: { key: string; label: string; isSupported: boolean }[];
}

/** The groups to show, without the places that nothing is said of. */
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
