import fs from 'node:fs';
import path from 'node:path';
import { type LiveSample, readLiveFence, visit } from '@docs/content';
import { type ContentProblem, livePosterFile } from '@docs/content/shared';
import type { Code, Root } from 'mdast';
import { type CheckedPage, placeOf } from './page';

/** A live sample and its location. */
interface PlacedSample extends LiveSample {
  page: CheckedPage;
  node: Code;
}

/** Returns the live samples of pages. Omits invalid ones, which the compiler reports. */
function liveSamplesOf(pages: readonly CheckedPage[]): PlacedSample[] {
  const samples: PlacedSample[] = [];
  for (const page of pages) {
    visit(page.tree as Root, 'code', (node) => {
      const { lang, meta, value } = node;
      const live = readLiveFence({ language: lang ?? '', meta: meta ?? '', source: value });
      if (live && !('problem' in live)) samples.push({ page, node, ...live });
    });
  }
  return samples;
}

/**
 * Checks that each live sample has a poster of its current code. The poster's file name is a digest of that
 * code.
 * @param root Project folder that contains `static`.
 */
export function checkLivePosters(pages: readonly CheckedPage[], root: string): ContentProblem[] {
  return liveSamplesOf(pages)
    .filter(({ digest }) => !fs.existsSync(path.join(root, 'static', livePosterFile(digest))))
    .map(({ node, page }) => ({
      ...placeOf(node, page),
      found: 'a live sample whose poster is missing or out of date',
      expected: 'a poster of what the code draws',
      fix: 'Run `npm run update -- posters samples`, and look at the poster.',
    }));
}
