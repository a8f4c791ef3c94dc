import path from 'node:path';
import type { ModelEnv } from '../../packages/content/model/environment';
import { siteNodes } from '../../packages/content/model/nodes';
import { createSite, type LoadedSite } from '../../packages/content/model/site';
import { formatProblem } from '../../packages/content/shared/content-error';
import { randomEdit, seededRandom, writeSmallSite } from '../support/random-edits';
import { contentSettings } from '../support/settings';
import { temporaryFolder } from '../support/temporary';

const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'warn', onUnknownComponent: 'throw' };

/** Returns the complete output of a site: its nodes with their digests, and its problems. */
function contentOf(site: LoadedSite) {
  const context = { dates: new Map(), repositoryUrl: '', root: site.folders.root, day: '2025-01-01' };
  return {
    nodes: siteNodes(site, context).sort((a, b) => (a.id < b.id ? -1 : 1)),
    problems: [...site.errors, ...site.warnings].map(formatProblem).sort(),
  };
}

test.each([1, 2, 3])('after 200 random edits a site is what a cold read gives (seed %d)', async (seed) => {
  const root = temporaryFolder('random-edits', {
    'packages/content/compile/a.ts': '',
    'packages/content/shared/a.ts': '',
  });
  const folders = { root, contentDir: path.join(root, 'content') };
  writeSmallSite(folders.contentDir, 30);
  const site = createSite({ settings: contentSettings, folders, env });
  const random = seededRandom(seed);
  for (let step = 1; step <= 200; step += 1) {
    site.update(randomEdit(folders.contentDir, random, step));
    // Not after every edit, because several edits may occur between two compilations.
    if (random() < 0.5) await site.load();
  }
  const cold = await createSite({ settings: contentSettings, folders, env }).load();
  expect(contentOf(await site.load())).toEqual(contentOf(cold));
  expect(cold.documents.of('Doc').length).toBeGreaterThan(5);
}, 300_000);
