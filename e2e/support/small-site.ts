import { ensurePrefixedSite } from '../../scripts/site/prefixed.mjs';

/** Builds the small site with a path prefix, unless `npm test` has already built it. */
export default async function ensureSmallSite(): Promise<void> {
  await ensurePrefixedSite(() => undefined);
}
