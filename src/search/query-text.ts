import { messageOf } from '@docs/search';

/** Maximum length of a query, in UTF-16 code units. */
export const queryLimit = 64;

/**
 * Converts a text to a query: on one line, without control characters, at most `queryLimit` long. A long or
 * multi-line pasted error is reduced to its message.
 */
export function toQuery(text: string): string {
  const line = messageOf(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const cut = line.slice(0, queryLimit);
  // Removes half of a surrogate pair.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
