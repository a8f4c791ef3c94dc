import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SiteFolders } from '../../content-model/read-folder';
import { createSite } from '../../content-model/site';
import { visibleLines } from '../../mdx/compile/code/lines';
import { type LiveSample, readLiveFence } from '../../mdx/compile/code/live';
import type { ContentProblem } from '../../shared/content-error';
import { livePosterFile } from '../../shared/live/poster';
import { readEnv } from '../../site/env';
import { type CheckedPage, placeOf, readPages, toCheckedPage } from './page';

/** A live sample of a page: its place, its code and how it is played. */
interface PlacedSample extends LiveSample {
  page: CheckedPage;
  node: Code;
  code: string;
}

/** The live samples of pages. Those that are not right are left out: the compiler reports them. */
function liveSamplesOf(pages: readonly CheckedPage[]): PlacedSample[] {
  const samples: PlacedSample[] = [];
  for (const page of pages) {
    visit(page.tree as Root, 'code', (node) => {
      const { lang, meta, value } = node;
      const code = visibleLines(value, new Set())
        .map(({ text }) => text)
        .join('\n');
      const live = readLiveFence({ language: lang ?? '', meta: meta ?? '', source: value, shown: code });
      if (live && !('problem' in live)) samples.push({ page, node, code, ...live });
    });
  }
  return samples;
}

/** Reads the live samples of a content folder, for the program that draws their posters. */
export function readLiveSamples(folders: SiteFolders) {
  const site = createSite({ folders, env: { ...readEnv(), pathPrefix: '' } }).structure();
  return liveSamplesOf(readPages(site, []).map(toCheckedPage)).map(({ page, node, ...sample }) => ({
    ...sample,
    ...placeOf(node, page),
    poster: livePosterFile(sample.digest),
  }));
}

/**
 * Checks that each live sample has a poster of its code as it is now: the name of the file is a digest of it.
 * @param root Folder of the project, with `static`.
 */
export function checkLivePosters(pages: readonly CheckedPage[], root: string): ContentProblem[] {
  return liveSamplesOf(pages)
    .filter(({ digest }) => !fs.existsSync(path.join(root, 'static', livePosterFile(digest))))
    .map(({ node, page }) => ({
      ...placeOf(node, page),
      found: 'a live sample whose poster is missing or out of date',
      expected: 'a poster of what the code draws',
      fix: 'Run `npm run posters -- samples`, and look at the poster.',
    }));
}
