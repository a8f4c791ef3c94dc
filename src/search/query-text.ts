import { messageOf } from './engine/error-text';

/** Most characters of a query. */
export const queryLimit = 64;

/**
 * A text as a query: on one line, without control characters, and not longer than a query may be. Of a pasted
 * error that is longer the message counts.
 */
export function toQuery(text: string): string {
  const line = messageOf(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const cut = line.slice(0, queryLimit);
  // Half of a pair of code units is no character.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
