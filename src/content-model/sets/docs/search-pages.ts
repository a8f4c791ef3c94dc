import { partOfPage } from '../../../search/engine/part-of-page';
import { docsTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';
import type { SidebarItem } from '../../../shared/sidebar';
import { latestDocsVersion } from '../../../site/docs-version';
import { type ListedDoc, resolveSidebars, type SidebarSource } from '../../sidebars/load';
import { trailTo } from '../../sidebars/page';
import type { ContentFields, SearchContext } from '../content-set';

type DocFields = ListedDoc &
  ContentFields & {
    id?: string;
    sourcePath: string;
    description?: string;
    keywords: string[];
    answers: string[];
    api?: { export: string };
  };

/** The docs as the search knows them, each in the group that its place in its sidebar says. */
export function docSearchPages({ getNodesByType, contentDir }: SearchContext): SearchPage[] {
  const docs = getNodesByType('Doc') as DocFields[];
  const files = getNodesByType('Sidebar') as unknown as SidebarSource[];
  // What is wrong with the sidebars was told when the pages were created.
  const { byName, ofRoute } = resolveSidebars(docs, files, { problems: [], contentDir });
  return docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc) => {
      const sidebar = ofRoute.get(doc.path);
      const part = partOfPage({ path: doc.path, sidebarName: sidebar ?? null }) ?? 'guides';
      const trail = trailTo(byName.get(sidebar ?? '') ?? [], doc.path);
      return {
        nodeId: doc.id,
        path: doc.path,
        title: doc.title,
        group: groupOf(trail) || searchParts[part],
        part,
        tag: docsTag(latestDocsVersion.name),
        description: doc.description,
        keywords: [doc.sidebarLabel, doc.api?.export, ...doc.keywords].filter(
          (word) => typeof word === 'string',
        ),
        answers: doc.answers,
        source: doc.sourcePath,
      };
    });
}

/** The categories that a doc stands in, from the outermost in. */
function groupOf(trail: readonly SidebarItem[]): string {
  return trail.flatMap((item) => (item.type === 'category' ? [item.label] : [])).join(' › ');
}
