import { type ContentProblem, suggestName } from '../../shared/content-error';
import type { FolderMeta, MetaLine } from './folder-meta';
import type { SidebarEntry } from './schema';

/** An entry of a folder: a page, or a folder in it. */
export interface NamedEntry {
  /** Name of the file or folder, without extension. */
  name: string;
  entry: SidebarEntry;
}

/**
 * Returns the entries of a folder in the order and with the labels of its file. `findDeep` returns the entry of a page in
 * a folder below, by its path. Adds to `problems` what the file names but the folder lacks.
 */
export function arrangeFolder(
  entries: readonly NamedEntry[],
  { file, lines }: FolderMeta,
  findDeep: (name: string) => SidebarEntry | undefined,
  problems: ContentProblem[],
): SidebarEntry[] {
  const named = new Set(lines.map((line) => ('name' in line ? line.name : '')));
  const rest = entries.filter(({ name }) => !named.has(name)).map(({ entry }) => entry);
  const entriesOf = (line: MetaLine): SidebarEntry[] => {
    if ('rest' in line) return rest;
    if ('href' in line) return [line];
    if ('separator' in line) return [{ divider: true }];
    const { name, label, isHidden, isUnfolded } = line;
    const entry = entryNamed(name, entries) ?? (name === 'index' ? undefined : findDeep(name));
    // A folder's own page is where the folder's name leads.
    if (isHidden || (!entry && name === 'index')) return [];
    if (entry) return withLabel(entry, label, isUnfolded);
    problems.push({
      file,
      found: `\`${name}\`, which is neither a page nor a folder`,
      expected: 'the name of a page or folder next to the file',
      fix: suggestName(
        name,
        entries.map((each) => each.name),
      ),
    });
    return [];
  };
  return inGroups(lines, entriesOf);
}

/** Returns an entry by its name. A page beside a folder of the same name is the folder's own. */
function entryNamed(name: string, entries: readonly NamedEntry[]): SidebarEntry | undefined {
  const [first, second] = entries.filter((each) => each.name === name).map(({ entry }) => entry);
  for (const [page, folder] of [
    [first, second],
    [second, first],
  ])
    if (typeof page === 'object' && 'doc' in page && typeof folder === 'object' && 'category' in folder)
      return { ...folder, page: page.doc };
  return first;
}

function withLabel(entry: SidebarEntry, label: string | undefined, isUnfolded = false): SidebarEntry[] {
  if (typeof entry === 'string') return [entry];
  if ('category' in entry && isUnfolded) return entry.items;
  if (label === undefined) return [entry];
  if ('category' in entry) return [{ ...entry, category: label }];
  return 'doc' in entry ? [{ ...entry, label }] : [entry];
}

/** Makes a category of each separator with a label and the entries below it. */
function inGroups(lines: readonly MetaLine[], entriesOf: (line: MetaLine) => SidebarEntry[]): SidebarEntry[] {
  const out: SidebarEntry[] = [];
  let open = out;
  for (const line of lines) {
    if ('separator' in line && line.separator) {
      open = [];
      out.push({ category: line.separator, items: open });
    } else open.push(...entriesOf(line));
  }
  return out.filter((entry) => typeof entry === 'string' || !('items' in entry) || entry.items.length > 0);
}
