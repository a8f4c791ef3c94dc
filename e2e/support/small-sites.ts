import { ensureTestSites } from '../../scripts/site/test-sites.mjs';

/** Builds the small sites of the tests, unless `npm test` has already built them. */
export default async function ensureSmallSites(): Promise<void> {
  await ensureTestSites(() => undefined);
}
