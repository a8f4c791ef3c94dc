import path from 'node:path';
import type { Store } from 'gatsby';
import type { Configuration } from 'webpack';

interface BrowserPlugin {
  name: string;
  browserAPIs: string[];
}

/**
 * Plugins whose browser hooks are not needed: the site's own, which the runtime calls, and one of Gatsby's, which
 * is unused.
 */
const known = ['default-site-plugin', 'partytown'];

/**
 * Returns whether the site works with its own browser runtime (`src/runtime`), which does not call the browser hooks
 * of plugins. If there is a plugin with such hooks, a warning names it, and pages contain Gatsby's runtime.
 */
export function fitsOwnRuntime({ store, warn }: { store: Store; warn: (text: string) => void }): boolean {
  const plugins: BrowserPlugin[] = store.getState().flattenedPlugins;
  const other = plugins.find(({ name, browserAPIs }) => browserAPIs.length > 0 && !known.includes(name));
  if (other) warn(`${other.name} has browser hooks, so pages contain Gatsby's own runtime, which is larger.`);
  return !other;
}

/**
 * Replaces Gatsby's browser runtime with `src/runtime`. It has a fifth of the code, because this site does not need
 * path patterns, slices, a service worker, server components or plugin hooks. `root` is the project's folder.
 */
export function replaceRuntime(config: Configuration, root: string): void {
  const runtime = path.join(root, 'src/runtime');
  config.entry = { app: path.join(runtime, 'entry.ts') };
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      gatsby$: path.join(runtime, 'gatsby.tsx'),
      // In the browser, only the head of the open page has to be replaced.
      'react-helmet-async': path.join(runtime, 'browser-head.tsx'),
    },
  };
}
