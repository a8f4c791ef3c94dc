import { changesRoute, comparisonId } from '@docs/content/shared';
import { useEffect, useState } from 'react';
import { readStored, readStoredObject, writeStored } from '../../runtime/storage';
import { type Comparison, off, recordVisit, type Visits, visitsKey } from './visits';

/**
 * Remembers in the browser that the reader has been on a page, and returns what has changed since the last visit.
 * Pages without `digests` are not remembered. Starts the script of the page that lists all changes.
 */
export function useLastVisit(path: string, digests: string | null): Comparison | undefined {
  const [known, setKnown] = useState<{ path: string; comparison: Comparison | undefined }>();
  useEffect(() => {
    if (!digests || readStored(visitsKey) === off) return;
    const visits = readStoredObject<Visits>(visitsKey, {});
    const day = new Date().toISOString().slice(0, 10);
    const comparison = recordVisit(visits, { path, digests, day });
    writeStored(visitsKey, JSON.stringify(visits));
    setKnown({ path, comparison });
  }, [path, digests]);
  useEffect(() => {
    const box = path === changesRoute && document.getElementById(comparisonId);
    if (box)
      import('./changes-page').then(({ startChangesPage }) => startChangesPage(box)).catch(() => undefined);
  }, [path]);
  return known?.path === path ? known.comparison : undefined;
}
