import type { Actions } from 'gatsby';

/**
 * How long to wait for Gatsby to create pages after nodes were pushed, in milliseconds. Gatsby batches
 * changes for half a second. Doubled after each attempt, for slow machines.
 */
const patience = 1500;

/** Number of pushes of nodes so far, how many of them are stored, and how many of them the pages reflect. */
let pushed = 0;
let stored = 0;
let shown = 0;
let timer: NodeJS.Timeout | undefined;

/** Called when pages are about to be created: they reflect all pushes that are stored. */
export function pagesAreCreated(): void {
  shown = stored;
}

/**
 * Called after nodes were pushed. Gatsby ignores a node that changes while it creates pages, or that it has not
 * stored by then, so a page could be missing until the next edit. A last node is pushed, to learn when those before
 * it are stored. If no pages have been created since, this node is changed until they are.
 */
export function keepPagesCurrent({ createNode }: Pick<Actions, 'createNode'>): void {
  pushed += 1;
  const version = pushed;
  clearTimeout(timer);
  const look = async (wait: number) => {
    if (shown >= version) return;
    timer = setTimeout(look, wait, wait * 2).unref();
    await createNode(versionNode(`${version} ${Date.now()}`));
    stored = Math.max(stored, version);
  };
  void look(patience);
}

function versionNode(contentDigest: string) {
  return {
    id: 'PagesVersion',
    parent: null,
    children: [],
    internal: { type: 'PagesVersion', contentDigest },
  };
}
