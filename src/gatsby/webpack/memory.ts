import v8 from 'node:v8';
import vm from 'node:vm';
import type { WebpackPluginInstance } from 'webpack';

/** Used bytes of the heap from which on it is worth a quarter of a second. */
const worthwhile = 280e6;

/**
 * Frees memory before a bundle is made, and between reading its modules and writing it. Left to itself, V8 lets the heap grow by a third
 * more before it looks for what nobody holds any more.
 */
export const freeMemory: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.beforeRun.tap('FreeMemory', collectGarbage);
    compiler.hooks.thisCompilation.tap('FreeMemory', ({ hooks }) =>
      hooks.seal.tap('FreeMemory', collectGarbage),
    );
  },
};

function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < worthwhile) return;
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
}
