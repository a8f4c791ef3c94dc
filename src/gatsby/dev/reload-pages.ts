import type { WebpackPluginInstance } from 'webpack';
import { tellPages } from './page-events';
import type { ModeChange } from './synchronize';

const waiting = new Map<string, ModeChange>();

/** Has open pages loaded again once the bundle has them as a module, or has them no more. */
export function reloadWhenBundled(changes: readonly ModeChange[]): void {
  for (const change of changes) waiting.set(change.path, change);
}

/** Looks after each compilation of the development server for pages that wait for it. */
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
