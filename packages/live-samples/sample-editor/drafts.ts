/** Storage key of the readers' edits, so that a reload loses nothing. */
const key = 'sample-drafts';

/** Number of samples whose edits are kept: the exercises of the course, and some others. */
const most = 24;

type Drafts = Record<string, Record<string, unknown>>;

/** Returns the edited files of a sample, by the digest of its code on the page. */
export function readDraft(digest: string): Record<string, unknown> | undefined {
  return readDrafts()[digest];
}

/** Stores the edited files of a sample. Undefined removes them. Does nothing if the browser has no storage. */
export function writeDraft(digest: string, draft: Record<string, unknown> | undefined): void {
  const { [digest]: _before, ...others } = readDrafts();
  const entries = Object.entries(others);
  if (draft) entries.push([digest, draft]);
  // If the storage is full, the oldest edits make room. If it is blocked, the edits last until the page is closed.
  for (let kept = entries.slice(-most); !store(kept) && kept.length > 1; ) kept = kept.slice(1);
}

function store(entries: [string, unknown][]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
    return true;
  } catch {
    return false;
  }
}

function readDrafts(): Drafts {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Drafts;
  } catch {
    return {};
  }
}
