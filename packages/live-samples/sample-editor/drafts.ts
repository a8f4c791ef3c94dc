/** Storage key of the readers' edits, so that a reload loses nothing. */
const key = 'sample-drafts';

/** Number of samples whose edits are kept. */
const most = 12;

type Drafts = Record<string, Record<string, unknown>>;

/** Returns the edited files of a sample, by the digest of its code on the page. */
export function readDraft(digest: string): Record<string, unknown> | undefined {
  return readDrafts()[digest];
}

/** Stores the edited files of a sample. Undefined removes them. Does nothing if the browser has no storage. */
export function writeDraft(digest: string, draft: Record<string, unknown> | undefined): void {
  const { [digest]: _before, ...others } = readDrafts();
  const entries = Object.entries(others).slice(draft ? 1 - most : -most);
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(draft ? [...entries, [digest, draft]] : entries)),
    );
  } catch {
    // The storage is full or blocked. The edits last until the page is closed.
  }
}

function readDrafts(): Drafts {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Drafts;
  } catch {
    return {};
  }
}
