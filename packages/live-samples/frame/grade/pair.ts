import type { Box, Look } from './picture';

/** How two looks may differ, in the order in which readers hear of it: a cause before its effects. */
export const aspects = ['opacity', 'rotation', 'size', 'position', 'color', 'radius'] as const;

export type Aspect = (typeof aspects)[number];

/** A thing of the solution with what it is in the reader's picture. */
export interface Pair {
  /** What it is called in a sentence. */
  subject: string;
  /** What of it was measured, if that is less. */
  part?: string;
  wanted: Look & { radius?: number };
  mine: Look & { radius?: number };
}

/** Returns the center of a box. Positions are those of centers, which do not move when something only grows. */
export function center({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
