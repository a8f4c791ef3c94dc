/**
 * Returns the scroll position that reveals a line of a box: unchanged if the line is visible, else with the
 * line at a third of the height.
 */
export function scrollTopFor(
  line: { top: number; bottom: number },
  box: { top: number; bottom: number; scrollTop: number },
): number {
  if (line.top >= box.top && line.bottom <= box.bottom) return box.scrollTop;
  return Math.max(0, box.scrollTop + line.top - box.top - (box.bottom - box.top) / 3);
}
