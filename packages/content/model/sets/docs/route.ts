import path from 'node:path';
import { joinPaths } from '../../../shared/paths';

const numberPrefix = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
/** `2-0-migration` and `2021-02-08-post` start with a version or a date, not with a position. */
const notAPrefix = /^\d+[-_.]\d+/;

/** Strips the number prefix of a file or folder name: `01-intro` becomes `intro`. */
export function withoutNumberPrefix(name: string): string {
  return notAPrefix.test(name) ? name : name.replace(numberPrefix, '');
}

/** Returns the number prefix of a file or folder name, if any. */
export function numberPrefixOf(name: string): number | undefined {
  if (notAPrefix.test(name)) return undefined;
  const digits = numberPrefix.exec(name)?.[0];
  return digits === undefined ? undefined : Number.parseInt(digits, 10);
}

/** Returns a title made from the name of a file or folder: `01-first_steps` becomes `First steps`. */
export function titleOfName(name: string): string {
  return withoutNumberPrefix(name)
    .replace(/[-_]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** A doc's id and route. */
export interface DocAddress {
  /** Folder and local id, as in `lambda/setup`; sidebars refer to the doc by it. */
  docId: string;
  /** Route from the site's root, as in `/docs/lambda/setup`. Folder index pages end with a slash. */
  route: string;
}

/** The frontmatter fields that affect a doc's URL. */
interface AddressMatter {
  id?: string | undefined;
  slug?: string | undefined;
  parse_number_prefixes?: boolean | undefined;
}

/**
 * Computes the id and route of a doc from its path below `docs/` and its frontmatter, by the rules of
 * Docusaurus (see the table of cases in the test). `base` is the route of the docs.
 */
export function docAddress(relativePath: string, matter: AddressMatter, base = '/docs'): DocAddress {
  const { dir, name } = path.posix.parse(relativePath);
  const plain = matter.parse_number_prefixes === false ? (part: string) => part : withoutNumberPrefix;
  // In Fumadocs, a folder such as `(guides)` groups pages without being part of their routes.
  const folders = dir === '' ? [] : dir.split('/').filter((part) => !/^\(.+\)$/.test(part));
  const folder = folders.map(plain).join('/');
  const ownId = matter.id ?? plain(name);
  return {
    docId: joinPaths(folder, ownId),
    route: docRoute({ dir, name, folder, ownId, base }, matter.slug),
  };
}

interface RouteParts {
  /** Folder and file name, unmodified. */
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
    // Relative to the folder, but never outside of the docs.
    const resolved = path.posix.join('/', folder, slug);
    return joinPaths(base, resolved, /(^|\/)\.{1,2}$/.test(slug) ? '/' : '');
  }
  if (isFolderPage(dir, name)) return joinPaths(base, folder, '/');
  return joinPaths(base, folder, ownId);
}

/** Returns whether a file is the index page of the folder `dir`. Depends only on its name, not on its id. */
export function isFolderPage(dir: string, name: string): boolean {
  return ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
}
