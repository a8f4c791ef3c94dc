import { type ContentPlace, type ContentProblem, suggestName } from '../../shared/content-error';
import { isExternal, withoutTrailingSlash } from '../../shared/paths';
import type { SidebarCategory, SidebarItem } from '../../shared/sidebar';
import type { SidebarEntry } from './schema';

/** What a sidebar needs to know about a doc. */
export interface SidebarDoc {
  docId: string;
  path: string;
  title: string;
  sidebarLabel: string | null;
}

/** What entries are resolved against. */
export interface ResolveContext<Doc extends SidebarDoc = SidebarDoc> {
  /** The listed docs by id and by route (without the trailing slash). */
  byId: ReadonlyMap<string, Doc>;
  byRoute: ReadonlyMap<string, Doc>;
  /** Ids of drafts and unlisted docs: their entries are dropped silently. */
  hiddenDocIds: ReadonlySet<string>;
  /** Generates the entries of a folder of docs. */
  entriesOf(folder: string): readonly SidebarEntry[];
  /** Name of the sidebar file, for messages. */
  file: string;
  /** Returns the line of the file that names a doc or a route, if known. */
  lineOf?: ((name: string) => number | undefined) | undefined;
  problems: ContentProblem[];
}

/** Returns maps of docs by id and by route, for `ResolveContext`. */
export function docMaps<Doc extends SidebarDoc>(
  docs: readonly Doc[],
): Pick<ResolveContext<Doc>, 'byId' | 'byRoute'> {
  return {
    byId: new Map(docs.map((doc) => [doc.docId, doc])),
    byRoute: new Map(docs.map((doc) => [withoutTrailingSlash(doc.path), doc])),
  };
}

/** Returns the most precise known location of a problem in a sidebar file. */
function placeOf({ file, lineOf }: ResolveContext, name: string): ContentPlace {
  const line = lineOf?.(name);
  return { file, ...(line === undefined ? {} : { line }) };
}

/** Converts the entries of a sidebar file to items. Entries with an unknown doc are reported and dropped. */
export function resolveSidebar(entries: readonly SidebarEntry[], context: ResolveContext): SidebarItem[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return resolveDoc(entry, undefined, context);
    if ('doc' in entry) return resolveDoc(entry.doc, entry.label, context);
    if ('href' in entry) return [{ type: 'link' as const, label: entry.label, href: entry.href }];
    if ('divider' in entry) return [{ type: 'divider' as const }];
    if ('folder' in entry) return resolveFolder(entry.folder, context);
    return resolveCategory(entry, context);
  });
}

function resolveFolder(folder: string, context: ResolveContext): SidebarItem[] {
  const entries = context.entriesOf(folder);
  if (entries.length === 0)
    context.problems.push({
      ...placeOf(context, folder),
      found: `the folder \`${folder}\`, which has no docs`,
      expected: 'a folder below docs/',
      fix: 'Correct its path, or remove the entry.',
    });
  return resolveSidebar(entries, context);
}

function resolveDoc(docId: string, label: string | undefined, context: ResolveContext): SidebarItem[] {
  const { byId, hiddenDocIds, problems } = context;
  const doc = byId.get(docId);
  if (doc) return [{ type: 'link', label: label ?? doc.sidebarLabel ?? doc.title, href: doc.path, docId }];
  if (hiddenDocIds.has(docId)) return [];
  problems.push({
    ...placeOf(context, docId),
    found: `an entry for the doc \`${docId}\`, which does not exist`,
    expected: 'the ID of a doc, which is its path in content/docs without the extension',
    fix: suggestName(docId, [...byId.keys()]),
  });
  return [];
}

function resolveCategory(
  {
    category: label,
    link,
    page,
    course,
    description,
    items: entries,
  }: Extract<SidebarEntry, { category: string }>,
  context: ResolveContext,
): SidebarItem[] {
  const items = resolveSidebar(entries, context);
  if (page !== undefined) resolveDoc(page, undefined, context);
  const own =
    link === undefined ? context.byId.get(page ?? '') : context.byRoute.get(withoutTrailingSlash(link));
  if (link !== undefined && !own && !isExternal(link)) {
    context.problems.push({
      ...placeOf(context, link),
      found: `the category "${label}" with a link to \`${link}\`, which is not a doc`,
      expected: 'the route of a doc',
      fix: suggestName(
        link,
        [...context.byRoute.values()].map((doc) => doc.path),
      ),
    });
  }
  if (items.length === 0 && !own) {
    if (entries.length === 0) {
      context.problems.push({
        ...placeOf(context, label),
        found: `the category "${label}" without items`,
        expected: 'at least one item, or the `link` of a page',
        fix: 'Add an item, or remove the category.',
      });
    }
    return [];
  }
  const category: SidebarCategory = {
    type: 'category',
    label,
    hasOwnPage: own !== undefined,
    items,
    ...(course && { isCourse: true as const }),
    ...(description && { description }),
  };
  const href = own?.path ?? firstHref(items);
  return [href === undefined ? category : { ...category, href }];
}

/** Returns the target of the first link in a list of items. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link') return item.href;
    const href = item.type === 'category' ? (item.href ?? firstHref(item.items ?? [])) : undefined;
    if (href !== undefined) return href;
  }
  return undefined;
}
