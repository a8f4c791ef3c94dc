/** Measurements that determine the active heading, in pixels from the top of the viewport. */
export interface HeadingMeasure {
  /** Tops of the headings, in page order. */
  tops: readonly number[];
  /** A heading above this offset counts as reached. */
  offset: number;
  /** Whether the page is scrolled to the end. */
  isAtEnd: boolean;
  viewport: number;
}

/**
 * Returns the index of the active heading: the last one above the offset, or -1 before the first one. The
 * last headings of a page may never reach the offset, so at the end of the page the last visible heading is
 * active.
 */
export function activeHeading({ tops, offset, isAtEnd, viewport }: HeadingMeasure): number {
  const line = isAtEnd ? viewport : offset;
  return tops.findLastIndex((top) => top <= line);
}
