import type { Actions } from 'gatsby';

/**
 * Keeps the page nodes of the last build. Gatsby creates a node for each page in its own plugin `internal-data-bridge`.
 * At the start of a build, it deletes them all as stale, because the pages are created later, and then writes the
 * same nodes again. A stateful plugin deletes its own nodes, and this one does so when a page is deleted.
 */
export function keepPageNodes({
  enableStatefulSourceNodes,
}: Pick<Actions, 'enableStatefulSourceNodes'>): void {
  enableStatefulSourceNodes?.({ name: 'internal-data-bridge' });
}
