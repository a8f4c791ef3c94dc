/**
 * An error in the code of a live sample. Lines count from 1; undefined if the browser does not report the
 * line.
 */
export interface SampleError {
  message: string;
  line?: number;
}

/** Code that the preview can run: JavaScript and the modules that it needs. */
export interface CompiledSample {
  code: string;
  imports: string[];
}

/** The compiler's response. `id` is that of the request. */
export type CompileAnswer = { id: number } & ({ sample: CompiledSample } | { error: SampleError });

/** Messages from the page to the preview. */
export type ToFrame =
  | { type: 'start'; width: number; height: number; fps: number; durationInFrames: number; frame: number }
  | { type: 'run'; version: number; sample: CompiledSample }
  | { type: 'seek'; frame: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'ping' };

/**
 * Messages from the preview to the page. A sample may have forged any of it, so the text is only displayed,
 * never run.
 */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown'; version: number }
  | { type: 'error'; version: number; error: SampleError }
  | { type: 'frame'; frame: number }
  | { type: 'playing'; isPlaying: boolean }
  | { type: 'pong' };
