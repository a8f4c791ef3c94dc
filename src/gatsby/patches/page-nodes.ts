import type { Actions } from 'gatsby';

/**
 * Keeps the nodes of pages from the last build until the pages are created. Gatsby makes a node of each page. At
 * the start of a build it deletes them all, because no plugin has created them again yet, and then writes the same
 * nodes anew. It still deletes the node of each page that is gone.
 */
export function keepPageNodes({
  enableStatefulSourceNodes,
}: Pick<Actions, 'enableStatefulSourceNodes'>): void {
  enableStatefulSourceNodes?.({ name: 'internal-data-bridge' });
}
