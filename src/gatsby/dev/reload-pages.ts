import type { WebpackPluginInstance } from 'webpack';
import { tellPages } from '../../edits/page-events';
import type { ModeChange } from '../../edits/synchronize';

const waiting = new Map<string, ModeChange>();
const uncreated = new Set<string>();

/** Reloads open pages of new routes once Gatsby has created them; until then they are not found. */
export function reloadWhenCreated(paths: readonly string[]): void {
  for (const path of paths) uncreated.add(path);
}

/** Called with the routes of all pages after Gatsby has created them: open pages may have outdated data. */
export function pagesWereCreated(paths: readonly string[]): void {
  tellPages({ pagesCreated: true });
  for (const path of paths) if (uncreated.delete(path)) tellPages({ path, reload: true });
}

/** Reloads open pages once the bundle contains them as a module, or no longer does. */
export function reloadWhenBundled(changes: readonly ModeChange[]): void {
  for (const change of changes) waiting.set(change.path, change);
}

/** Checks after each compilation of the development server for pages that wait for it. */
export const reloadPages: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap('ReloadPages', ({ compilation }) => {
      if (waiting.size === 0) return;
      const names = [...compilation.modules].map((module) => module.nameForCondition() ?? '');
      const bundled = new Set(names);
      for (const [path, { file, isModule }] of waiting) {
        if (bundled.has(file) !== isModule) continue;
        waiting.delete(path);
        tellPages({ path, reload: true });
      }
    });
  },
};
