/** What may differ between the reader's picture and the solution's. */
export const differenceKinds = [
  'missing',
  'extra',
  'opacity',
  'position',
  'size',
  'rotation',
  'color',
  'radius',
  'time',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** How much a picture may differ and still count as right. */
export interface Tolerance {
  /** From 0 to 1. */
  opacity: number;
  /** In pixels of the composition. */
  position: number;
  size: number;
  /** In degrees. */
  rotation: number;
  /** Of each channel, from 0 to 255. */
  color: number;
}

/** The default tolerances. */
export const defaultTolerance: Tolerance = { opacity: 0.04, position: 3, size: 3, rotation: 2, color: 12 };

/** A picture that is compared: a frame, and the props of the composition if it gets any. */
export interface Probe {
  frame: number;
  props?: Record<string, unknown> | undefined;
}

/** A rule about the code: a name that it must use or avoid. */
export type CodeRule = { uses: string } | { avoids: string };

/**
 * How an exercise is graded, as the page tells the editor. The texts of hints are on the page: first the hints of
 * the rules, in the same order.
 */
export interface ExerciseCheck {
  probes: Probe[];
  tolerance: Tolerance;
  rules: CodeRule[];
  hints: HintCondition[];
}

type HintKind = DifferenceKind | 'error';

/** When a hint fits. Any of the conditions may be absent. If the answer is an error, only hints for errors fit. */
export interface HintCondition {
  when?: HintKind | HintKind[] | undefined;
  frames?: [number, number] | undefined;
  /** A part of the answer, such as the name of the thing that differs. */
  says?: string | undefined;
}

/** Returns the index of the first hint that fits an answer, or -1. */
export function findHint(
  hints: readonly HintCondition[],
  { kind, frame, message }: { kind: string; frame: number; message: string },
): number {
  return hints.findIndex(
    ({ when, frames, says = '' }) =>
      (when === undefined ? kind !== 'error' : [when].flat().some((each) => each === kind)) &&
      (!frames || (frame >= frames[0] && frame <= frames[1])) &&
      message.includes(says),
  );
}
