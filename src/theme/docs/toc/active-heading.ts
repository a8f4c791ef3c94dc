/** What is measured to tell where the reader is, in pixels from the top of the window. */
export interface HeadingMeasure {
  /** Tops of the headings, in the order of the page. */
  tops: readonly number[];
  /** How far down a heading counts as reached. */
  offset: number;
  /** Whether the page cannot be scrolled further down. */
  isAtEnd: boolean;
  viewport: number;
}

/**
 * Index of the heading that the reader is under: the last one above the offset; -1 before the first. At the end of the
 * page headings may stand that can never reach the offset: the last one in sight counts then.
 */
export function activeHeading({ tops, offset, isAtEnd, viewport }: HeadingMeasure): number {
  const line = isAtEnd ? viewport : offset;
  return tops.findLastIndex((top) => top <= line);
}
