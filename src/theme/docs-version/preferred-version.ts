import { readStored, writeStored } from '../../runtime/storage';
import { docsPluginId } from '../../settings/docs-version';

/** Returns the storage key of the preferred version of a docs plugin. */
export function preferredVersionKey(pluginId: string = docsPluginId): string {
  return `docs-preferred-version-${pluginId}`;
}

/**
 * Returns the version that the reader last visited, if it still exists. The site has one version and needs no answer
 * yet, but the specification asks for the choice to be remembered (1.6).
 */
export function readPreferredVersion(known: readonly { name: string }[], pluginId?: string): string | null {
  const key = preferredVersionKey(pluginId);
  const stored = readStored(key);
  if (stored === null || known.some((version) => version.name === stored)) return stored;
  writeStored(key, null);
  return null;
}

/** Stores the version that the reader is visiting. */
export function savePreferredVersion(name: string, pluginId?: string): void {
  writeStored(preferredVersionKey(pluginId), name);
}
