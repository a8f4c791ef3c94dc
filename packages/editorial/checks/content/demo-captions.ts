import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type SiteFolders, type SiteOptions } from '@docs/content';
import { posterFile, posterName } from '@docs/content/demos';
import type { ContentProblem } from '@docs/content/shared';
import { z } from 'zod';
import { readJson } from '../read-json';
import { type DemoElement, demosIn } from './demo-elements';
import { type CheckedPage, placeOf, readAllPages, toCheckedPage } from './page';

/** File of a content folder that records the captions a person has compared with their posters. */
const reviewsName = 'demo-captions.json';

/** Schema of the file. */
const reviewsFile = z.record(z.string(), z.string('the digest of a poster'), 'posters with their captions');

/** Digests of the posters that captions were compared with, by poster and caption. */
export type CaptionReviews = z.infer<typeof reviewsFile>;

/** A caption on a page, with the poster above it. */
interface Captioned {
  page: CheckedPage;
  node: Parameters<typeof placeOf>[0];
  caption: string;
  /** Path of the poster in the static folder. */
  poster: string;
  /** Key in the review file. */
  key: string;
}

/**
 * Checks that every custom caption was compared with the poster above it. A demo's default caption describes
 * the default demo; a custom one may describe something that the image does not show.
 * @param root Project folder that contains `static`.
 */
export function checkDemoCaptions(
  pages: readonly CheckedPage[],
  { root, reviews }: { root: string; reviews: CaptionReviews },
): ContentProblem[] {
  return captionsOf(pages).flatMap(({ page, node, caption, poster, key }) => {
    const digest = posterDigest(root, poster);
    if (digest !== undefined && reviews[key] === digest) return [];
    const state = key in reviews ? 'a poster that has changed since its review' : 'no review';
    return [
      {
        ...placeOf(node, page),
        found: `the caption "${caption}", with ${digest === undefined ? 'no poster' : state}`,
        expected: 'a caption that has been compared with the poster of the demo',
        fix:
          digest === undefined
            ? 'Run `npm run update -- posters`, look at the poster, then run `npm run update -- posters --reviewed`.'
            : `Look at static/${poster}. If it shows what the caption says, run \`npm run update -- posters --reviewed\`.`,
      },
    ];
  });
}

/** Reads the reviews of a content folder. Adds mistakes in the file to `problems`. */
export function readReviews(folders: SiteFolders, problems: ContentProblem[]): CaptionReviews {
  const file = path.join(folders.contentDir, reviewsName);
  if (!fs.existsSync(file)) return {};
  const name = displayPath(file, folders);
  return readJson(file, { name, schema: reviewsFile, problems }) ?? {};
}

/**
 * Records that all captions match their current posters.
 * @returns the number of captions
 * @throws {ContentError} if a page cannot be read
 */
export function writeReviews(options: SiteOptions): number {
  const { folders } = options;
  const captions = captionsOf(readAllPages(options).map(toCheckedPage));
  const reviews = captions.map(({ key, poster }) => [key, posterDigest(folders.root, poster)] as const);
  const text = JSON.stringify(Object.fromEntries(reviews.sort(([a], [b]) => (a < b ? -1 : 1))), undefined, 2);
  fs.writeFileSync(path.join(folders.contentDir, reviewsName), `${text}\n`);
  return captions.length;
}

/** Returns the demos on all pages of a content folder, with the values that differ from their defaults. */
export function demosOf(options: SiteOptions): Pick<DemoElement, 'type' | 'values'>[] {
  return readAllPages(options).flatMap(demosIn);
}

function captionsOf(pages: readonly CheckedPage[]): Captioned[] {
  return pages.flatMap((page) =>
    demosIn(page).flatMap(({ type, values, caption, node }) => {
      if (caption === undefined) return [];
      const name = posterName(type, values);
      return [{ page, node, caption, poster: posterFile(name, 'light'), key: `${name}: ${caption}` }];
    }),
  );
}

function posterDigest(root: string, poster: string): string | undefined {
  const file = path.join(root, 'static', poster);
  if (!fs.existsSync(file)) return undefined;
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16);
}
