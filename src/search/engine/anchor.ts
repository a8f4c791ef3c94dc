/**
 * The anchor that a heading gets where its author chose none, as GitHub makes them; `taken` counts those that
 * its page has already. Headings with letters beyond ASCII may have another: the index says so where they do.
 */
export function anchorOf(heading: string, taken: Map<string, number>): string {
  const base = heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
  let anchor = base;
  while (taken.has(anchor)) {
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    anchor = `${base}-${count}`;
  }
  taken.set(anchor, 0);
  return anchor;
}
