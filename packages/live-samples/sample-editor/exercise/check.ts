import { type CodeRule, findHint, joinFiles, type LiveOptions, type SampleFile } from '@docs/content/shared';
import type { Verdict } from '../../shared/messages';
import { compileInWorker } from '../compiler';
import { whereToLook } from '../place';
import { previewFile } from '../preview-files';
import type { FigureExercise } from '../read-figure';
import { compareInFrame } from './compare-in-frame';

/** The result of a check. */
export interface CheckResult {
  isRight: boolean;
  /** What is wrong, in a sentence. Its end is missing if there is an error. */
  message: string;
  /** The error that the code throws. */
  error?: string | undefined;
  /** The hint that fits, as HTML from the page. */
  hint?: string | undefined;
  /** The frame of the pictures that are shown. Undefined if there are none. */
  frame?: number | undefined;
}

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
  const { kind, frame } = verdict;
  const pictures = kind === 'error' ? {} : { frame };
  const error = kind === 'error' ? verdict.message : undefined;
  if (broken !== undefined && rule)
    return { ...wrong(ruleMessage(rule, verdict)), error, hint: exercise.hints[broken], ...pictures };
  if (kind === 'same') return { isRight: true, message: '' };
  const hint = hintFor(verdict, exercise);
  if (kind === 'error') return { ...wrong(`Your code stops at frame ${frame}`), error, hint };
  return { ...wrong(verdict.message), hint, ...pictures };
}

const wrong = (message: string): CheckResult => ({ isRight: false, message });

/** Says which rule the code breaks, and what that means for the pictures. */
function ruleMessage(rule: CodeRule, { kind, frame }: Verdict): string {
  const broken = 'uses' in rule ? lacking(rule.uses) : `Your code uses ${rule.avoids}.`;
  if (kind === 'same') return `${broken} Your video already looks right.`;
  return kind === 'error'
    ? `${broken} There is no picture to show, because it stops at frame ${frame}`
    : broken;
}

/** A hook that is only mentioned, without parentheses, does nothing. */
const lacking = (name: string) =>
  /^use[A-Z]/.test(name) ? `Your code doesn’t call ${name}() yet.` : `Your code doesn’t use ${name} yet.`;

/** Returns the first hint that fits an answer. */
function hintFor(verdict: Verdict, { check: { hints, rules }, hints: texts }: FigureExercise) {
  const index = findHint(hints, verdict);
  return index < 0 ? undefined : texts[rules.length + index];
}
