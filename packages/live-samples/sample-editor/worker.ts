import { compileSample } from '../compiler/compile';
import { compilerError } from '../compiler/compiler-error';
import type { CompileAnswer, CompileRequest } from '../shared/messages';

/** Compiles off the main thread, so that typing stays smooth. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number } & CompileRequest>) => {
  // The page explains mistakes, with the parser of the code editor.
  const result = compileSample(data, (code, error) => ({ ...compilerError(code, error), code }));
  self.postMessage({ id: data.id, ...result } satisfies CompileAnswer);
});
