import fs from 'node:fs';
import path from 'node:path';
import { type LiveSample, readLiveFence, type SiteOptions, visit } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import type { Code, Root } from 'mdast';
import { placeOf, readAllPages, type SitePage } from './page';

/** A live sample and its location. */
interface PlacedSample extends LiveSample {
  page: Pages[number];
  node: Code;
}

type Pages = readonly Pick<SitePage, 'tree' | 'name' | 'lineOffset'>[];

/** Returns the live samples of pages. Omits invalid ones, which the compiler reports. */
function liveSamplesOf(pages: Pages): PlacedSample[] {
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

/** Returns the live samples of a content folder, each with its location. */
export function readLiveSamples(options: SiteOptions) {
  return liveSamplesOf(readAllPages(options)).map(({ page, node, ...sample }) => ({
    ...sample,
    ...placeOf(node, page),
  }));
}

/**
 * Checks that each live sample has a poster of its current code, and a solution also its moving picture. Their file
 * names are a digest of that code.
 * @param root Project folder that contains `static`.
 */
export function checkLivePosters(pages: Pages, root: string): ContentProblem[] {
  return liveSamplesOf(pages)
    .filter(({ pictures }) => pictures.some((file) => !fs.existsSync(path.join(root, 'static', file))))
    .map(({ node, page }) => ({
      ...placeOf(node, page),
      found: 'a live sample whose poster is missing or out of date',
      expected: 'a poster of what the code draws',
      fix: 'Run `npm run update -- posters samples`, and look at the poster.',
    }));
}
