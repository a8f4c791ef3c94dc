import type { CreatePagesArgs } from 'gatsby';

/**
 * Forgets the hand-written pages of the build before, a moment before Gatsby makes them anew. It makes each under a path of its own
 * choice (`/about`), and `on-create-page` then gives it its route (`/about/`): Gatsby would take the page that still stands there for
 * another one, and warn.
 */
export function createPagesStatefully({ store, actions }: CreatePagesArgs): void {
  const { pages } = store.getState();
  for (const page of [...pages.values()]) {
    if (page.component.includes('/src/pages/')) actions.deletePage(page);
  }
}
