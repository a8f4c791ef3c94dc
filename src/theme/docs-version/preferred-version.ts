import { docsPluginId } from '../../site/docs-version';
import { readStored, writeStored } from '../storage';

/** Key that the preferred version of a docs plugin is stored under. */
export function preferredVersionKey(pluginId: string = docsPluginId): string {
  return `docs-preferred-version-${pluginId}`;
}

/** The version that the reader looked at last, where it still exists. */
export function readPreferredVersion(known: readonly { name: string }[], pluginId?: string): string | null {
  const key = preferredVersionKey(pluginId);
  const stored = readStored(key);
  if (stored === null || known.some((version) => version.name === stored)) return stored;
  writeStored(key, null);
  return null;
}

/** Remembers the version that the reader looks at. */
export function savePreferredVersion(name: string, pluginId?: string): void {
  writeStored(preferredVersionKey(pluginId), name);
}
