import type { WebpackPluginInstance } from 'webpack';
import { sendToPages } from '../edits/page-events';
import type { ModeChange } from '../edits/synchronize';

const waiting = new Map<string, ModeChange>();

/** Reloads open pages once the bundle contains them as a module, or no longer does. */
export function reloadWhenBundled(changes: readonly ModeChange[]): void {
  for (const change of changes) waiting.set(change.path, change);
}

/** After each compilation of the development server, checks for pages that are waiting for it. */
export const reloadPages: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap('ReloadPages', ({ compilation }) => {
      if (waiting.size === 0) return;
      const names = [...compilation.modules].map((module) => module.nameForCondition() ?? '');
      const bundled = new Set(names);
      for (const [path, { file, isModule }] of waiting) {
        if (bundled.has(file) !== isModule) continue;
        waiting.delete(path);
        sendToPages({ path, reload: true });
      }
    });
  },
};
