import type { SearchAnswer } from '@docs/search/client';
import { isHosted } from './credentials';

/** Shown instead of the number of results while only titles and headings have been searched. */
export const searchingText = 'Searching the full text …';

/** Returns whether the embedded engine is still loading texts, so that a later answer may have more hits. */
export function isPartial({ exhaustiveNbHits, message }: SearchAnswer): boolean {
  return !isHosted && exhaustiveNbHits === false && !message;
}
