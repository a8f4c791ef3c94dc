import { readStored, writeStored } from '../../runtime/storage';
import { docsPluginId } from '../../settings/docs-version';

/** The storage key of the preferred version. The specification wants one for each docs plugin. */
const preferredVersionKey = `docs-preferred-version-${docsPluginId}`;

/**
 * Returns the version that the reader last visited, if it still exists. The site has one version and needs no answer
 * yet, but the specification asks for the choice to be remembered (1.6).
 */
export function readPreferredVersion(known: readonly { name: string }[]): string | null {
  const stored = readStored(preferredVersionKey);
  if (stored === null || known.some((version) => version.name === stored)) return stored;
  writeStored(preferredVersionKey, null);
  return null;
}

/** Stores the version that the reader is visiting. */
export function savePreferredVersion(name: string): void {
  writeStored(preferredVersionKey, name);
}
