import type { LoadedSite } from '@docs/content';
import type { NodePluginArgs } from 'gatsby';

/*
 * How other plugins get the site. Gatsby compiles each plugin to a bundle of its own, so they share no modules, but
 * Gatsby hands all of them the same emitter.
 */

/** Gatsby's emitter, which is part of the arguments of every hook. */
export type Emitter = NodePluginArgs['emitter'];

const loaded = 'CONTENT_LOADED';

interface SiteAction {
  type: typeof loaded;
  payload: LoadedSite;
}

/** Passes a site to the plugins: once in a build, when it has no mistakes, and after each edit in development. */
export function announceSite(emitter: Emitter, site: LoadedSite): void {
  emitter.emit(loaded, { type: loaded, payload: site } satisfies SiteAction);
}

/** Calls a function with each site that is announced. Call this in `onPluginInit`, before the site is read. */
export function onSite(emitter: Emitter, listener: (site: LoadedSite) => void): void {
  emitter.on(loaded, ({ payload }: SiteAction) => listener(payload));
}
