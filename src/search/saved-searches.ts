import type { SavedHit, SearchHit } from '@docs/search/client';
import { readStored, writeStored } from '../runtime/storage';

/*
 * Recent and favorite searches are in the browser's local storage, with the format and the keys of DocSearch.
 * DocSearch trusts that storage: it would crash if the storage is full, or if its keys contain something
 * else. So this module checks the storage first.
 */

/** Maximum number of recent searches, without and with favorites, and of favorites. */
const savedLimits = { recent: 7, recentBesideFavorites: 4, favorite: 10 } as const;

const keys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

/** Message if nothing can be saved. */
export const savingFailed =
  'Searches are not remembered here: the storage of this browser is full or forbidden.';

type SavedKind = keyof typeof keys;

/** Longer than all lists together can become. */
const probe = { key: '__SEARCH_PROBE__', length: 20_000 };

/** Returns the key that a list of an index is stored under. */
export function savedKey(kind: SavedKind, indexName: string): string {
  return keys[kind] + indexName;
}

/** Reads the recent and favorite searches of an index, up to their limits. */
export function readSaved(indexName: string): Record<SavedKind, SavedHit[]> {
  const favorite = readList('favorite', indexName).slice(0, savedLimits.favorite);
  const recent = readList('recent', indexName).slice(0, recentLimit(favorite));
  return { recent, favorite };
}

/** Adds a chosen hit as the first recent search, unless it is a favorite. */
export function saveRecent(indexName: string, hit: SavedHit): void {
  const { recent, favorite } = readSaved(indexName);
  if (favorite.some(({ objectID }) => objectID === hit.objectID)) return;
  const others = recent.filter(({ objectID }) => objectID !== hit.objectID);
  const { objectID, url, type, content, hierarchy } = hit;
  const kept = [{ objectID, url, type, content, hierarchy }, ...others].slice(0, recentLimit(favorite));
  writeStored(savedKey('recent', indexName), JSON.stringify(kept));
}

/**
 * Returns whether searches can be saved, which requires that storage is allowed and not full. Removes stored
 * values that are not valid hits.
 */
export function prepareSaved(indexName: string): boolean {
  for (const kind of Object.keys(keys) as SavedKind[]) {
    const key = savedKey(kind, indexName);
    const stored = readStored(key);
    if (stored === null) continue;
    const kept = readList(kind, indexName);
    writeStored(key, kept.length > 0 ? JSON.stringify(kept) : null);
  }
  const hasRoom = writeStored(probe.key, ' '.repeat(probe.length));
  writeStored(probe.key, null);
  return hasRoom;
}

function recentLimit(favorites: readonly SavedHit[]): number {
  return favorites.length > 0 ? savedLimits.recentBesideFavorites : savedLimits.recent;
}

/**
 * Reads the valid hits of a list. Another page of the origin, or an older version, may have stored others.
 */
function readList(kind: SavedKind, indexName: string): SavedHit[] {
  const value = parse(readStored(savedKey(kind, indexName)) ?? '[]');
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

/** Removes the fields that DocSearch would render in place of the hit's texts. */
function withoutResult(hit: SavedHit): SavedHit {
  const { _highlightResult, _snippetResult, ...saved } = hit as SearchHit;
  return saved;
}

/** Returns whether a value is a URL that a click may open: a page of this site, or an HTTP URL. */
function isAddress(url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url, window.location.origin)) return false;
  return /^https?:$/.test(new URL(url, window.location.origin).protocol);
}

/**
 * Returns whether a text is safe to insert as HTML: it contains no tags other than marks, as `toMarkup`
 * writes it.
 */
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
