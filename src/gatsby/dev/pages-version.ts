import type { Actions } from 'gatsby';

/**
 * How long to wait for Gatsby to create pages after nodes were pushed, in milliseconds. Gatsby batches
 * changes for half a second. Doubled after each attempt, for slow machines.
 */
const patience = 1500;

/** Number of pushes of nodes so far, and how many of them the pages reflect. */
let pushed = 0;
let shown = 0;
let timer: NodeJS.Timeout | undefined;

/** Called when pages are about to be created: they reflect all pushes so far. */
export function pagesAreCreated(): void {
  shown = pushed;
}

/**
 * Called after nodes were pushed. Gatsby ignores a node that changes while it creates pages, so a page could
 * be missing until the next edit. If no pages have been created since, a node of this site is changed until
 * they are.
 */
export function keepPagesCurrent({ createNode }: Pick<Actions, 'createNode'>): void {
  pushed += 1;
  clearTimeout(timer);
  const look = (wait: number) => {
    if (shown === pushed) return;
    createNode(versionNode(`${pushed} ${Date.now()}`));
    timer = setTimeout(look, wait * 2, wait * 2).unref();
  };
  timer = setTimeout(look, patience, patience).unref();
}

function versionNode(contentDigest: string) {
  return {
    id: 'PagesVersion',
    parent: null,
    children: [],
    internal: { type: 'PagesVersion', contentDigest },
  };
}
