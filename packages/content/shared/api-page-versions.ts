import type { ApiVersion, Since } from './api-history';

/** What the history says about the API that a page documents. */
export interface ApiPageVersions {
  name: string;
  since?: Since | undefined;
  /** Returns since when the subject of a heading has existed. */
  sinceOf(headingId: string): Since | undefined;
  /** Returns the number of the last version that changed the subject of a heading. */
  changedOf(headingId: string): number | undefined;
  changes: ApiVersion[];
  /** The files that this comes from. */
  files: string[];
}
