import fs from 'node:fs';
import path from 'node:path';
import {
  createSite,
  displayPath,
  filesBelow,
  mdxDocuments,
  type SiteFolders,
  type SiteOptions,
  type SiteStructure,
} from '@docs/content';
import { ContentError, formatProblem, suggestName, withoutTrailingSlash } from '@docs/content/shared';
import { ledgerName, mergeLedger, readLedger } from '../checks/content/route-ledger';
import { reviewName } from '../checks/review';
import { type Move, withMovedAddresses } from './addresses';
import {
  type MovedPage,
  withMovedEntries,
  withMovedNeighbors,
  withMovedReview,
  withRedirect,
} from './records';

/** What a move has changed. Files are as shown to the author. */
export interface MoveReport {
  pages: MovedPage[];
  /** The files whose text changed. */
  changed: string[];
}

/**
 * Moves a page, or a folder of pages, within the content folder: renames the files, redirects the old routes, and
 * corrects links, sidebars, the list of routes and `review.json`. The files may be renamed already.
 *
 * @param from Path below the content folder, as in `docs/lambda/setup`; a page needs no extension.
 * @throws {ContentError} without changing anything if something would be lost.
 */
export function movePages(options: SiteOptions, from: string, to: string): MoveReport {
  const renamed = findRenamed(options.folders, from, to);
  if (!renamed) return move(options, from, to);
  // The routes and links of before are only known from the old place.
  fs.mkdirSync(path.dirname(renamed.old), { recursive: true });
  fs.renameSync(renamed.new, renamed.old);
  try {
    return move(options, from, to);
  } catch (error) {
    fs.renameSync(renamed.old, renamed.new);
    throw error;
  }
}

const extensions = ['', '.mdx', '.md'];

/** Returns the paths of a rename that was done by hand: only the new name exists, but a file has the old one. */
function findRenamed(
  folders: SiteFolders,
  from: string,
  to: string,
): { old: string; new: string } | undefined {
  const [old, next] = [inside(folders, from), inside(folders, to)];
  const extension = extensions.find((each) => fs.existsSync(next + each));
  if (extension === undefined || extensions.some((each) => fs.existsSync(old + each))) return undefined;
  const name = path.relative(folders.contentDir, old).split(path.sep).slice(1).join('/');
  const isKnown = filesBelow(folders.contentDir).some(
    (file) => /\.(?:mdx?|ya?ml|txt)$/.test(file) && fs.readFileSync(file, 'utf8').includes(name),
  );
  return isKnown ? { old: old + extension, new: next + extension } : undefined;
}

/** Returns the absolute path of a name below the content folder, as an author writes it. */
function inside({ contentDir }: SiteFolders, name: string): string {
  return path.join(
    contentDir,
    path.posix.join('/', name.replace(/^\.?\/?(content\/)?/, '').replace(/\/$/, '')),
  );
}

function move(options: SiteOptions, from: string, to: string): MoveReport {
  const { folders } = options;
  const site = createSite(options);
  const before = site.structure();
  const paths = findPaths(folders, from, to);
  if (before.fileErrors.length > 0) throw new ContentError([...before.fileErrors]);
  const renamed = new Map(
    (fs.statSync(paths.old).isDirectory() ? filesBelow(paths.old) : [paths.old]).map((file) => [
      file,
      paths.new + file.slice(paths.old.length),
    ]),
  );
  refuseOtherSets(before, renamed, { folders, from });
  fs.mkdirSync(path.dirname(paths.new), { recursive: true });
  fs.renameSync(paths.old, paths.new);
  const originals = new Map<string, string>();
  try {
    site.update([...renamed.keys(), ...renamed.values()]);
    const pages = movedPages(before, site.structure(), renamed);
    refuseTakenRoutes(before, pages);
    const texts = changedTexts({ before, after: site.structure(), folders, renamed, pages });
    for (const [file, text] of texts) {
      originals.set(file, fs.readFileSync(file, 'utf8'));
      fs.writeFileSync(file, text);
    }
    site.update([...texts.keys()]);
    const known = new Set(before.errors.map(formatProblem));
    const added = site.structure().errors.filter((problem) => !known.has(formatProblem(problem)));
    if (added.length > 0) throw new ContentError(added);
    return { pages, changed: [...texts.keys()].map((file) => displayPath(file, folders)).sort() };
  } catch (error) {
    for (const [file, text] of originals) fs.writeFileSync(file, text);
    fs.renameSync(paths.new, paths.old);
    throw error;
  }
}

/** Resolves the paths of a move. A page may be named without its extension. */
function findPaths(folders: SiteFolders, from: string, to: string): { old: string; new: string } {
  const old = extensions.map((each) => inside(folders, from) + each).find((file) => fs.existsSync(file));
  if (!old || old === path.join(folders.contentDir, '/')) {
    const known = filesBelow(folders.contentDir).map((file) => path.relative(folders.contentDir, file));
    throw refusal(from, {
      found: 'no page or folder of this name',
      expected: 'a path below the content folder, as in `docs/lambda/setup`',
      fix: suggestName(
        from,
        known.filter((file) => /\.mdx?$/.test(file)).map((file) => file.replace(/\.mdx?$/, '')),
      ),
    });
  }
  const isPage = /\.mdx?$/.test(old) && fs.statSync(old).isFile();
  const wanted = inside(folders, to);
  const target = isPage && !/\.mdx?$/.test(wanted) ? wanted + path.extname(old) : wanted;
  if (fs.existsSync(target)) {
    throw refusal(to, {
      found: `${displayPath(target, folders)}, which exists`,
      expected: 'an unused name',
      fix: isPage
        ? 'Choose another name.'
        : 'Choose another name, or move the pages of the folder one by one.',
    });
  }
  if (target.startsWith(old + path.sep))
    throw refusal(to, { found: 'a folder inside the one that moves', expected: 'a folder outside of it' });
  return { old, new: target };
}

