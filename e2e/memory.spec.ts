import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { expect, open, test } from './support/test';
import { follow, saveData } from './support/visit';

const laps = [
  '/docs/',
  '/docs/sequence',
  '/blog',
  '/blog/4-0',
  '/experts/',
  '/templates/',
  '/docs/transitions/',
  '/about/',
  '/docs/api',
  '/search',
];
const changes = 200;

interface Measure {
  heap: number;
  listeners: number;
  nodes: number;
}

/** Returns the heap size, listeners and elements after garbage collection. */
async function measure(session: CDPSession): Promise<Measure> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}

/**
 * Returns the same values after the last page has settled: two successive measurements have the same number
 * of listeners and elements.
 */
async function measureAtRest(session: CDPSession): Promise<Measure> {
  let last: Measure;
  let next = await measure(session);
  do {
    await setTimeout(500);
    last = next;
    next = await measure(session);
  } while (next.listeners !== last.listeners || next.nodes !== last.nodes);
  return next;
}

test('200 route changes over ten pages leave the heap within 20 %, and no listener behind [14.1]', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  // Gatsby keeps the data of every page it has loaded, so the test only visits these ten.
  await saveData(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await open(page, laps[0] as string);
  // Every lap ends where it started.
  const heading = page.getByRole('heading', { level: 1 });
  const first = await heading.innerText();
  const visit = async (path: string) => {
    await follow(page, path);
    const plain = path.replace(/\/$/, '');
    await page.waitForFunction((wanted) => window.location.pathname.replace(/\/$/, '') === wanted, plain);
  };
  const lap = async (count: number) => {
    for (let change = 1; change <= count; change += 1) await visit(laps[change % laps.length] as string);
    await expect(heading).toHaveText(first);
  };
  await lap(2 * laps.length);
  const before = await measureAtRest(session);
  await lap(changes);
  const after = await measureAtRest(session);
  expect(after.heap / before.heap).toBeLessThan(1.2);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
});
