import { useEffect } from 'react';
import { latestDocsVersion } from '../../settings/docs-version';
import { savePreferredVersion } from '../docs-version/preferred-version';

/** Stores this version of the docs as the reader's preferred one. */
export function useDocsVersion(): void {
  useEffect(() => savePreferredVersion(latestDocsVersion.name), []);
}
