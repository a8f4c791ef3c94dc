/** The address of a page of a list of posts; pages count from 1. */
export function postListPath(set: string, page: number): string {
  return page <= 1 ? `/${set}` : `/${set}/page/${page}`;
}

/** The numbers to show: the ends and the neighbours of the current page; `null` stands for what is left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number);
    // A gap of one number is that number: dots would take as much room.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
