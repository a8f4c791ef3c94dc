import { isHosted } from './credentials';
import type { SearchAnswer } from './hit';

/** Whether the embedded engine has more to say: it has begun, and has not given up. */
export function isPartial({ exhaustiveNbHits, message }: SearchAnswer): boolean {
  return !isHosted && exhaustiveNbHits === false && !message;
}
