import type { CompileAnswer } from '../../shared/live/messages';
import { compileSample } from '../sample-compiler/compile';

/** The compiler beside the page: typing stays smooth while it works. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; code: string }>) => {
  const answer: CompileAnswer = { id: data.id, ...compileSample(data.code) };
  self.postMessage(answer);
});
