import path from 'node:path';
import { decodeAddress, isExternal, splitAddress, withoutTrailingSlash } from '@docs/content/shared';

/** What has moved, and where a text is. File paths are absolute. */
export interface Move {
  /** New paths of the moved files, by their old ones. */
  files: ReadonlyMap<string, string>;
  /** New routes of the moved pages, by their old ones, all without trailing slashes. */
  routes: ReadonlyMap<string, string>;
  isFile(file: string): boolean;
}

/** A text with URLs: its file before the move, and its route if it is a page. */
export interface Place {
  file: string;
  route: string | undefined;
}

/** Where Markdown, JSX, imports and YAML have a URL: the text before it, and the URL. */
const addresses = [
  /(\]\(<?)([^)\s>]+)/g,
  /(^[ \t>]*\[[^\]]+\]:[ \t]*<?)([^\s>]+)/gm,
  /(\b(?:href|src|to)=["'])([^"']+)/g,
  /(\bfrom\s+['"]|^import\s+['"])(\.{1,2}\/[^'"]+)/gm,
  /((?:^[ \t-]*|[{,][ \t]*)(?:link|href|to):[ \t]*["']?)([^\s"'#,}]+)/gm,
];

/** Returns a text in which every URL leads to the same page or file as before the move. Code fences stay unchanged. */
export function withMovedAddresses(text: string, place: Place, move: Move): string {
  return outsideOfCode(text, (part) =>
    addresses.reduce(
      (result, pattern) =>
        result.replace(
          pattern,
          (_, before: string, address: string) => before + movedAddress(address, place, move),
        ),
      part,
    ),
  );
}

/** Applies a change to the parts of a text between code fences. */
function outsideOfCode(text: string, change: (part: string) => string): string {
  return text
    .split(
      /(^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)?(?:`{3,}[^`\n]*|~{3,}[^\n]*)\n(?:[\s\S]*?\n)?[ \t>]*(?:`{3,}|~{3,})[ \t]*$)/m,
    )
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

function movedAddress(address: string, place: Place, move: Move): string {
  if (isExternal(address) || /^[?#]/.test(address)) return address;
  const { path: target, query, hash } = splitAddress(address);
  const rest = query + hash;
  if (target.startsWith('/')) {
    const route = move.routes.get(withoutTrailingSlash(target));
    return route === undefined ? address : likeBefore(route, target) + rest;
  }
  if (target.startsWith('@')) return address;
  const folder = path.dirname(place.file);
  const file = path.resolve(folder, decodeAddress(target));
  if (move.files.has(file) || move.isFile(file)) {
    const newFolder = path.dirname(move.files.get(place.file) ?? place.file);
    const to = path
      .relative(newFolder, move.files.get(file) ?? file)
      .split(path.sep)
      .join('/');
    if (path.relative(folder, file) === path.relative(newFolder, move.files.get(file) ?? file))
      return address;
    return (to.startsWith('.') ? to : `./${to}`) + rest;
  }
  // A URL relative to the page's route.
  if (place.route === undefined) return address;
  const before = new URL(target, `http://site${place.route}`).pathname;
  const route = move.routes.get(withoutTrailingSlash(before));
  const isMoved = move.routes.has(withoutTrailingSlash(place.route));
  return route === undefined && !isMoved ? address : likeBefore(route ?? before, target) + rest;
}

/** Returns a route with a trailing slash if the old URL had one. */
function likeBefore(route: string, old: string): string {
  return old.length > 1 && old.endsWith('/') && !route.endsWith('/') ? `${route}/` : route;
}
