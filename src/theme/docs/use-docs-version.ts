import { useEffect } from 'react';
import { latestDocsVersion } from '../../site/docs-version';
import { savePreferredVersion } from '../docs-version/preferred-version';

/** Remembers that the reader looks at this version of the docs. */
export function useDocsVersion(name: string = latestDocsVersion.name): void {
  useEffect(() => savePreferredVersion(name), [name]);
}
