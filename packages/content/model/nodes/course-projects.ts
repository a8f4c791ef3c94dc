import { type CourseProject, course } from '../../shared/course';
import type { SidebarItem } from '../../shared/sidebar';
import { compiledOf } from '../compiler';
import type { LoadedSite } from '../site';

/** Returns the projects of the course, which are the categories of its sidebar. */
export function courseProjects(site: LoadedSite): CourseProject[] {
  const byPath = new Map(site.documents.of('Doc').map((doc) => [doc.path, doc]));
  const items: readonly SidebarItem[] = site.sidebars.byName.get(course.sidebar)?.items ?? [];
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const lessons = (item.items ?? []).flatMap((each) =>
      each.type === 'link' ? [{ label: each.label, href: each.href }] : [],
    );
    const last = byPath.get(lessons.at(-1)?.href ?? '');
    const picture = (last && compiledOf(site, last.sourcePath)?.facts.goal) ?? null;
    return [{ label: item.label, description: item.description ?? '', lessons, picture }];
  });
}
