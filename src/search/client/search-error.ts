/**
 * A search that cannot be answered. Its name is that of the hosted client's error for hosts that do not
 * answer: whoever handles the one handles the other.
 */
export class SearchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RetryError';
  }
}
