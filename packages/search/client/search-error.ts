/**
 * A search that cannot be answered. It has the name of the hosted client's error for unreachable hosts, so
 * that the same code can handle both.
 */
export class SearchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RetryError';
  }
}
