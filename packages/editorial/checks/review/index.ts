import fs from 'node:fs';
import path from 'node:path';
import { createSite, displayPath, type SiteFolders, type SiteOptions } from '@docs/content';
import { ContentError, type ContentProblem } from '@docs/content/shared';
import { readJson } from '../read-json';
import { type StalePage, stalePages } from './freshness';
import { type DocsReview, docsReviewSchema } from './schema';

/** The file of the review in a content folder. */
export const reviewName = 'review.json';

/**
 * Reads `review.json` of a content folder; returns undefined if there is none.
 *
 * @throws {ContentError} with all mistakes in it.
 */
export function readDocsReview(folders: SiteFolders): DocsReview | undefined {
  const file = path.join(folders.contentDir, reviewName);
  if (!fs.existsSync(file)) return undefined;
  const problems: ContentProblem[] = [];
  const review = readJson(file, { name: displayPath(file, folders), schema: docsReviewSchema, problems });
  if (!review || problems.length > 0) throw new ContentError(problems);
  return review;
}

/**
 * Returns the pages about an API that has changed since they were reviewed, according to `content/api/history`.
 *
 * @throws {ContentError} if `review.json` cannot be read.
 */
export function readStalePages(options: SiteOptions): StalePage[] {
  const all = readDocsReview(options.folders)?.reviewed;
  const { documents, apiPage } = createSite(options).structure();
  return stalePages(
    documents.of('Doc').flatMap((doc) => {
      const reviewed = doc.reviewed ?? all;
      return reviewed === undefined ? [] : [{ file: doc.sourceName, reviewed, api: apiPage(doc.path) }];
    }),
  );
}
