import type { ParentSpanPluginArgs } from 'gatsby';

interface TypeOwners {
  typeOwners: Record<'pluginsToTypes' | 'typesToPlugins', Map<string, unknown>>;
}

/**
 * Makes Gatsby forget which plugin owns a type when it drops its cache. Otherwise a build fails if a type has moved to
 * another plugin since the last one.
 */
export function onPreInit({ emitter, store }: ParentSpanPluginArgs): void {
  emitter.on('DELETE_CACHE', () => {
    const { typeOwners }: TypeOwners = store.getState();
    typeOwners.pluginsToTypes.clear();
    typeOwners.typesToPlugins.clear();
  });
}
