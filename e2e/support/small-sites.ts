import { ensureConfiguredSite } from '../../scripts/site/configured.mjs';
import { ensurePrefixedSite } from '../../scripts/site/prefixed.mjs';

/** Builds the small sites of the tests, unless `npm test` has already built them. */
export default async function ensureSmallSites(): Promise<void> {
  const quietly = () => undefined;
  await Promise.all([ensurePrefixedSite(quietly), ensureConfiguredSite(quietly)]);
}
