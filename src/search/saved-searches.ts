import type { SavedHit, SearchHit } from './hit';

/*
 * Recent and favourite searches live in the browser's storage, in the form and under the keys that DocSearch
 * gives them. It trusts that storage: a full one, or one with something else under its keys, would break it.
 * So what is there is looked at before.
 */

/**
 * How many recent searches are kept, where there are favourites and where there are none; and how many
 * favourites.
 */
export const savedLimits = { recent: 7, recentBesideFavorites: 4, favorite: 10 } as const;

const keys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

/** What is said where nothing can be saved. */
export const savingFailed =
  'Searches are not remembered here: the storage of this browser is full or forbidden.';

type SavedKind = keyof typeof keys;

/** More than all lists together may take. */
const probe = { key: '__SEARCH_PROBE__', length: 20_000 };

/** The key that a list of an index is stored under. */
export function savedKey(kind: SavedKind, indexName: string): string {
  return keys[kind] + indexName;
}

/** Recent and favourite searches of an index, as many as are kept. */
export function readSaved(indexName: string): Record<SavedKind, SavedHit[]> {
  const favorite = readList('favorite', indexName).slice(0, savedLimits.favorite);
  const recent = readList('recent', indexName).slice(0, recentLimit(favorite));
  return { recent, favorite };
}

/** Puts a chosen hit in front of the recent searches, unless it is a favourite. */
export function saveRecent(indexName: string, hit: SavedHit): void {
  const { recent, favorite } = readSaved(indexName);
  if (favorite.some(({ objectID }) => objectID === hit.objectID)) return;
  const others = recent.filter(({ objectID }) => objectID !== hit.objectID);
  const { objectID, url, type, content, hierarchy } = hit;
  const kept = [{ objectID, url, type, content, hierarchy }, ...others].slice(0, recentLimit(favorite));
  write(savedKey('recent', indexName), JSON.stringify(kept));
}

/**
 * Whether searches can be saved: storage is allowed, and has room. Takes away what is stored but is no hit
 * that may be shown.
 */
export function prepareSaved(indexName: string): boolean {
  for (const kind of Object.keys(keys) as SavedKind[]) {
    const key = savedKey(kind, indexName);
    const stored = read(key);
    if (stored === null) continue;
    const kept = readList(kind, indexName);
    write(key, kept.length > 0 ? JSON.stringify(kept) : null);
  }
  const hasRoom = write(probe.key, ' '.repeat(probe.length));
  write(probe.key, null);
  return hasRoom;
}

function recentLimit(favorites: readonly SavedHit[]): number {
  return favorites.length > 0 ? savedLimits.recentBesideFavorites : savedLimits.recent;
}

/**
 * The hits of a list that may be shown: others could have been put there by another page of the origin, or by
 * an old version.
 */
function readList(kind: SavedKind, indexName: string): SavedHit[] {
  const value = parse(read(savedKey(kind, indexName)) ?? '[]');
  return Array.isArray(value) ? value.filter(isHit).map(withoutResult) : [];
}

function isHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, content = null, hierarchy } = value as Partial<SavedHit>;
  return (
    typeof objectID === 'string' &&
    isAddress(url) &&
    typeof hierarchy?.lvl1 === 'string' &&
    [content, ...Object.values(hierarchy)].every((text) => text === null || isMarkup(text))
  );
}

/** A hit without what DocSearch would put into the page in place of its texts. */
function withoutResult(hit: SavedHit): SavedHit {
  const { _highlightResult, _snippetResult, ...saved } = hit as SearchHit;
  return saved;
}

/** Whether a click may open an address: a page of this site, or one of the web. */
function isAddress(url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url, window.location.origin)) return false;
  return /^https?:$/.test(new URL(url, window.location.origin).protocol);
}

/** Whether a text may be put into the page as HTML: it has no tags but marks, as `toMarkup` writes it. */
function isMarkup(text: unknown): boolean {
  return typeof text === 'string' && !text.replace(/<\/?mark>/g, '').includes('<');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What is stored under a key; null where there is nothing, or storage is forbidden. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or takes it away; whether that was possible. Nothing depends on what is remembered. */
function write(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
