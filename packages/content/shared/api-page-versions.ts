import type { ApiVersion, Since } from './api-history';

/** What the history says about the API that a page documents. */
export interface ApiPageVersions {
  name: string;
  since?: Since | undefined;
  /** Since when what a heading documents exists. */
  sinceOf(headingId: string): Since | undefined;
  changes: ApiVersion[];
  /** The files that say it. */
  files: string[];
}
