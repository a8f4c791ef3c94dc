import { type ApiVersion, versionNumber } from '@docs/content/shared';
import { changeText } from '../../api-history/compare';

/** A page about an API that has changed since someone compared the two. */
export interface StalePage {
  file: string;
  /** The version of Remotion that the page was reviewed with. */
  reviewed: string;
  /** What changed, newest first: `v4.0.360: Added delay`. */
  changes: string[];
}

/** A page of the documentation, and the history of the API that it documents. */
export interface ReviewedPage {
  file: string;
  reviewed: string;
  api: { name: string; changes: readonly ApiVersion[] } | undefined;
}

/** Returns the pages whose API changed after the version that they were reviewed with, most changes first. */
export function stalePages(pages: readonly ReviewedPage[]): StalePage[] {
  return pages
    .map(({ file, reviewed, api }) => ({ file, reviewed, changes: api ? changesAfter(api, reviewed) : [] }))
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => b.changes.length - a.changes.length || (a.file < b.file ? -1 : 1));
}

function changesAfter({ name, changes }: NonNullable<ReviewedPage['api']>, reviewed: string): string[] {
  return changes
    .filter(({ version }) => versionNumber(version) > versionNumber(reviewed))
    .flatMap(({ version, changes: all }) => all.map((change) => `v${version}: ${changeText(change, name)}`));
}

/** Formats the pages for a terminal. */
export function printStale(pages: readonly StalePage[]): string {
  if (pages.length === 0) return 'No page documents an API that has changed since the page was reviewed.';
  const count = pages.length === 1 ? '1 page documents an API' : `${pages.length} pages document APIs`;
  return [
    `${count} that changed since the review. Once a page is right, set its \`reviewed\`:`,
    ...pages.flatMap(({ file, reviewed, changes }) => [
      `${file} (reviewed with ${reviewed})`,
      ...changes.map((change) => `  ${change}`),
    ]),
  ].join('\n');
}
