import { findHint, joinFiles, type LiveOptions, type SampleFile } from '@docs/content/shared';
import type { Verdict } from '../../shared/messages';
import { previewFile } from '../address';
import { compileInWorker } from '../compiler';
import { whereToLook } from '../place';
import type { FigureExercise } from '../read-figure';
import { compareInFrame } from './compare-in-frame';

/** The result of a check. */
export interface CheckResult {
  isRight: boolean;
  /** What is wrong, in a sentence. */
  message: string;
  /** The hint that fits, as HTML from the page. */
  hint?: string | undefined;
  /** Whether both pictures are shown. */
  hasPictures: boolean;
}

/**
 * Checks the reader's files: first the rules about the code, then what the code draws. The pictures are rendered in
 * `box`. If they differ, they stay there.
 */
export async function checkExercise(
  box: HTMLElement,
  files: readonly SampleFile[],
  { exercise, options }: { exercise: FigureExercise; options: LiveOptions },
): Promise<CheckResult> {
  box.replaceChildren();
  const { probes, tolerance, rules } = exercise.check;
  const [mine, solution] = await Promise.all([
    compileInWorker({ code: joinFiles(files), rules }),
    compileInWorker({ code: joinFiles(exercise.solution) }),
  ]);
  if ('error' in mine) {
    const { file, line } = mine.error;
    // The message is below the code.
    return wrong(`Your code doesn’t compile yet. ${whereToLook(file, line)}`);
  }
  if ('error' in solution) return wrong('The solution could not be compiled. Check again.');
  const [broken] = mine.broken;
  const rule = broken === undefined ? undefined : rules[broken];
  if (broken !== undefined && rule) {
    const message =
      'uses' in rule ? `Your code doesn’t use ${rule.uses} yet.` : `Your code uses ${rule.avoids}.`;
    return { ...wrong(message), hint: exercise.hints[broken] };
  }
  const { width, height, fps, durationInFrames } = options;
  const verdict = await compareInFrame(box, previewFile('preview.html'), {
    ...{ width, height, fps, durationInFrames, probes, tolerance },
    mine: mine.sample,
    solution: solution.sample,
  });
  if (verdict.kind === 'same') return { isRight: true, message: '', hasPictures: false };
  const hint = hintFor(verdict, exercise);
  if (verdict.kind === 'error')
    return { ...wrong(`Your code stops at frame ${verdict.frame}: ${verdict.message}`), hint };
  return { isRight: false, message: verdict.message, hint, hasPictures: true };
}

const wrong = (message: string): CheckResult => ({ isRight: false, message, hasPictures: false });

/** Returns the first hint that fits an answer. */
function hintFor(verdict: Verdict, { check: { hints, rules }, hints: texts }: FigureExercise) {
  const index = findHint(hints, verdict);
  return index < 0 ? undefined : texts[rules.length + index];
}
