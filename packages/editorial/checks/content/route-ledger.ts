import fs from 'node:fs';
import path from 'node:path';
import { createSite, type SiteOptions } from '@docs/content';
import { ContentError, type ContentProblem, nearestName, withoutTrailingSlash } from '@docs/content/shared';

/** File of a content folder that lists every route ever published, one per line. */
export const ledgerName = 'routes.txt';

/**
 * Reads the ledger of a content folder.
 * @param contentDir Absolute path of the folder.
 * @returns its lines, or undefined if the folder has no ledger
 */
export function readLedger(contentDir: string): string[] | undefined {
  const file = path.join(contentDir, ledgerName);
  if (!fs.existsSync(file)) return undefined;
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
}

/**
 * Returns the routes of a content folder's pages and redirects, without trailing slashes.
 * @throws {ContentError} if a file of the folder cannot be read, because its route would be missing
 */
export function publishedRoutes(options: SiteOptions): ReadonlySet<string> {
  const { routes, fileErrors } = createSite(options).structure();
  if (fileErrors.length > 0) throw new ContentError([...fileErrors]);
  return routes.all;
}

/**
 * Merges the routes of the site into a ledger. Routes that no longer exist are kept: only a person can decide
 * to drop a published URL, by deleting its line.
 * @param ledger Lines of the ledger.
 * @param routes Routes of the site's pages and redirects.
 * @returns the text of the new file
 */
export function mergeLedger(ledger: readonly string[], routes: Iterable<string>): string {
  const all = new Set([...ledger.filter(Boolean), ...[...routes].map(asLine)]);
  return `${[...all].sort().join('\n')}\n`;
}

/**
 * Compares the ledger with the routes of the site.
 * @param ledger Lines of the ledger.
 * @param site.routes Routes of the site's pages and redirects, without trailing slashes.
 * @param site.file The ledger, as shown in messages.
 * @returns an error for each published route that no longer exists, and one for all routes that are not in
 *   the ledger yet
 */
export function checkLedger(
  ledger: readonly string[],
  { routes, file }: { routes: ReadonlySet<string>; file: string },
): ContentProblem[] {
  const lines = new Set(ledger);
  const known = new Set([...routes].map(asLine));
  const added = [...known].filter((route) => !lines.has(route)).sort();
  const problems: ContentProblem[] = ledger.flatMap((route, index) =>
    route === '' || known.has(route) ? [] : [removedRoute(route, { file, line: index + 1, added })],
  );
  if (added.length > 0) {
    problems.push({
      file,
      found: `no line for ${added.map((route) => `\`${route}\``).join(', ')}`,
      expected: 'a line for every route of the site',
      fix: 'Run `npm run update -- routes` and commit the file.',
    });
  }
  return problems;
}

function removedRoute(
  route: string,
  { added, ...place }: { file: string; line: number; added: readonly string[] },
): ContentProblem {
  const successor = nearestName(route, added);
  const page = successor ? `the page at \`${successor}\`` : 'the page that replaces it';
  return {
    ...place,
    found: `the published route \`${route}\`, which no page has anymore`,
    expected: 'a page or a redirect at every route that was ever published',
    fix: `Add \`redirect_from: [${route}]\` to the frontmatter of ${page}.`,
  };
}

function asLine(route: string): string {
  return withoutTrailingSlash(route) || '/';
}
