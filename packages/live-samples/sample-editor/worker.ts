import { compileSample } from '../compiler/compile';
import type { CompileAnswer, CompileRequest } from '../shared/messages';

/** Compiles off the main thread, so that typing stays smooth. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number } & CompileRequest>) => {
  const answer: CompileAnswer = { id: data.id, ...compileSample(data) };
  self.postMessage(answer);
});
