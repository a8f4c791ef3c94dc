import path from 'node:path';
import { joinPaths } from '../../../shared/paths';

const numberPrefix = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
/** `2-0-migration` and `2021-02-08-post` begin with a version or a date, not with a place in an order. */
const notAPrefix = /^\d+[-_.]\d+/;

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

/** What the frontmatter of a doc says of its address. */
interface AddressMatter {
  id?: string | undefined;
  slug?: string | undefined;
  parse_number_prefixes?: boolean | undefined;
}

/**
 * The id and route of a doc from its file below `docs/` and its frontmatter, by the rules of Docusaurus (see the table of cases in the
 * test). `base` is the route of the docs.
 */
export function docAddress(relativePath: string, matter: AddressMatter, base = '/docs'): DocAddress {
  const { dir, name } = path.posix.parse(relativePath);
  const plain = matter.parse_number_prefixes === false ? (part: string) => part : withoutNumberPrefix;
  const folder = dir === '' ? '' : dir.split('/').map(plain).join('/');
  const ownId = matter.id ?? plain(name);
  return {
    docId: joinPaths(folder, ownId),
    route: docRoute({ dir, name, folder, ownId, base }, matter.slug),
  };
}

interface RouteParts {
  /** Folder and name of the file as they are. */
  dir: string;
  name: string;
  /** Folder without number prefixes. */
  folder: string;
  ownId: string;
  base: string;
}

function docRoute({ dir, name, folder, ownId, base }: RouteParts, slug: string | undefined): string {
  if (slug?.startsWith('/')) return joinPaths(base, slug);
  if (slug) {
    // From the folder, and never out of the docs.
    const resolved = path.posix.join('/', folder, slug);
    return joinPaths(base, resolved, /(^|\/)\.{1,2}$/.test(slug) ? '/' : '');
  }
  if (isFolderPage(dir, name)) return joinPaths(base, folder, '/');
  return joinPaths(base, folder, ownId);
}

/** Whether a file is the own page of the folder `dir`: by its name, whatever its id is. */
export function isFolderPage(dir: string, name: string): boolean {
  return ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
}
