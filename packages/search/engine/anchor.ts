/**
 * Returns the anchor of a heading without an explicit one, generated as GitHub does. `taken` counts the
 * anchors that the page already has. For headings with non-ASCII letters the page's anchor may differ; the
 * index then stores it.
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
