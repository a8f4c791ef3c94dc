import { withoutTrailingSlash } from '@docs/content/shared';
import { isPair, isSeq, parseDocument, visit } from 'yaml';

/** A page before and after a move. Only docs have ids. */
export interface MovedPage {
  oldRoute: string;
  newRoute: string;
  oldId?: string | undefined;
  newId?: string | undefined;
}

/**
 * Returns an MDX source whose old route leads to the page. A redirect from its new route, which it may have from an
 * earlier move, is removed.
 */
export function withRedirect(source: string, { oldRoute, newRoute }: MovedPage): string {
  const [from, to] = [oldRoute, newRoute].map(withoutTrailingSlash) as [string, string];
  if (from === to) return source;
  const head = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?(?=---[ \t]*(?:\r?\n|$))/.exec(source)?.[0];
  if (head === undefined) return `---\nredirect_from: [${from}]\n---\n\n${source}`;
  const key = /^redirect_from:[ \t]*(?:\[([^\]]*)\]|(\S[^\n]*)|((?:\r?\n[ \t]*-[^\n]*)+))[ \t]*\r?\n/m;
  const found = key.exec(head);
  const [, flow, single, block] = found ?? [];
  const known = (flow?.split(',') ?? (single ? [single] : (block ?? '').split('\n')))
    .map((item) =>
      item
        .replace(/^\s*-\s*/, '')
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    )
    .filter(Boolean);
  const routes = [...new Set([...known, from])].filter((route) => withoutTrailingSlash(route) !== to);
  const line = `redirect_from: [${routes.join(', ')}]\n`;
  return (found ? head.replace(key, () => line) : head + line) + source.slice(head.length);
}

/** Returns a sidebar file in which docs have their new ids. Everything else stays as it is written. */
export function withMovedEntries(text: string, ids: ReadonlyMap<string, string>): string {
  const changes: { start: number; end: number; id: string }[] = [];
  visit(parseDocument(text), {
    Scalar(key, { value, range }, parents) {
      const parent = parents.at(-1);
      const isEntry = isSeq(parent) || (isPair(parent) && key === 'value' && String(parent.key) === 'doc');
      const id = isEntry ? ids.get(String(value)) : undefined;
      if (id !== undefined && range) changes.push({ start: range[0], end: range[1], id });
    },
  });
  return changes.reduceRight(
    (result, { start, end, id }) =>
      result.slice(0, start) + result.slice(start, end).replace(/[^"']+/, id) + result.slice(end),
    text,
  );
}

/** Returns an MDX source in which the previous and the next doc have their new ids. */
export function withMovedNeighbors(source: string, ids: ReadonlyMap<string, string>): string {
  return source.replace(
    /^(pagination_(?:prev|next):[ \t]*["']?)([^\s"']+)/gm,
    (_, before: string, id: string) => before + (ids.get(id) ?? id),
  );
}

/** Returns `review.json` with the new routes. */
export function withMovedReview(text: string, pages: readonly MovedPage[]): string {
  return pages.reduce(
    (result, { oldRoute, newRoute }) => result.replaceAll(JSON.stringify(oldRoute), JSON.stringify(newRoute)),
    text,
  );
}
