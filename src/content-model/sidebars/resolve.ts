import type { ContentPlace, ContentProblem } from '../../shared/content-error';
import { suggestName } from '../../shared/content-error';
import { isExternal, isSamePath } from '../../shared/paths';
import type { SidebarCategory, SidebarItem } from '../../shared/sidebar';
import type { SidebarEntry } from './schema';

/** What a sidebar has to know of a doc. */
export interface SidebarDoc {
  docId: string;
  path: string;
  title: string;
  sidebarLabel?: string | null;
}

/** What entries are resolved against. */
export interface ResolveContext {
  docs: readonly SidebarDoc[];
  /** Ids of drafts and unlisted docs: their entries are left out without a word. */
  hiddenDocIds: ReadonlySet<string>;
  /** Name of the sidebar's file, and the lines of what its entries name, for messages. */
  file: string;
  lines?: Readonly<Record<string, number>> | undefined;
  problems: ContentProblem[];
}

/** Turns the entries of a sidebar file into items; entries that name no doc are left out and reported. */
export function resolveSidebar(
  entries: readonly SidebarEntry[],
  context: ResolveContext,
  parents: string[] = [],
): SidebarItem[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return resolveDoc(entry, undefined, context);
    if ('doc' in entry) return resolveDoc(entry.doc, entry.label, context);
    if ('href' in entry) return [{ type: 'link' as const, label: entry.label, href: entry.href }];
    if ('divider' in entry) return [{ type: 'divider' as const }];
    return resolveCategory(entry, context, parents);
  });
}

function resolveDoc(
  docId: string,
  label: string | undefined,
  { docs, hiddenDocIds, file, lines, problems }: ResolveContext,
): SidebarItem[] {
  const doc = docs.find((candidate) => candidate.docId === docId);
  if (doc) return [{ type: 'link', label: label ?? doc.sidebarLabel ?? doc.title, href: doc.path, docId }];
  if (hiddenDocIds.has(docId)) return [];
  problems.push({
    ...placeOf(docId, { file, lines }),
    found: `an entry for the doc \`${docId}\`, which does not exist`,
    expected: 'the id of a doc: its path below content/docs without the ending',
    fix: suggestName(
      docId,
      docs.map((candidate) => candidate.docId),
    ),
  });
  return [];
}

function placeOf(name: string, { file, lines }: Pick<ResolveContext, 'file' | 'lines'>): ContentPlace {
  const line = lines?.[name];
  return line === undefined ? { file } : { file, line };
}

function resolveCategory(
  { category: label, link, items: entries }: Extract<SidebarEntry, { category: string }>,
  context: ResolveContext,
  parents: string[],
): SidebarItem[] {
  const key = [...parents, label].join(' / ');
  const items = resolveSidebar(entries, context, [...parents, label]);
  const own = link === undefined ? undefined : context.docs.find((doc) => isSamePath(doc.path, link));
  if (link !== undefined && !own && !isExternal(link)) {
    context.problems.push({
      ...placeOf(link, context),
      found: `the category "${label}" links to \`${link}\`, and no doc has this route`,
      expected: 'the route of a doc',
      fix: suggestName(
        link,
        context.docs.map((doc) => doc.path),
      ),
    });
  }
  if (items.length === 0 && !own) return [];
  const category: SidebarCategory = { type: 'category', key, label, hasOwnPage: own !== undefined, items };
  const href = own?.path ?? firstHref(items);
  return [href === undefined ? category : { ...category, href }];
}

/** Where the first link of a list of items leads. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const href =
      item.type === 'divider'
        ? undefined
        : item.type === 'link'
          ? item.href
          : (item.href ?? firstHref(item.items ?? []));
    if (href !== undefined) return href;
  }
  return undefined;
}
