import type { CreatePagesArgs } from 'gatsby';

/**
 * Deletes the hand-written pages of the previous build just before Gatsby recreates them. Gatsby creates each
 * under its own path (`/about`), and `on-create-page` then sets its route (`/about/`). Gatsby would mistake
 * the existing page for a different one, and warn.
 */
export function createPagesStatefully({ store, actions }: CreatePagesArgs): void {
  const { pages } = store.getState();
  for (const page of [...pages.values()]) {
    if (page.component.includes('/src/pages/')) actions.deletePage(page);
  }
}
