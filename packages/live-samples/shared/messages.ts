import type { CodeRule, DifferenceKind, Probe, Tolerance } from '@docs/content/shared';

/**
 * An error in the code of a live sample. Lines count from 1; the line is undefined if the browser does not report
 * it. The file is named if the sample has several. `code` is what the compiler cannot read.
 */
export interface SampleError {
  message: string;
  line?: number;
  file?: string;
  code?: string;
}

/**
 * Code that the preview can run: the JavaScript of each file (the first file is shown), and the modules that it
 * needs.
 */
export interface CompiledSample {
  files: { name: string; code: string }[];
  imports: string[];
}

/** Code to compile, and the rules to check it against. */
export interface CompileRequest {
  code: string;
  rules?: readonly CodeRule[] | undefined;
}

/**
 * The compiler's result for a sample: runnable code and the indexes of the rules that it breaks, or the first
 * error.
 */
export type CompileResult = { sample: CompiledSample; broken: number[] } | { error: SampleError };

/** The compiler's response. `id` is the request's id. */
export type CompileAnswer = { id: number } & CompileResult;

/** Two samples to compare: what the reader wrote and the solution. */
export interface Comparison {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  mine: CompiledSample;
  solution: CompiledSample;
  probes: readonly Probe[];
  tolerance: Tolerance;
}

/** The result of a comparison: nothing, the first difference, or the error that kept the reader's code from drawing. */
export interface Verdict {
  kind: 'same' | 'error' | DifferenceKind;
  /** The frame that differs, or the last one that was compared. */
  frame: number;
  message: string;
}

/** Messages from the page to the preview. */
export type ToFrame =
  | { type: 'start'; width: number; height: number; fps: number; durationInFrames: number; frame: number }
  | { type: 'run'; version: number; sample: CompiledSample }
  | { type: 'compare'; comparison: Comparison }
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
  | { type: 'compared'; verdict: Verdict }
  | { type: 'frame'; frame: number }
  | { type: 'playing'; isPlaying: boolean }
  | { type: 'pong' };
