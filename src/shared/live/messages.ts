/** A mistake in the code of a live sample. Lines count from 1; absent where the browser does not tell. */
export interface SampleError {
  message: string;
  line?: number;
}

/** Code that the preview can run: JavaScript, with the modules that it needs. */
export interface CompiledSample {
  code: string;
  imports: string[];
}

/** What the compiler answers: the number is the one of the question. */
export type CompileAnswer = { id: number } & ({ sample: CompiledSample } | { error: SampleError });

/** What the page tells the preview. */
export type ToFrame =
  | { type: 'start'; width: number; height: number; fps: number; durationInFrames: number; frame: number }
  | { type: 'run'; version: number; sample: CompiledSample }
  | { type: 'seek'; frame: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'ping' };

/**
 * What the preview tells the page. All of it is text that a sample may have forged: it is shown, and never
 * run.
 */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown'; version: number }
  | { type: 'error'; version: number; error: SampleError }
  | { type: 'frame'; frame: number }
  | { type: 'playing'; isPlaying: boolean }
  | { type: 'pong' };
