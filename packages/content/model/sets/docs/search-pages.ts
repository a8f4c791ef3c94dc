import { docsTag, partOfPage, type SearchPage, searchParts } from '@docs/search';
import { latestVersion } from '../../../settings/defaults';
import type { SidebarItem } from '../../../shared/sidebar';
import type { Origin, SearchContext } from '../content-set';

interface SearchedDoc extends Origin {
  path: string;
  title: string;
  sidebarLabel: string | null;
  description: string | null;
  keywords: string[];
  answers: string[];
  symptoms: string[];
  api: { export: string } | null;
  draft: boolean;
  unlisted: boolean;
}

/** Returns the searchable docs, each grouped by its place in its sidebar. */
export function docSearchPages(
  docs: readonly SearchedDoc[],
  { sidebars: { byName, ofRoute }, settings }: SearchContext,
): SearchPage[] {
  const tag = docsTag(latestVersion(settings.docsVersions).name);
  return docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc) => {
      const sidebar = ofRoute.get(doc.path);
      const part = partOfPage({ path: doc.path, sidebarName: sidebar ?? null }) ?? 'guides';
      const trail = byName.get(sidebar ?? '')?.trailTo(doc.path) ?? [];
      return {
        nodeId: doc.id,
        path: doc.path,
        title: doc.title.replaceAll('`', ''),
        group: groupOf(trail) || searchParts[part],
        part,
        tag,
        description: doc.description ?? undefined,
        keywords: [doc.sidebarLabel, doc.api?.export, ...doc.keywords].filter(
          (word) => typeof word === 'string',
        ),
        answers: doc.answers,
        symptoms: doc.symptoms,
        source: doc.sourcePath,
      };
    });
}

/** Returns the categories above a doc, outermost first. */
function groupOf(trail: readonly SidebarItem[]): string {
  return trail.flatMap((item) => (item.type === 'category' ? [item.label] : [])).join(' › ');
}
