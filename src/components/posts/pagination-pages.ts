/** Returns the URL of a page in a list of posts; pages count from 1. */
export function postListPath(set: string, page: number): string {
  return page <= 1 ? `/${set}` : `/${set}/page/${page}`;
}

/**
 * Returns the page numbers to show: the ends and the neighbors of the current page; `null` is an ellipsis.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number);
    // A gap of a single page is filled in, because an ellipsis would take as much room.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
