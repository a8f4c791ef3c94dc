import type { ClipboardEvent } from 'react';
import { queryLimit, toQuery } from './query-text';

/**
 * Handles a paste into a search input. Reduces a pasted error to its message: more of it fits into the query without
 * the stack trace. Any other text is pasted as it is.
 * @param write Called with the query, if the text was reduced.
 */
export function pasteMessage(event: ClipboardEvent, write: (query: string) => void): void {
  const text = event.clipboardData.getData('text/plain');
  if (text.length <= queryLimit || toQuery(text) === text.slice(0, queryLimit)) return;
  event.preventDefault();
  write(toQuery(text));
}
