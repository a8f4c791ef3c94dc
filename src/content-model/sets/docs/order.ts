import { type ListedDoc, resolveSidebars, type SidebarSource } from '../../sidebars/load';
import { readingOrder } from '../../sidebars/page';
import type { SearchContext } from '../content-set';

/** The routes of the docs in the order of the sidebars. */
export function docOrder({ getNodesByType, contentDir }: SearchContext): string[] {
  const docs = getNodesByType('Doc') as unknown as ListedDoc[];
  const files = getNodesByType('Sidebar') as unknown as SidebarSource[];
  // What is wrong with the sidebars was told when the pages were created.
  const { byName } = resolveSidebars(docs, files, { problems: [], contentDir });
  return [...byName.values()].flatMap((items) => readingOrder(items).map(({ href }) => href));
}
