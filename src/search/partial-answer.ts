import { isHosted } from './credentials';
import type { SearchAnswer } from './hit';

/** Returns whether the embedded engine is still loading texts, so that a later answer may have more hits. */
export function isPartial({ exhaustiveNbHits, message }: SearchAnswer): boolean {
  return !isHosted && exhaustiveNbHits === false && !message;
}
