/**
 * Returns the index of the tab that a key moves to from the tab at `index`, or undefined for other keys.
 * Arrow keys wrap around.
 */
export function tabIndexForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
