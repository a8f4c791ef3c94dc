import type { Box, Look, Shape } from './picture';

/**
 * How the looks of two things may differ, in the order in which differences are reported: causes before their
 * effects.
 */
export const aspects = ['opacity', 'rotation', 'size', 'position', 'color', 'radius', 'time'] as const;

export type Aspect = (typeof aspects)[number];

/** A thing in the solution's picture, and the same thing in the reader's picture. */
export interface Pair {
  /** What it is called in a sentence. */
  subject: string;
  /** The part that was measured, if it was not the whole thing. */
  part?: string;
  wanted: Look & Pick<Partial<Shape>, 'radius' | 'time'>;
  mine: Look & Pick<Partial<Shape>, 'radius' | 'time'>;
}

/** Returns the center of a box. The position of a thing is its center, which does not move if the thing only grows. */
export function center({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
