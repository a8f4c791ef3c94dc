import type { ApiVersion, Since } from './api-history';

/** What the history says about the API that a page documents. */
export interface ApiPageVersions {
  name: string;
  since?: Since | undefined;
  /** Returns since when the subject of a heading has existed. */
  sinceOf(headingId: string): Since | undefined;
  changes: ApiVersion[];
  /** The files that this comes from. */
  files: string[];
}
