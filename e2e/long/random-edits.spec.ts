import { setTimeout } from 'node:timers/promises';
import { loadSource } from '../../scripts/load-source.mjs';
import type { ShownDoc } from '../../test/support/cold-docs';
import { randomEdit, seededRandom, writeSmallSite } from '../../test/support/random-edits';
import { type DevSite, startDevSite } from '../support/dev-site';
import { expect, test } from '../support/test';

/** Number of successive edits. */
const edits = 200;

let site: DevSite;

test.describe.configure({ mode: 'serial', timeout: 1_800_000, retries: 0 });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevSite();
  writeSmallSite(site.contentDir, 30);
});

test.afterAll(async () => {
  await site?.stop();
});

test.use({ baseURL: async ({}, use) => use(site?.origin) });

/** Returns the result of a cold read of the content. */
async function coldDocs(): Promise<Map<string, ShownDoc>> {
  // One bundle, because sources that are loaded separately would have different classes.
  const { coldDocs: read } = await loadSource('test/support/cold-docs.ts');
  return read(site.contentDir);
}

/** Returns the development server's data for a page, or undefined if it has no such page. */
async function servedDoc(path: string): Promise<ShownDoc | undefined> {
  const address = `${site.origin}/page-data/${path.replace(/^\/|\/$/g, '')}/page-data.json`;
  const response = await fetch(address).catch((error) => {
    throw new Error(`${error}\n${site.terminal().slice(-3000)}`);
  });
  if (!response.ok) return undefined;
  const { result } = (await response.json()) as {
    result?: { data?: { doc?: ShownDoc } };
  };
  const doc = result?.data?.doc;
  return doc && { title: doc.title, navigation: doc.navigation };
}

test(`after ${edits} random edits the server has what a cold read gives, and nothing else`, async () => {
  const random = seededRandom(20251122);
  const seen = new Set<string>();
  for (let step = 1; step <= edits; step += 1) {
    randomEdit(site.contentDir, random, step);
    if (step % 20 === 0) for (const path of (await coldDocs()).keys()) seen.add(path);
    // From two simultaneous edits to a pause during which Gatsby starts to create pages.
    await setTimeout(random() * 600);
  }
  const docs = await coldDocs();
  for (const [path, doc] of docs)
    await expect.poll(() => servedDoc(path), { message: path, timeout: 300_000 }).toEqual(doc);
  for (const path of [...seen].filter((route) => !docs.has(route)))
    await expect.poll(() => servedDoc(path), { message: path, timeout: 300_000 }).toBeUndefined();
});
