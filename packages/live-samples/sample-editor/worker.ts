import { compileSample } from '../compiler/compile';
import type { CompileAnswer, CompileRequest } from '../shared/messages';

/** Compiles off the main thread, so that typing stays smooth. */
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number } & CompileRequest>) => {
  let result = compileSample(data);
  if ('error' in result) {
    // Only mistakes need the parser that finds their place. If it can't be loaded, the compiler's own message will do.
    const explain = await import(/* webpackChunkName: "syntax-error" */ '../compiler/syntax-error').then(
      ({ syntaxError }) => syntaxError,
      () => undefined,
    );
    result = compileSample(data, explain);
  }
  self.postMessage({ id: data.id, ...result } satisfies CompileAnswer);
});
