import { ensurePrefixedSite } from '../../scripts/site/prefixed.mjs';

/** Builds the small site under a path prefix, where `npm test` has not done so already. */
export default async function ensureSmallSite(): Promise<void> {
  await ensurePrefixedSite(() => undefined);
}
