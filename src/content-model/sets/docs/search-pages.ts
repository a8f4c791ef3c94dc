import { partOfPage } from '../../../search/engine/part-of-page';
import { docsTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';
import type { SidebarItem } from '../../../shared/sidebar';
import { latestDocsVersion } from '../../../site/docs-version';
import type { Sidebars } from '../../sidebars/load';
import type { Origin } from '../content-set';

interface SearchedDoc extends Origin {
  path: string;
  title: string;
  sidebarLabel: string | null;
  description: string | null;
  keywords: string[];
  answers: string[];
  api: { export: string } | null;
  draft: boolean;
  unlisted: boolean;
}

/** Returns the searchable docs, each grouped by its place in its sidebar. */
export function docSearchPages(docs: readonly SearchedDoc[], { byName, ofRoute }: Sidebars): SearchPage[] {
  return docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc) => {
      const sidebar = ofRoute.get(doc.path);
      const part = partOfPage({ path: doc.path, sidebarName: sidebar ?? null }) ?? 'guides';
      const trail = byName.get(sidebar ?? '')?.trailTo(doc.path) ?? [];
      return {
        nodeId: doc.id,
        path: doc.path,
        title: doc.title,
        group: groupOf(trail) || searchParts[part],
        part,
        tag: docsTag(latestDocsVersion.name),
        description: doc.description ?? undefined,
        keywords: [doc.sidebarLabel, doc.api?.export, ...doc.keywords].filter(
          (word) => typeof word === 'string',
        ),
        answers: doc.answers,
        source: doc.sourcePath,
      };
    });
}

/** Returns the categories above a doc, outermost first. */
function groupOf(trail: readonly SidebarItem[]): string {
  return trail.flatMap((item) => (item.type === 'category' ? [item.label] : [])).join(' › ');
}