/** Sets whose pages can have redirects. */
const movable = ['Doc', 'Post'];

function refuseOtherSets(
  before: SiteStructure,
  renamed: ReadonlyMap<string, string>,
  { folders, from }: { folders: SiteFolders; from: string },
): void {
  const setOf = (file: string) => path.relative(folders.contentDir, file).split(path.sep)[0];
  const types = new Map(mdxDocuments(before).map(({ sourcePath, type }) => [sourcePath, type]));
  const pages = [...renamed.keys()].filter((file) => movable.includes(types.get(file) ?? ''));
  if (pages.length === 0) {
    throw refusal(from, {
      found: 'no docs, lessons or posts',
      expected: 'pages that can redirect from their old routes',
      fix: 'Rename other files by hand.',
    });
  }
  const other = [...renamed].find(([old, next]) => setOf(old) !== setOf(next));
  if (other) {
    throw refusal(from, {
      found: `a move from \`${setOf(other[0])}\` to \`${setOf(other[1])}\`, whose pages have other frontmatter`,
      expected: 'a path in the same folder of the content',
      fix: 'Create the page with `npm run new`, and copy the text.',
    });
  }
}

/** Returns the routes and ids of the moved pages, before and after. */
function movedPages(
  before: SiteStructure,
  after: SiteStructure,
  renamed: ReadonlyMap<string, string>,
): MovedPage[] {
  const idsOf = ({ documents }: SiteStructure) =>
    new Map(documents.of('Doc').map(({ sourcePath, docId }) => [sourcePath, docId]));
  const [oldIds, newIds] = [idsOf(before), idsOf(after)];
  return [...renamed].flatMap(([old, next]) => {
    const oldRoute = before.routes.ofFile.get(old);
    const newRoute = after.routes.ofFile.get(next);
    if (oldRoute === undefined || newRoute === undefined) return [];
    return [{ oldRoute, newRoute, oldId: oldIds.get(old), newId: newIds.get(next) }];
  });
}

function refuseTakenRoutes({ routes }: SiteStructure, pages: readonly MovedPage[]): void {
  const own = new Set(pages.map(({ oldRoute }) => withoutTrailingSlash(oldRoute)));
  const redirects = new Map(
    routes.pages
      .filter(({ template }) => template === 'redirect')
      .map(({ path: route, context }) => [
        withoutTrailingSlash(route),
        withoutTrailingSlash(String(context.to)),
      ]),
  );
  for (const { newRoute } of pages) {
    const route = withoutTrailingSlash(newRoute);
    if (!routes.all.has(route) || own.has(route) || own.has(redirects.get(route) ?? '')) continue;
    throw refusal(newRoute, {
      found: 'a route that another page or redirect has',
      expected: 'an unused route',
      fix: 'Choose another name, or remove the other page first.',
    });
  }
}

interface ChangeInput {
  before: SiteStructure;
  after: SiteStructure;
  folders: SiteFolders;
  renamed: ReadonlyMap<string, string>;
  pages: readonly MovedPage[];
}

/** Returns the new texts of the files that a move changes, by their paths after it. */
function changedTexts({ before, after, folders, renamed, pages }: ChangeInput): Map<string, string> {
  const ids = new Map(pages.flatMap(({ oldId, newId }) => (oldId && newId ? [[oldId, newId] as const] : [])));
  const routes = new Map(
    pages.map(({ oldRoute, newRoute }) => [withoutTrailingSlash(oldRoute), withoutTrailingSlash(newRoute)]),
  );
  const move: Move = { files: renamed, routes, isFile: (file) => fs.existsSync(file) };
  const oldNames = new Map([...renamed].map(([old, next]) => [next, old]));
  const byRoute = new Map(pages.map((page) => [page.oldRoute, page]));
  const texts = new Map<string, string>();
  for (const file of filesBelow(folders.contentDir)) {
    const isSidebar = path.dirname(file) === path.join(folders.contentDir, 'sidebars');
    const isReview = file === path.join(folders.contentDir, reviewName);
    if (!/\.(?:mdx?|ya?ml)$/.test(file) && !isReview) continue;
    const source = fs.readFileSync(file, 'utf8');
    const old = oldNames.get(file) ?? file;
    const route = before.routes.ofFile.get(old);
    let text = source;
    if (isReview) text = withMovedReview(text, pages);
    else text = withMovedAddresses(text, { file: old, route }, move);
    if (isSidebar) text = withMovedEntries(text, ids);
    if (/\.mdx?$/.test(file)) text = withMovedNeighbors(text, ids);
    const page = oldNames.has(file) && route !== undefined ? byRoute.get(route) : undefined;
    if (page) text = withRedirect(text, page);
    if (text !== source) texts.set(file, text);
  }
  const ledger = readLedger(folders.contentDir);
  if (ledger) texts.set(path.join(folders.contentDir, ledgerName), mergeLedger(ledger, after.routes.all));
  return texts;
}

function refusal(file: string, problem: { found: string; expected: string; fix?: string }): ContentError {
  const fix = `${problem.fix ? `${problem.fix} ` : ''}Nothing was changed.`;
  return new ContentError({ file, ...problem, fix });
}
