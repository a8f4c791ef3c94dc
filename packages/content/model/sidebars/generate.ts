import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ContentProblem } from '../../shared/content-error';
import { checkYaml } from '../schema/check-yaml';
import { readYaml } from '../schema/yaml';
import { isFolderPage, numberPrefixOf, titleOfName } from '../sets/docs/route';
import { arrangeFolder } from './arrange-folder';
import { type FolderMeta, readFolderMeta } from './folder-meta';
import type { SidebarEntry } from './schema';

/** What a generated sidebar needs to know about a doc. `relativePath` is relative to the docs folder. */
export interface PlacedDoc {
  docId: string;
  path: string;
  relativePath: string;
  sidebarPosition: number | null;
}

/** Where mistakes are added. */
export interface Reports {
  problems: ContentProblem[];
  warnings: ContentProblem[];
}

const categoryFile = z.looseObject({
  label: z.string().optional(),
  position: z.number().optional(),
  link: z.looseObject({ type: z.string().optional(), id: z.string().optional() }).nullable().optional(),
});
type Category = z.output<typeof categoryFile>;

/**
 * Generates a sidebar from the docs folders, for content without sidebar files. The folder's file from Nextra or
 * Fumadocs determines the order; without one, `sidebar_position`, `_category_.json` (or `.yml`) and number prefixes, then
 * names. `folder` is below `docsDir`.
 */
export function generateSidebar(
  docs: readonly PlacedDoc[],
  docsDir: string,
  reports: Reports,
  folder = '',
): SidebarEntry[] {
  const inside = folder ? docs.filter((doc) => doc.relativePath.startsWith(`${folder}/`)) : docs;
  return folderEntries(folder, inside, docsDir, reports, metaOf(folder, docsDir, reports.problems));
}

/** Returns the entries of a folder. `inside` are the docs in it and in its folders, `meta` is the folder's own file. */
function folderEntries(
  folder: string,
  inside: readonly PlacedDoc[],
  docsDir: string,
  reports: Reports,
  meta: FolderMeta | undefined,
): SidebarEntry[] {
  const { problems, warnings } = reports;
  const prefix = folder ? `${folder}/` : '';
  const byName = new Map<string, PlacedDoc[]>();
  for (const doc of inside) {
    const name = doc.relativePath.slice(prefix.length).split('/')[0] as string;
    const sameName = byName.get(name);
    if (sameName) sameName.push(doc);
    else byName.set(name, [doc]);
  }
  const entries = [...byName].flatMap(([name, docs]) => {
    const file = docs.find((doc) => doc.relativePath === prefix + name);
    if (file) {
      if (folder && isOwnPage(file)) return [];
      const position = file.sidebarPosition ?? numberPrefixOf(name);
      return [{ name: path.parse(name).name, position, entry: { doc: file.docId } as SidebarEntry }];
    }
    const category = readCategory(prefix + name, docsDir, problems);
    const own =
      docs.find((doc) => doc.docId === category.link?.id) ??
      docs.find((doc) => isOwnPage(doc) && path.posix.dirname(doc.relativePath) === prefix + name);
    const inner = metaOf(prefix + name, docsDir, problems);
    const entry: SidebarEntry = {
      category: category.label ?? inner?.title ?? titleOfName(name),
      items: folderEntries(prefix + name, docs, docsDir, reports, inner),
      ...(own ? { link: own.path } : {}),
    };
    return [{ name, position: category.position ?? own?.sidebarPosition ?? numberPrefixOf(name), entry }];
  });
  const sorted = entries.sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || compareNames(a.name, b.name),
  );
  return meta
    ? arrangeFolder(sorted, meta, (name) => entryBelow(prefix + name, inside), warnings)
    : sorted.map(({ entry }) => entry);
}

/** Returns the entry of a doc by its path below the docs folder, without the extension. */
function entryBelow(name: string, docs: readonly PlacedDoc[]): SidebarEntry | undefined {
  const doc = docs.find(
    ({ relativePath }) => relativePath.replace(/\.mdx?$/, '') === path.posix.normalize(name),
  );
  return doc && { doc: doc.docId };
}

function metaOf(folder: string, docsDir: string, problems: ContentProblem[]): FolderMeta | undefined {
  return readFolderMeta(path.join(docsDir, folder), path.resolve(docsDir, '../..'), problems);
}

/** Compares names in English order. Uses a single collator, because creating one takes longer than comparing. */
const compareNames = new Intl.Collator('en').compare;

/** Returns whether a doc is the index page of its folder. */
function isOwnPage({ relativePath }: PlacedDoc): boolean {
  const { dir, name } = path.posix.parse(relativePath);
  return isFolderPage(dir, name);
}

function readCategory(folder: string, docsDir: string, problems: ContentProblem[]): Category {
  for (const name of ['_category_.json', '_category_.yml', '_category_.yaml']) {
    const file = path.join(docsDir, folder, name);
    if (!fs.existsSync(file)) continue;
    const shown = path.relative(path.resolve(docsDir, '../..'), file).split(path.sep).join('/');
    // JSON is a subset of YAML.
    const yaml = readYaml(fs.readFileSync(file, 'utf8'), shown, problems);
    return checkYaml(yaml, categoryFile, shown, problems) ?? {};
  }
  return {};
}
