import type { CompileAnswer } from '../../shared/live/messages';
import { compileSample } from '../sample-compiler/compile';

/** Compiles off the main thread, so that typing stays smooth. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; code: string }>) => {
  const answer: CompileAnswer = { id: data.id, ...compileSample(data.code) };
  self.postMessage(answer);
});
