import { joinFiles, type LiveOptions, type SampleFile } from '@docs/content/shared';
import { compileInWorker } from '../compiler';
import { whereToLook } from '../place';
import { previewFile } from '../preview-files';
import type { FigureExercise } from '../read-figure';
import { answerTo, type CheckResult } from './answer';
import { compareInFrame } from './compare-in-frame';

/**
 * Checks the reader's files: first the rules about the code, then what the code draws. The pictures are rendered in
 * `box`. Unless the answer is right, they stay there.
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
  const { width, height, fps, durationInFrames, posterFrame } = options;
  const verdict = await compareInFrame(box, previewFile('preview.html'), {
    ...{ width, height, fps, durationInFrames, tolerance },
    // At the poster's frame, there is something to see.
    probes: rule ? [{ frame: posterFrame }, ...probes] : probes,
    mine: mine.sample,
    solution: solution.sample,
  });
  return answerTo(verdict, broken, exercise);
}

const wrong = (message: string): CheckResult => ({ isRight: false, message });
