import path from 'node:path';
import { joinPaths } from '../../../shared/paths';

const numberPrefix = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
/** `2-0-migration` and `2021-02-08-post` begin with a version or a date, not with a place in an order. */
const notAPrefix = /^(\d{4}|\d{1,2})[-_.]\d{1,2}([-_.](\d{4}|\d{1,2}))?/;

/** A file or folder name without the number that only orders it: `01-intro` is `intro`. */
export function withoutNumberPrefix(name: string): string {
  return notAPrefix.test(name) ? name : name.replace(numberPrefix, '');
}

/** The number that orders a file or folder, where its name begins with one. */
export function numberPrefixOf(name: string): number | undefined {
  if (notAPrefix.test(name)) return undefined;
  const digits = numberPrefix.exec(name)?.[0];
  return digits === undefined ? undefined : Number.parseInt(digits, 10);
}

/** A doc's id and route. */
export interface DocAddress {
  /** Folder and own id, as in `lambda/setup`: what sidebars name the doc by. */
  docId: string;
  /** Route below the site's root, as in `/docs/lambda/setup`; a folder's own page ends with a slash. */
  route: string;
}

/** Works out a doc's id and route from its file below `docs/` and its frontmatter, by the rules that documentation tools share. */
export function docAddress(
  relativePath: string,
  { id, slug }: { id?: string; slug?: string },
  base = '/docs',
): DocAddress {
  const { dir, name } = path.posix.parse(relativePath);
  const folders = dir === '' ? [] : dir.split('/').map(withoutNumberPrefix);
  const folder = folders.join('/');
  const fileName = withoutNumberPrefix(name);
  const ownId = id ?? fileName;
  return {
    docId: joinPaths(folder, ownId),
    route: docRoute({ folder, folders, fileName, ownId, hasId: id !== undefined, slug, base }),
  };
}

interface RouteParts {
  folder: string;
  folders: string[];
  fileName: string;
  ownId: string;
  hasId: boolean;
  slug: string | undefined;
  base: string;
}

function docRoute({ folder, folders, fileName, ownId, hasId, slug, base }: RouteParts): string {
  if (slug?.startsWith('/')) return joinPaths(base, slug);
  if (slug) return path.posix.join(base, folder, slug);
  const parent = folders.at(-1)?.toLowerCase();
  const lower = fileName.toLowerCase();
  const isFolderPage = lower === 'index' || lower === 'readme' || lower === parent;
  if (isFolderPage && (!hasId || ownId === fileName)) return joinPaths(base, folder, '/');
  return joinPaths(base, folder, ownId);
}
